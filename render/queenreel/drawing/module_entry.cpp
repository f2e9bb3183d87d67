#include "queenreel/drawing/reader/reader.h"

// Called by read_drawing() through the module's symbol table, from the same compiler: C++ types may pass.
extern "C" __attribute__((visibility("default"))) queenreel::Drawing queenreel_read_drawing(
    const std::string& path, queenreel::Color current) {
    return queenreel::read_drawing_file(path, current);
}
