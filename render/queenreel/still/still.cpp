#include "queenreel/still/still.h"

#include "queenreel/module/module.h"

namespace queenreel {
namespace {

using CodeStill = std::string(StillFormat, const Still&);

CodeStill* still_module() {
    return module_function<CodeStill>("queenreel-still", "queenreel_code_still",
                                      "use another format, such as png");
}

}  // namespace

void require_stills() {
    still_module();
}

std::string still_file(StillFormat format, const Still& still) {
    return still_module()(format, still);
}

}  // namespace queenreel
