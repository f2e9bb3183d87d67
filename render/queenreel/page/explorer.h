#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// The explorer: one HTML file that needs no other and no network, in UTF-8, with the solvers and stories in
/// it. `queen`: as PageContents::queen. Asks for has_page_engine().
std::string explorer_html(const std::string& queen);

/// The Content-Security-Policy that a page has, for a server to send with it.
std::string policy_of(std::string_view html);

}  // namespace queenreel
