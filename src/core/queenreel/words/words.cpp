#include "queenreel/words/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "queenreel/words/catalog.h"

namespace queenreel {
namespace {

/// Calls `plain` with each text between names in braces, and `named` with each name.
void read(std::string_view text, auto plain, auto named) {
    while (true) {
        const std::size_t open = text.find('{');
        plain(text.substr(0, open));
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos)
            return;
        named(text.substr(open + 1, close - open - 1));
        text.remove_prefix(close + 1);
    }
}

bool is_small(char letter) {
    return 'a' <= letter && letter <= 'z';
}

/// Returns true if two names differ at most in the case of their first letter.
bool is_same(std::string_view one, std::string_view other) {
    constexpr unsigned size_bit = 0x20;
    return one.substr(1) == other.substr(1) && (static_cast<unsigned char>(one[0]) | size_bit) ==
                                                   (static_cast<unsigned char>(other[0]) | size_bit);
}

/// The position of a name among the message's distinct names, not counting `apart`.
std::size_t position(std::string_view english, std::string_view name, std::string_view apart) {
    std::vector<std::string_view> names;
    const auto place = [&](std::string_view wanted) {
        const auto found = std::ranges::find_if(names, [=](auto one) { return is_same(one, wanted); });
        return static_cast<std::size_t>(found - names.begin());
    };
    read(
        english, [](std::string_view) {},
        [&](std::string_view one) {
            if (one != apart && place(one) == names.size())
                names.push_back(one);
        });
    return place(name);
}

/// The translation of a message under its key, or the message itself.
std::string_view translated(const Language& language, std::string_view key, std::string_view english) {
    const std::string_view found = Catalog(language.catalog).find(key);
    return found.empty() ? english : found;
}

/// A right-to-left text that begins with the Latin name of a square or a solver would be displayed left to
/// right (Unicode Standard Annex 9, P2) without a mark before it.
void mark_direction(std::string& text) {
    constexpr std::string_view right_to_left_mark = "\u200F";
    const auto first = std::ranges::find_if(text, [](char c) {
        return is_small(c) || ('A' <= c && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
    });
    if (first != text.end() && (static_cast<unsigned char>(*first) & 0x80U) == 0)
        text.insert(0, right_to_left_mark);
}

}  // namespace

std::string Words::filled(std::string_view text, std::string_view english,
                          std::initializer_list<Argument> arguments,
                          std::optional<std::uint64_t> count) const {
    std::string result;
    read(
        text, [&](std::string_view part) { result += part; },
        [&](std::string_view name) {
            if (name == "count" && count) {
                result += number(*count);
                return;
            }
            const std::size_t at = position(english, name, count ? "count" : "");
            if (at >= arguments.size())
                return;
            const Argument& argument = arguments.begin()[at];
            std::string value = argument.text() ? *argument.text() : number(argument.number());
            result += is_small(name.front()) ? value : capitalized(value);
        });
    if (language_->right_to_left)
        mark_direction(result);
    return result;
}

Words Words::reworded(std::span<const Rewording> rewordings) const {
    Words words = *this;
    words.rewordings_ = rewordings;
    return words;
}

const Rewording* Words::rewording_of(std::string_view english) const {
    const auto found = std::ranges::find(rewordings_, english, &Rewording::of);
    return found == rewordings_.end() ? nullptr : &*found;
}

// Assigning to the parameters would make the engine for pages 15 kB larger.
std::string Words::say(std::string_view english, std::initializer_list<Argument> arguments) const {
    const Rewording* const other = rewording_of(english);
    const std::string_view said = other ? other->instead.one : english;
    return filled(translated(*language_, said, said), said, arguments, std::nullopt);
}

std::string Words::say_in(std::string_view context, std::string_view english,
                          std::initializer_list<Argument> arguments) const {
    const std::string key = std::string(context) + '\4' + std::string(english);
    return filled(translated(*language_, key, english), english, arguments, std::nullopt);
}

std::string Words::say_n(std::uint64_t count, std::string_view one, std::string_view many,
                         std::initializer_list<Argument> arguments) const {
    const Rewording* const other = rewording_of(one);
    const std::string_view said = other ? other->instead.one : one;
    const std::string_view said_of_many = other ? other->instead.many : many;
    const Catalog catalog(language_->catalog);
    std::string_view forms = catalog.find(said);
    if (forms.empty())
        return filled(count == 1 ? said : said_of_many, said_of_many, arguments, count);
    for (std::size_t form = catalog.plural_form(count); form > 0; --form)
        forms.remove_prefix(std::min(forms.find('\0'), forms.size() - 1) + 1);
    return filled(forms.substr(0, forms.find('\0')), said_of_many, arguments, count);
}

std::string Words::number(std::uint64_t number) const {
    std::string digits = std::to_string(number);
    for (auto end = static_cast<std::ptrdiff_t>(digits.size()) - 3; end > 0; end -= 3)
        digits.insert(static_cast<std::size_t>(end), language_->group);
    return digits;
}

std::string Words::decimal(double number, int digits) const {
    std::string text = fmt::format("{:.{}f}", number, digits);
    if (const std::size_t point = text.find('.'); point != std::string::npos)
        text.replace(point, 1, language_->point);
    return text;
}

std::string Words::of_total(std::uint64_t number, std::optional<std::uint64_t> total) const {
    return total ? say("{number} of {total}", {number, *total}) : this->number(number);
}

std::string Words::list(const std::vector<std::string>& names) const {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text = i == 0                  ? names[i]
               : i + 1 == names.size() ? say("{names} and {last}", {text, names[i]})
                                       : say("{names}, {next}", {text, names[i]});
    return text;
}

int width_in_letters(std::string_view text) {
    // In UTF-8, double-width letters begin with a byte from E3 to ED; nearly all others with a lower one.
    int width = 0;
    for (const char byte : text) {
        const auto value = static_cast<unsigned char>(byte);
        width += (value & 0xC0U) == 0x80U ? 0 : 0xE3U <= value && value <= 0xEDU ? 2 : 1;
    }
    return width;
}

std::string capitalized(std::string text) {
    const std::size_t letters =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_small) - text.begin());
    const bool is_square = letters < text.size() && '0' <= text[letters] && text[letters] <= '9';
    if (letters > 0 && !is_square)
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

}  // namespace queenreel
