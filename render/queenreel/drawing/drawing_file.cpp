#include "queenreel/drawing/drawing_file.h"

#include <algorithm>
#include <vector>

#include "queenreel/module/module.h"

namespace queenreel {

Drawing read_drawing(const std::string& path, Color current) {
    using Reader = Drawing(const std::string&, Color);
    static const auto read = module_function<Reader>("queenreel-drawing", "queenreel_read_drawing",
                                                     "use the program's own pieces");
    return read(path, current);
}

std::shared_ptr<const Drawing> drawing_of(const std::string& path, Color current) {
    struct Known {
        std::string path;
        Color current;
        std::shared_ptr<const Drawing> drawing;
    };
    static std::vector<Known> all;
    if (path.empty())
        return nullptr;
    const auto known = std::ranges::find_if(
        all, [&](const Known& one) { return one.path == path && one.current == current; });
    if (known != all.end())
        return known->drawing;
    all.push_back({path, current, std::make_shared<const Drawing>(read_drawing(path, current))});
    return all.back().drawing;
}

}  // namespace queenreel
