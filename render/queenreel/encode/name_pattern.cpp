#include "queenreel/encode/name_pattern.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

[[noreturn]] void refuse(std::string_view pattern, const std::string& why,
                         std::span<const NameField> fields) {
    std::string names;
    for (const NameField& field : fields)
        names.append("{").append(field.name).append("}, ");
    throw std::invalid_argument(std::string(pattern) + ": " + why + "; names can have " + names +
                                "{index}, and {{ and }} for braces");
}

}  // namespace

NamePattern::NamePattern(std::string_view pattern, std::span<const NameField> fields, int width)
    : texts_(1), width_(width) {
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        if (c != '{' && c != '}') {
            texts_.back() += c;
        } else if (pattern.substr(at + 1, 1) == std::string_view(&c, 1)) {
            texts_.back() += c;
            ++at;
        } else {
            const std::size_t end = pattern.find('}', at);
            if (c == '}' || end == std::string_view::npos)
                refuse(pattern, std::string(1, c) + " has no partner", fields);
            if (!fill_in(pattern.substr(at + 1, end - at - 1), fields))
                refuse(pattern, "no field is called " + std::string(pattern.substr(at, end + 1 - at)),
                       fields);
            at = end;
        }
    }
}

bool NamePattern::fill_in(std::string_view name, std::span<const NameField> fields) {
    if (name == "index" || name == "number") {
        vary(name, nullptr);
        return true;
    }
    const NameField* const field = find_row(fields, name);
    if (!field)
        return false;
    if (field->of)
        vary(name, field->of);
    else
        texts_.back() += std::to_string(field->value);
    return true;
}

void NamePattern::vary(std::string_view name, Field field) {
    fields_.push_back(field);
    texts_.emplace_back();
    if (varying_.empty())
        varying_.append("{").append(name).append("}");
}

std::string NamePattern::name(std::uint64_t number, const Frame* picture) const {
    std::string digits = std::to_string(number);
    if (digits.size() < static_cast<std::size_t>(width_))
        digits.insert(0, static_cast<std::size_t>(width_) - digits.size(), '0');
    std::string name = texts_.front();
    for (std::size_t at = 0; at < fields_.size(); ++at) {
        if (fields_[at] && !picture)
            throw std::logic_error("a name that varies with the picture was asked for without one");
        name += (fields_[at] ? fields_[at](*picture) : digits) + texts_[at + 1];
    }
    return name;
}

std::optional<std::uint64_t> NamePattern::number(std::string_view of) const {
    const bool numbered = !fields_.empty() && std::ranges::count(fields_, Field(nullptr)) ==
                                                  static_cast<std::ptrdiff_t>(fields_.size());
    if (!numbered || !of.starts_with(texts_.front()))
        return {};
    const std::string_view digits = of.substr(texts_.front().size());
    std::uint64_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ec != std::errc() || name(number) != of)
        return {};
    return number;
}

}  // namespace queenreel
