#include "queenreel/encode/errors.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"
#include "queenreel/io/folder.h"

namespace queenreel {
namespace {

/// "a.mp4 is new and stays", "a.mp4 to c.mp4 (3 files) are new and stay".
std::string standing_text(const std::vector<std::filesystem::path>& files, std::uint64_t count) {
    if (count == 1)
        return files.front().string() + " is new and stays";
    if (count > files.size())
        return fmt::format("{} to {} ({} files) are new and stay", files.front().string(),
                           files.back().string(), count);
    std::string names;
    for (const auto& file : files)
        names += (names.empty() ? "" : ", ") + file.string();
    return names + " are new and stay";
}

std::string too_many(std::string_view format, std::string_view what, std::uint64_t max) {
    return fmt::format("{}: more than {} {} would take too long to open", format, grouped(max), what);
}

}  // namespace

OnePictureError::OnePictureError(const std::filesystem::path& path)
    : OutputError((path.empty() ? standard_output_name : path.string()) +
                  ": holds one picture and there are more; write to a folder like boards/"),
      file(path) {}

HoldError::HoldError(std::chrono::microseconds hold, const FilmFormat& format)
    : OutputError(fmt::format("a picture held {} s: {} can hold one {} to {} s; choose a time in that range",
                              in_seconds(hold), format.name, in_seconds(format.min_hold),
                              in_seconds(format.max_hold))),
      asked(hold),
      film(&format) {}

void require_hold(std::chrono::microseconds hold, const FilmFormat& format) {
    if (hold < format.min_hold || hold > format.max_hold)
        throw HoldError(hold, format);
}

NoQuestionsError::NoQuestionsError()
    : OutputError("moodle: the film asks nothing; choose a search that asks, such as that of backtracking") {}

TooManyPicturesError::TooManyPicturesError(std::string_view format, std::string_view what, std::uint64_t max)
    : OutputError(too_many(format, what, max) + "; choose fewer"), why(too_many(format, what, max)) {}

SetExistsError::SetExistsError(std::string first, std::uint64_t how_many)
    : ExistsError(std::move(first)), count(how_many) {}

void require_none(const Folder& folder, const std::function<bool(const std::string& name)>& is_of_set) {
    std::vector<std::string> names = folder.names();
    std::erase_if(names, [&](const std::string& name) { return !is_of_set(name); });
    if (!names.empty())
        throw SetExistsError(folder.path_of(std::ranges::min(names)), names.size());
}

PartialSetError::PartialSetError(const OutputError& error, const std::vector<std::filesystem::path>& files,
                                 std::uint64_t count)
    : OutputError(fmt::format("{}; {}", error.what(), standing_text(files, count))),
      reason(std::current_exception()),
      standing(standing_text(files, count)) {}

}  // namespace queenreel
