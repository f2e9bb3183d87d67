#pragma once

#include <memory>
#include <string>

#include "io/byte_stream.h"

namespace queenreel {

/// A ByteStream with an end: what was written arrives where it is meant to, or nowhere.
class OutputStream : public ByteStream {
  public:
    /// Syncs and publishes what was written; the last call. Throws OutputError.
    virtual void complete() = 0;
};

/// May what stands under the final name be replaced?
enum class Existing { keep, replace };

/// Does the format move back in its file?
enum class Access { forward, seeking };

/// Standard output. A format that seeks is spooled to an unlinked temporary file and copied by complete().
std::unique_ptr<OutputStream> open_standard_output(Access access);

/// The file `path`. A regular file, new or not, is an OutputFile, and the one that a symbolic link points to
/// is replaced, not the link. A device or pipe is written directly, spooled when the format seeks. Throws
/// OutputError for a file that exists and may not be replaced, and for a folder that does not exist.
std::unique_ptr<OutputStream> open_output_stream(const std::string& path, Existing existing, Access access);

}  // namespace queenreel
