#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/format.h"
#include "queenreel/io/error.h"

namespace queenreel {

class Folder;

/// A second picture for a file whose format holds one.
struct OnePictureError final : OutputError {
    /// `path`: the file; empty for standard output.
    explicit OnePictureError(const std::filesystem::path& path);

    std::filesystem::path file;
};

/// A picture held for longer or shorter than its film can express.
struct HoldError final : OutputError {
    HoldError(std::chrono::microseconds hold, const FilmFormat& format);

    std::chrono::microseconds asked;
    const FilmFormat* film;
};

/// More pictures, or slides, than a document can have and still be opened.
struct TooManyPicturesError final : OutputError {
    /// `format`: its name; `what`: what there are too many of, in the plural.
    TooManyPicturesError(std::string_view format, std::string_view what, std::uint64_t max);

    std::string why;  ///< without a way out
};

/// The same of files of a set, which can be gone on with: OutputOptions::resume.
struct SetExistsError final : ExistsError {
    /// `first`: the first of `how_many` ≥ 1 in the order of their names.
    SetExistsError(std::string first, std::uint64_t how_many);

    std::uint64_t count;
};

/// Throws SetExistsError when `folder` has names that a set is going to have.
void require_none(const Folder& folder, const std::function<bool(const std::string& name)>& is_of_set);

/// Files that were to appear together, of which only some did. what() tells why, and which those are.
struct PartialSetError final : OutputError {
    /// `reason`: why the rest did not; `files`: those that stand, or the first and the last of `count`.
    PartialSetError(const OutputError& reason, const std::vector<std::filesystem::path>& files,
                    std::uint64_t count);

    std::exception_ptr reason;  ///< an OutputError
    std::string standing;       ///< which files stand, such as `x.mp4 is new and stays`
};

/// Calls `publish`, which gives files their names. When it fails although some have theirs, of which `count`
/// tells how many and `files` which, it throws PartialSetError.
template <typename Publish, typename Files, typename Count>
void publish_together(Publish publish, Files files, Count count) {
    try {
        publish();
    } catch (const OutputError& reason) {
        if (count() == 0)
            throw;
        throw PartialSetError(reason, files(), count());
    }
}

/// What OutputErrors call standard output.
inline constexpr const char* standard_output_name = "standard output";

}  // namespace queenreel
