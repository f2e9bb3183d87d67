#include "encode/svg/ids.h"

#include <array>
#include <cstdint>

namespace queenreel {
namespace {

constexpr std::string_view digits = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view blank = "aaaaa";  // where the hash will be
constexpr std::string_view link = "xlink:href";
constexpr std::array references{std::string_view("url(#"), std::string_view("xlink:href=\"#")};

/// FNV-1a.
std::uint64_t hash(std::string_view text) {
    std::uint64_t value = 0xcbf29ce484222325;
    for (const char c : text)
        value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return value;
}

std::string_view id_at(std::string_view text) {
    return text.substr(0, text.find_first_of(")\""));
}

}  // namespace

SvgIds::SvgIds(std::string_view drawn) {
    for (const std::string_view reference : references) {
        for (std::size_t at = drawn.find(reference); at != std::string_view::npos;
             at = drawn.find(reference, at + 1)) {
            used_.insert(id_at(drawn.substr(at + reference.size())));
        }
    }
}

void SvgIds::add(std::string& text, std::string_view id) {
    const std::size_t number = numbers_.try_emplace(std::string(id), numbers_.size()).first->second;
    places_.push_back(text.size());
    text += blank;
    text += std::to_string(number);
}

void SvgIds::add_value(std::string& text, std::string_view attribute, std::string_view value) {
    const std::string_view before = attribute == link ? "#" : "url(#";
    const std::size_t at = value.find(before);
    if (at == std::string_view::npos || (attribute == link && at != 0)) {
        text += value;
        return;
    }
    const std::size_t begin = at + before.size();
    const std::string_view id = id_at(value.substr(begin));
    text += value.substr(0, begin);
    add(text, id);
    text += value.substr(begin + id.size());
}

void SvgIds::settle(std::string& text) const {
    std::uint64_t rest = hash(text);
    std::string name(blank);
    name.front() = digits[rest % 26];  // an id begins with a letter
    rest /= 26;
    for (std::size_t at = 1; at < name.size(); ++at) {
        name[at] = digits[rest % digits.size()];
        rest /= digits.size();
    }
    for (const std::size_t place : places_)
        text.replace(place, name.size(), name);
}

}  // namespace queenreel
