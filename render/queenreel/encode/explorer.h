#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// The explorer: one HTML file that needs no other and no network, in UTF-8. Throws UnavailableError where
/// the program was built without the engine.
std::string explorer_page();

/// The Content-Security-Policy under which a server gives such a page: what it holds may run, and nothing
/// else; it reaches no other address and stands in no frame.
std::string page_policy(std::string_view html);

}  // namespace queenreel
