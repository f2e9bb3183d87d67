#pragma once

#include <memory>
#include <string>

#include "queenreel/io/output_file.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// Does the format move back in its file?
enum class Access { forward, seeking };

/// Standard output. A format that seeks is spooled to an unlinked temporary file and copied by prepare().
std::unique_ptr<OutputStream> open_standard_output(Access access);

/// The file `path`. A regular file, new or not, is an OutputFile; a symbolic link stays, and the file it
/// points to is replaced. A device or pipe is written directly, spooled when the format seeks. Throws
/// ExistsError for a file that may not be replaced, OutputError for a missing folder or anything else in the
/// way, and what the check of waits throws while nobody reads a named pipe. Removes from the file's folder
/// what killed runs have left there.
std::unique_ptr<OutputStream> open_output_stream(const std::string& path, Existing existing, Access access);

}  // namespace queenreel
