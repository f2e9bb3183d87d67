#include "queenreel/encode/explorer.h"

#include "queenreel/encode/queen_symbol.h"
#include "queenreel/frame/look.h"
#include "queenreel/module/module.h"
#include "queenreel/page/page.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

void require_engine() {
    if (!has_page_engine())
        throw UnavailableError(
            "explore: this build has no engine to tell stories in pages; build with the packages that "
            "scripts/packages lists");
}

}  // namespace

std::string explorer_page() {
    require_engine();
    return explorer_html(queen_symbol(Look()));
}

std::vector<PageFile> explorer_site() {
    require_engine();
    return explorer_files(queen_symbol(Look()));
}

std::string page_policy(std::string_view html) {
    return policy_of(html) + "; frame-ancestors 'none'";
}

}  // namespace queenreel
