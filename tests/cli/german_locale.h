#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

#include "child.h"

namespace queenreel::test {

/// A locale with decimal commas, compiled into a folder of its own; missing if the system cannot compile one.
/// It is German except for its collation, which takes most of the time to compile.
class GermanLocale {
  public:
    GermanLocale() {
        std::ofstream source(folder_ / "source");
        for (const std::string name : {"IDENTIFICATION", "CTYPE", "COLLATE", "NUMERIC", "MONETARY", "TIME",
                                       "MESSAGES", "PAPER", "NAME", "ADDRESS", "TELEPHONE", "MEASUREMENT"})
            source << "LC_" << name << "\ncopy \"" << (name == "COLLATE" ? "POSIX" : "de_DE") << "\"\nEND LC_"
                   << name << '\n';
        source.close();
        const std::string command = "localedef -i " + (folder_ / "source").string() + " -f UTF-8 " +
                                    (folder_ / "de_DE.UTF-8").string() + " >/dev/null 2>&1";
        [[maybe_unused]] const int status = std::system(command.c_str());
    }

    std::map<std::string, std::string> environment() const {
        // glibc never frees what it makes from LOCPATH.
        return {{"LOCPATH", folder_.path()}, {"LC_ALL", "de_DE.UTF-8"}, {"ASAN_OPTIONS", "detect_leaks=0"}};
    }

    /// Returns true if programs started with environment() that ask for their locale would write commas.
    bool writes_commas() const {
        const std::string ask =
            "LOCPATH=" + folder_.path().string() + " LC_ALL=de_DE.UTF-8 locale decimal_point";
        FILE* answer = popen((ask + " 2>/dev/null").c_str(), "r");
        const int letter = answer ? fgetc(answer) : EOF;
        if (answer)
            pclose(answer);
        return letter == ',';
    }

  private:
    Folder folder_;
};

}  // namespace queenreel::test
