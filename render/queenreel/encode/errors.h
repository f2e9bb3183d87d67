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

/// A second picture was put into a file whose format holds one.
struct OnePictureError final : OutputError {
    /// `path`: the file; empty for standard output.
    explicit OnePictureError(const std::filesystem::path& path);

    std::filesystem::path file;
};

/// A picture is held for longer or shorter than its film can express.
struct HoldError final : OutputError {
    HoldError(std::chrono::microseconds hold, const FilmFormat& format);

    std::chrono::microseconds asked;
    const FilmFormat* film;
};

/// Throws HoldError if films of the format cannot hold a picture that long.
void require_hold(std::chrono::microseconds hold, const FilmFormat& format);

/// A document has too many pictures or slides to be opened.
struct TooManyPicturesError final : OutputError {
    /// `format`: its name; `what`: the things that are too many, in the plural.
    TooManyPicturesError(std::string_view format, std::string_view what, std::uint64_t max);

    std::string why;  ///< without a remedy
};

/// A film has no multiple-choice questions, and its format holds nothing else.
struct NoQuestionsError final : OutputError {
    NoQuestionsError();
};

/// Files of a set exist; the set can be continued: OutputOptions::resume.
struct SetExistsError final : ExistsError {
    /// `first`: the first of `how_many` ≥ 1 in the order of their names.
    SetExistsError(std::string first, std::uint64_t how_many);

    std::uint64_t count;
};

/// Throws SetExistsError if `folder` has names that a set is going to use.
void require_none(const Folder& folder, const std::function<bool(const std::string& name)>& is_of_set);

/// A set could only be published in part. what() says why and which files.
struct PartialSetError final : OutputError {
    /// `reason`: why the rest failed; `files`: those that are published, or the first and the last of
    /// `count`.
    PartialSetError(const OutputError& reason, const std::vector<std::filesystem::path>& files,
                    std::uint64_t count);

    std::exception_ptr reason;  ///< an OutputError
    std::string standing;       ///< which files are published, such as `x.mp4 is new and stays`
};

/// Calls `publish`, which gives files their final names. If it fails after some got theirs, throws
/// PartialSetError, using `count` for their number and `files` for their names.
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

/// The name of standard output in OutputErrors.
inline constexpr const char* standard_output_name = "standard output";

}  // namespace queenreel
