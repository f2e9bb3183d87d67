#include "cli/options/presets.h"

#include <fmt/format.h>

#include <algorithm>

namespace queenreel {

std::span<const Preset> presets() {
    static const std::vector<Preset> table{
        {"slides",
         "a film that fills a wide slide",
         {{"format", "mp4"}, {"size", "1920x1080"}, {"hold", "solution=2"}, {"quality", "best"}}},
        {"social",
         "a quick square film for a feed, with a pause at the end",
         {{"format", "mp4"}, {"size", "1080"}, {"hold", "solution=0.5"}, {"end-pause", "2"}}},
        {"web",
         "a small moving picture for a web page or README",
         {{"format", "gif"}, {"size", "480"}, {"hold", "solution=0.5"}}},
        {"thumbnail",
         "the smallest size that still shows the queens",
         {{"format", "gif"}, {"size", "160"}, {"hold", "solution=0.25"}}},
        {"draft",
         "a quick preview of a film",
         {{"format", "mp4"}, {"size", "360"}, {"hold", "solution=0.25"}, {"quality", "draft"}}},
    };
    return table;
}

const Preset* find_preset(std::string_view name) {
    const auto found = std::ranges::find(presets(), name, &Preset::name);
    return found == presets().end() ? nullptr : &*found;
}

std::vector<Option> preset_option() {
    return {{.name = "preset",
             .argument = "NAME",
             .help = "a set of options, see list presets; options you give win",
             .group = "How it moves",
             .values = [] { return names_of(presets()); }}};
}

Arguments with_preset(Arguments arguments) {
    if (!arguments.takes("preset") || !arguments.has("preset"))
        return arguments;
    const bool named_file = arguments.has("output") && arguments.value("output") != "-";
    for (const auto& [option, value] : find_preset(*arguments.value("preset"))->values)
        if (option != "format" || !named_file)  // a file's name tells its format
            arguments.set_unless_given(option, value);
    return arguments;
}

std::string options_text(const Preset& preset) {
    std::string text;
    for (const auto& [option, value] : preset.values)
        text += fmt::format("{}--{} {}", text.empty() ? "" : " ", option, value);
    return text;
}

}  // namespace queenreel
