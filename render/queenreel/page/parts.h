#pragma once

#include <string_view>

namespace queenreel {

/// A text that pages consist of, embedded when the program was built: the file of that name in assets/web.
/// Styles are minified, and a page's script includes the modules that it imports. Empty if there is no such
/// file.
std::string_view page_part(std::string_view name);

/// The stories' engine, a gzip-compressed WebAssembly module; empty if the program was built without it.
std::string_view page_engine();

/// Returns true if the program was built with the engine.
bool has_page_engine();

}  // namespace queenreel
