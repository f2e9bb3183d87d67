// A command line, a word a line: what is read of it before any work is done.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/utf8.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/studio/rules.h"
#include "queenreel/terminal/console.h"

namespace {

using namespace queenreel;

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find('\n'));
        words.emplace_back(word.substr(0, word.find('\0')));  // a zero ends it
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return words;
}

void read_film(const AnimateArgs& args) {
    std::vector<const Format*> formats;
    for (const Destination& destination : film_destinations(args, args.format)) {
        look_of(args, *destination.format);
        formats.push_back(destination.format);
    }
    check_formats(film_rules(), args, formats);
    check_pace(args, formats);
    check_encode(args, args.theme.value_or(themes().front()), formats);
}

void read(const Command& command, std::span<const std::string> words) {
    const auto args = command.action.args();
    args->line = Arguments(command.options, words);
    store_values(command.options, args->line, *args);
    check_rules(command.rules, *args);
    if (const auto* film = dynamic_cast<const AnimateArgs*>(args.get()))
        read_film(*film);
    else if (const auto* pictures = dynamic_cast<const PictureArgs*>(args.get()); command.name == "render")
        look_of(*pictures, *destination_of(*pictures, Medium::document).format);
}

/// Law: a message is a line of limited length, and UTF-8 if the text it repeats is.
void check_message(std::string_view message, std::string_view text) {
    constexpr std::size_t longest = 2'003;
    const std::string line = shortened(printable(message));
    if (line.empty() || line.find('\n') != std::string::npos || line.size() > longest)
        std::abort();
    if (is_utf8(text) && !is_utf8(line))
        std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const std::vector<std::string> words = words_of(text);
    const Command* command = words.empty() ? nullptr : find_command(words[0]);
    if (!command)
        return 0;
    try {
        read(*command, std::span(words).subspan(1));
    } catch (const UsageError& error) {
        check_message(error.what(), text);
    } catch (const SpecError& error) {
        check_message(message_of(error), text);
    }
    return 0;
}
