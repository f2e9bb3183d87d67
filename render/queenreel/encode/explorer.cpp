#include "queenreel/encode/explorer.h"

#include "queenreel/encode/queen_symbol.h"
#include "queenreel/frame/look.h"
#include "queenreel/module/module.h"
#include "queenreel/page/page.h"
#include "queenreel/page/parts.h"

namespace queenreel {

std::string explorer_page() {
    if (!has_page_engine())
        throw UnavailableError(
            "explore: this build has no engine to tell stories in pages; build with the packages that "
            "scripts/packages lists");
    return explorer_html(queen_symbol(Look()));
}

std::string page_policy(std::string_view html) {
    return policy_of(html) + "; frame-ancestors 'none'";
}

}  // namespace queenreel
