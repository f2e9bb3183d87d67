#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace queenreel {

/// The files in a folder, as far as the judge reads them by their names.
struct FolderFiles {
    std::vector<std::string> read;  ///< pictures and films, sorted by name
    std::uint64_t others = 0;       ///< the number of other files; hidden ones and folders do not count
};

/// The files in a folder. Throws std::filesystem::filesystem_error for a folder that cannot be read.
FolderFiles files_in(const std::filesystem::path& folder);

}  // namespace queenreel
