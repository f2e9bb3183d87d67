#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// The state of a file when it was made. Times are nanoseconds of the system clock.
struct MadeFile {
    std::uint64_t size = 0;
    std::int64_t changed = 0;  ///< time of the last write
    std::string sum;           ///< SHA-256 of its bytes, in hexadecimal

    friend bool operator==(const MadeFile&, const MadeFile&) = default;
};

/// The files of an output.
struct MadeOutput {
    std::string options;                      ///< fingerprint of the request, and …
    std::string inputs;                       ///< … of the contents of the input files
    std::map<std::string, MadeFile> files{};  ///< by absolute path

    friend bool operator==(const MadeOutput&, const MadeOutput&) = default;
};

/// The record of a reel's outputs, kept in a hidden file beside the reel.
struct Made {
    std::string program;                                       ///< the version that made it
    std::map<std::string, MadeOutput, std::less<>> outputs{};  ///< by name

    /// Returns true if the file belongs to one of the outputs.
    bool has(const std::string& file) const;
};

/// SHA-256 in hexadecimal.
std::string fingerprint(std::string_view bytes);

/// Returns the fingerprint of files' names and contents; an unreadable file counts as empty.
std::string fingerprint_of_files(std::span<const std::string> paths);

/// Returns the current state of the file; nothing if it cannot be read.
std::optional<MadeFile> state_of(const std::string& path);

/// Returns true if the file is unchanged since it was made. Reads its bytes only if its size is the same but
/// its time is not.
bool is_as_made(const std::string& path, const MadeFile& made);

/// The path of a reel's record: `.lecture.toml.made` beside it.
std::string record_path(const std::string& reel);

/// Reads the record of a reel; empty if it is missing or invalid.
Made read_record(const std::string& path);

/// Writes the record atomically. Throws OutputError.
void write_record(const std::string& path, const Made& made);

}  // namespace queenreel
