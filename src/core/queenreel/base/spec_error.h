#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace queenreel {

/// A request that breaks a rule, as facts: a field of the request, its value, the reason and the remedy. The
/// room `messages` words them in the user's vocabulary.
struct SpecError : std::runtime_error {
    /// `allowed`: the remedy, in which `{story=search}` or `{pace}` stands for a field of the request.
    SpecError(std::string_view of, std::string given, const std::string& why, std::string allowed)
        : std::runtime_error(why), field(of), value(std::move(given)), way_out(std::move(allowed)) {}

    std::string_view field;  ///< the field's name, such as `end-pause`; `n` is the board size
    std::string value;       ///< a number or a name; if empty, the message omits it
    std::string written{};   ///< the value as the user wrote it, if known
    std::string way_out;
    std::string other_way_out{};  ///< for users whose requests lack a field that way_out names; empty if all
                                  ///< have them
};

}  // namespace queenreel
