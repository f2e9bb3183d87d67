#pragma once

#include <string_view>

namespace queenreel {

/// A text that pages are made of, the file of that name in assets/web, as it was when the program was built.
/// Empty where there is none.
std::string_view page_part(std::string_view name);

/// The stories' engine, a WebAssembly module compressed by gzip; empty where the program was built without.
std::string_view page_engine();

/// Whether it is there.
bool has_page_engine();

}  // namespace queenreel
