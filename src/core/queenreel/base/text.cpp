#include "queenreel/base/text.h"

#include <cstddef>

namespace queenreel {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (auto end = static_cast<std::ptrdiff_t>(digits.size()) - 3; end > 0; end -= 3)
        digits.insert(static_cast<std::size_t>(end), 1, ',');
    return digits;
}

std::string of_total(std::uint64_t number, std::optional<std::uint64_t> total) {
    return total ? grouped(number) + " of " + grouped(*total) : grouped(number);
}

std::string counted(std::uint64_t number, const std::string& noun) {
    return grouped(number) + ' ' + noun + (number == 1 ? "" : "s");
}

std::string file_letters(int column) {
    constexpr int letters = 26;
    std::string name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / letters)
        name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % letters));
    return name;
}

std::string excerpt(std::string_view text) {
    constexpr std::size_t longest = 60;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return lower;
}

std::string replaced(std::string text, std::string_view part, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += by.size())
        text.replace(at, part.size(), by);
    return text;
}

std::string alternatives(std::span<const std::string_view> names) {
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at)
        text.append(at == 0 ? "" : at + 1 == names.size() ? " or " : ", ").append(names[at]);
    return text;
}

std::string superscript(int number) {
    constexpr const char* raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char letter : std::to_string(number))
        text += letter == '-' ? "⁻" : raised[letter - '0'];
    return text;
}

}  // namespace queenreel
