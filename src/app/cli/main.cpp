#include <unistd.h>

#include <string>
#include <vector>

#include "cli/program.h"
#include "terminal/console.h"
#include "terminal/no_memory.h"
#include "terminal/signals.h"

int main(int count, char** words) {
    queenreel::end_quietly_without_memory();
    queenreel::keep_standard_descriptors();
    queenreel::catch_signals();
    queenreel::Console console(STDOUT_FILENO, STDERR_FILENO);
    const std::vector<std::string> line(words + (count > 0 ? 1 : 0), words + count);
    return queenreel::run_program(line, console);
}
