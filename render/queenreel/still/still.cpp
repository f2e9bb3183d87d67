#include "queenreel/still/still.h"

#include "queenreel/module/module.h"

namespace queenreel {

CodeStill& still_coder(std::string_view format) {
    return *module_function<CodeStill>("queenreel-still", "queenreel_code_" + std::string(format),
                                       "use another format, such as png");
}

}  // namespace queenreel
