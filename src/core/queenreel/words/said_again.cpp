#include "queenreel/words/said_again.h"

#include <fmt/args.h>

#include "queenreel/words/catalog.h"
#include "queenreel/words/said.h"

namespace queenreel {

std::optional<std::string> said_again(
    std::string_view english, std::span<const std::string_view> messages,
    const std::function<std::string(std::string_view name, const std::string& value)>& value) {
    const Catalog catalog(spoken_language().catalog);
    for (const std::string_view message : messages) {
        const auto values = values_in(english, message);
        if (!values)
            continue;
        if (catalog.find(message).empty())
            return std::nullopt;
        const std::vector<std::string_view> names = names_in_braces(message);
        fmt::dynamic_format_arg_store<fmt::format_context> store;
        for (std::size_t i = 0; i < values->size(); ++i) {
            const std::string written((*values)[i]);
            store.push_back(value ? value(names[i], written) : written);
        }
        return said_with(message, store);
    }
    return std::nullopt;
}

std::optional<std::vector<std::string_view>> values_in(std::string_view text, std::string_view message) {
    std::vector<std::string_view> values;
    bool is_open = false;  // whether a value ends where the next literal begins
    while (true) {
        std::string literal;
        while (!message.empty() && (message[0] != '{' || message.starts_with("{{"))) {
            literal += message[0];
            message.remove_prefix(message.starts_with("{{") || message.starts_with("}}") ? 2 : 1);
        }
        const bool is_last = message.empty();
        std::size_t at = is_open ? text.find(literal) : 0;
        if (is_open && is_last)
            at = literal.empty()           ? text.size()
                 : text.ends_with(literal) ? text.size() - literal.size()
                                           : text.npos;
        if (at == text.npos || text.substr(at, literal.size()) != literal)
            return std::nullopt;
        if (is_open)
            values.push_back(text.substr(0, at));
        text.remove_prefix(at + literal.size());
        if (is_last)
            return text.empty() ? std::optional(values) : std::nullopt;
        message.remove_prefix(message.find('}') + 1);
        is_open = true;
    }
}

}  // namespace queenreel
