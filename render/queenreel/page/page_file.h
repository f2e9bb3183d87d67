#pragma once

#include <string>

namespace queenreel {

/// One of the files of a page.
struct PageFile {
    std::string name;  ///< in their folder
    std::string bytes;
};

}  // namespace queenreel
