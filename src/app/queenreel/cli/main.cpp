#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "queenreel/cli/command.h"
#include "queenreel/cli/speech.h"
#include "queenreel/terminal/console.h"
#include "queenreel/terminal/no_memory.h"
#include "queenreel/terminal/signals.h"

int main(int count, char** words) {
    queenreel::end_quietly_without_memory();
    queenreel::keep_standard_descriptors();
    queenreel::catch_signals();
    queenreel::Console console(STDOUT_FILENO, STDERR_FILENO);
    const std::vector<std::string> line(words + (count > 0 ? 1 : 0), words + count);
    // Other programs read the output of --complete and --generate, so it stays English.
    if (line.empty() || (line.front() != "--complete" && line.front() != "--generate"))
        queenreel::speak(queenreel::language_of_messages([](const char* name) { return std::getenv(name); }));
    return queenreel::run_program(line, console);
}
