#include "queenreel/words/catalog.h"

#include "queenreel/words/plural.h"

namespace queenreel {

/// msgfmt writes the catalog with the least significant byte first.
std::uint32_t Catalog::word(std::size_t offset) const {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(file_[offset + i]);
    return value;
}

/// A text of a table of lengths and offsets.
std::string_view Catalog::text(std::size_t table, std::size_t index) const {
    return file_.substr(word(table + 8 * index + 4), word(table + 8 * index));
}

std::string_view Catalog::find(std::string_view message) const {
    if (file_.empty())
        return {};
    const std::size_t originals = word(12);
    const std::size_t translations = word(16);
    std::size_t first = 0;
    for (std::size_t end = word(8); first < end;) {
        const std::size_t middle = (first + end) / 2;
        // In a message with plural forms, the original continues after a zero byte.
        const std::string_view whole = text(originals, middle);
        const std::string_view original = whole.substr(0, whole.find('\0'));
        if (original == message)
            return text(translations, middle);
        if (original < message)
            first = middle + 1;
        else
            end = middle;
    }
    return {};
}

std::vector<std::pair<std::string_view, std::string_view>> Catalog::entries() const {
    std::vector<std::pair<std::string_view, std::string_view>> messages;
    for (std::size_t i = 0; !file_.empty() && i < word(8); ++i)
        messages.emplace_back(text(word(12), i), text(word(16), i));
    return messages;
}

std::vector<std::pair<std::string_view, std::string_view>> Catalog::in_context(
    std::string_view context) const {
    std::vector<std::pair<std::string_view, std::string_view>> messages;
    for (const auto& [message, translation] : entries()) {
        const std::size_t end = message.find('\4');
        if (end == std::string_view::npos || message.substr(0, end) != context)
            continue;
        messages.emplace_back(message.substr(end + 1), translation);
    }
    return messages;
}

std::size_t Catalog::plural_form(std::uint64_t number) const {
    constexpr std::string_view field = "plural=";
    const std::string_view header = find("");
    const std::size_t at = header.find(field);
    if (at == std::string_view::npos)
        return number == 1 ? 0 : 1;
    const std::string_view expression = header.substr(at + field.size());
    return static_cast<std::size_t>(plural_value(expression.substr(0, expression.find(';')), number));
}

}  // namespace queenreel
