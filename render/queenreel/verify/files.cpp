#include "queenreel/verify/files.h"

#include <algorithm>

#include "queenreel/base/text.h"
#include "queenreel/verify/verify.h"

namespace queenreel {
namespace {

/// Returns true if the extension, in either case, belongs to a picture or a film.
bool is_picture_or_film(const std::filesystem::path& file) {
    const std::string ending = lower_case(file.extension().string());
    return std::ranges::any_of(file_kinds(), [&](const FileKindRow& row) {
        const bool has_pictures = row.content == FileContent::picture || row.content == FileContent::film;
        return has_pictures && ending == '.' + std::string(row.name);
    });
}

}  // namespace

FolderFiles files_in(const std::filesystem::path& folder) {
    FolderFiles files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const bool hidden = entry.path().filename().string().starts_with('.');
        if (hidden || entry.is_directory())
            continue;
        if (is_picture_or_film(entry.path()))
            files.read.push_back(entry.path().string());
        else
            ++files.others;
    }
    std::ranges::sort(files.read);
    return files;
}

}  // namespace queenreel
