#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/words/language.h"

namespace queenreel {

/// Marks a message that is translated where it is used.
constexpr const char* message(const char* english) {
    return english;
}

constexpr const char* message_in(const char* /*context*/, const char* english) {
    return english;
}

/// A message in two forms, for one and for many.
struct CountedMessage {
    const char* one;
    const char* many;
};

constexpr CountedMessage message_n(const char* one, const char* many) {
    return {one, many};
}

constexpr CountedMessage message_n_in(const char* /*context*/, const char* one, const char* many) {
    return {one, many};
}

/// A message said in place of another. Both name the same arguments in the same order.
struct Rewording {
    constexpr Rewording(std::string_view english, const char* other) : of(english), instead{other, nullptr} {}
    constexpr Rewording(std::string_view english, CountedMessage other) : of(english), instead(other) {}

    std::string_view of;  ///< the form for one if the message has two
    CountedMessage instead;
};

/// An argument of a message: a number, or a text that must outlive the call, such as the name of a row or a
/// solver.
class Argument {
  public:
    Argument(const std::string& text) : text_(&text) {}
    Argument(std::integral auto number) : number_(static_cast<std::uint64_t>(number)) {}

    /// Null for a number.
    const std::string* text() const { return text_; }
    std::uint64_t number() const { return number_; }

  private:
    const std::string* text_ = nullptr;
    std::uint64_t number_ = 0;
};

/// The texts of films and pictures in one language.
///
/// A message is a whole sentence or label in English, which is also its key in the catalogs of other
/// languages; messages that a catalog lacks stay English. Names in braces stand for arguments, in the order
/// in which the English message first names them: say("{Row} is {count} of {total}", {row, 1, 8}). A
/// capitalized name capitalizes its argument. A right-to-left text that would begin with a Latin letter gets
/// a direction mark before it. xgettext finds the calls, so the English texts are literals.
class Words {
  public:
    Words() : Words(languages().front()) {}
    explicit Words(const Language& language) : language_(&language) {}

    const Language& language() const { return *language_; }

    /// The same language with the messages in `rewordings` replaced; these must outlive the result.
    Words reworded(std::span<const Rewording> rewordings) const;

    std::string say(std::string_view english, std::initializer_list<Argument> arguments = {}) const;

    /// The same for a message that translates differently in different places: `context` tells translators
    /// which place this is.
    std::string say_in(std::string_view context, std::string_view english,
                       std::initializer_list<Argument> arguments = {}) const;

    /// Says the form for `count`, which is {count} in the message and not repeated in `arguments`. These are
    /// in the order of `many`.
    std::string say_n(std::uint64_t count, std::string_view one, std::string_view many,
                      std::initializer_list<Argument> arguments = {}) const;

    /// "14,200"
    std::string number(std::uint64_t number) const;

    /// "0.25", rounded to that number of decimals.
    std::string decimal(double number, int digits) const;

    /// "3 of 92", or "3" if the total is unknown.
    std::string of_total(std::uint64_t number, std::optional<std::uint64_t> total) const;

    /// "a", "a and b", "a, b and c"
    std::string list(const std::vector<std::string>& names) const;

  private:
    std::string filled(std::string_view text, std::string_view english,
                       std::initializer_list<Argument> arguments, std::optional<std::uint64_t> count) const;

    /// Null for a message that is not reworded.
    const Rewording* rewording_of(std::string_view english) const;

    const Language* language_;
    std::span<const Rewording> rewordings_;
};

/// The width of a text in Latin letters: an ideograph, a kana or a syllable of Hangul is as wide as two.
int width_in_letters(std::string_view text);

/// Capitalizes the first letter of a text, unless the text begins with the name of a square, such as d6.
std::string capitalized(std::string text);

}  // namespace queenreel
