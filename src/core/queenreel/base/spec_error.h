#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace queenreel {

/// A request that breaks a rule, in facts: a field of the request, its value, the reason and the way out.
/// What the user reads is worded by the room messages, in the words in which the user asked.
struct SpecError : std::runtime_error {
    /// `allowed`: what to do, where `{story=search}` or `{pace}` stands for a field of the request.
    SpecError(std::string_view of, std::string given, const std::string& why, std::string allowed)
        : std::runtime_error(why), field(of), value(std::move(given)), way_out(std::move(allowed)) {}

    std::string_view field;  ///< its name, such as `end-pause`; `n` is the size of the board
    std::string value;       ///< as a number or a name; empty: not part of the message
    std::string written{};   ///< the value as the user wrote it, if known
    std::string way_out;
    std::string other_way_out{};  ///< for users whose requests lack a field of the first; empty: none do
};

}  // namespace queenreel
