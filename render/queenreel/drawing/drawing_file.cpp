#include "queenreel/drawing/drawing_file.h"

#include "queenreel/module/module.h"

namespace queenreel {

Drawing read_drawing(const std::string& path, Color current) {
    using Reader = Drawing(const std::string&, Color);
    static const auto read = module_function<Reader>("queenreel-drawing", "queenreel_read_drawing",
                                                     "use the program's own pieces");
    return read(path, current);
}

}  // namespace queenreel
