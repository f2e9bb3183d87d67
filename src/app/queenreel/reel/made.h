#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// A file as it was when it was made. Times are nanoseconds of the system's clock.
struct MadeFile {
    std::uint64_t size = 0;
    std::int64_t changed = 0;  ///< when it was written last
    std::string sum;           ///< SHA-256 of its bytes, in hexadecimal

    friend bool operator==(const MadeFile&, const MadeFile&) = default;
};

/// The files of an output.
struct MadeOutput {
    std::string options;                      ///< fingerprint of what it was asked for with, and …
    std::string inputs;                       ///< … of the content of the files it was made of
    std::map<std::string, MadeFile> files{};  ///< by absolute path

    friend bool operator==(const MadeOutput&, const MadeOutput&) = default;
};

/// What a reel made, kept in a hidden file beside it.
struct Made {
    std::string program;                                       ///< the version that made it
    std::map<std::string, MadeOutput, std::less<>> outputs{};  ///< by name

    /// Whether one of the outputs has the file.
    bool has(const std::string& file) const;
};

/// SHA-256 in hexadecimal.
std::string fingerprint(std::string_view bytes);

/// That of names and contents of files; a file that cannot be read counts as one without content.
std::string fingerprint_of_files(std::span<const std::string> paths);

/// The file as it is now; nothing where there is none that can be read.
std::optional<MadeFile> state_of(const std::string& path);

/// Whether the file is as it was made. Its bytes are read only where its size is the same and its time is
/// not.
bool is_as_made(const std::string& path, const MadeFile& made);

/// Where the record of a reel is: `.lecture.toml.made` beside it.
std::string record_path(const std::string& reel);

/// The record of a reel; an empty one where there is none, or none that is understood.
Made read_record(const std::string& path);

/// Writes it, whole or not at all. Throws OutputError.
void write_record(const std::string& path, const Made& made);

}  // namespace queenreel
