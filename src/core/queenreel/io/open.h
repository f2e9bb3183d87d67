#pragma once

#include <memory>
#include <string>

#include "queenreel/io/output_file.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// A writer's access to its stream: from start to end, or with seeks.
enum class Access { forward, seeking };

/// Opens standard output. With Access::seeking the bytes are spooled to an unlinked temporary file, which
/// prepare() copies.
std::unique_ptr<OutputStream> open_standard_output(Access access);

/// Opens the output `path`. A regular file, new or existing, becomes an OutputFile; a symbolic link stays,
/// and its target is replaced. A device or pipe is written directly, or spooled with Access::seeking. Removes
/// what killed runs left in the file's folder. Throws ExistsError if the file must not be replaced,
/// OutputError if the folder is missing or the file cannot be opened, and whatever the wait check throws
/// while a named pipe has no reader.
std::unique_ptr<OutputStream> open_output_stream(const std::string& path, Existing existing, Access access);

}  // namespace queenreel
