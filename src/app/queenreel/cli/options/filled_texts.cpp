#include "queenreel/cli/options/filled_texts.h"

#include <array>

#include "queenreel/base/text.h"

namespace queenreel {

std::span<const std::string_view> filled_texts() {
    static constexpr std::array all{size_help,      page_help,   colors_help, hold_help,    hold_note,
                                    duration_note,  select_help, loop_help,   quality_help, random_help,
                                    number_of_help, story_note,  port_note,   list_help};
    return all;
}

std::string filled(std::string_view message,
                   std::initializer_list<std::pair<std::string_view, std::string>> values) {
    std::string text(message);
    for (const auto& [name, value] : values)
        text = replaced(std::move(text), "{" + std::string(name) + "}", value);
    return text;
}

}  // namespace queenreel
