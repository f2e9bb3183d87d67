#include "queenreel/words/plural.h"

#include <array>

namespace queenreel {
namespace {

/// Evaluates by recursive descent, one function for each precedence that Plural-Forms use.
class Expression {
  public:
    Expression(std::string_view text, std::uint64_t n) : text_(text), n_(n) {}

    std::uint64_t choice() {
        const std::uint64_t condition = binary(0);
        if (!takes("?"))
            return condition;
        const std::uint64_t yes = choice();
        takes(":");
        const std::uint64_t no = choice();
        return condition != 0 ? yes : no;
    }

  private:
    struct Operator {
        std::string_view sign;
        int level;
        std::uint64_t (*value)(std::uint64_t, std::uint64_t);
    };

    // Of two operators that begin alike, the longer comes first.
    static constexpr std::array<Operator, 9> operators{{
        {"||", 0, [](auto a, auto b) { return std::uint64_t{a != 0 || b != 0}; }},
        {"&&", 1, [](auto a, auto b) { return std::uint64_t{a != 0 && b != 0}; }},
        {"==", 2, [](auto a, auto b) { return std::uint64_t{a == b}; }},
        {"!=", 2, [](auto a, auto b) { return std::uint64_t{a != b}; }},
        {"<=", 3, [](auto a, auto b) { return std::uint64_t{a <= b}; }},
        {">=", 3, [](auto a, auto b) { return std::uint64_t{a >= b}; }},
        {"<", 3, [](auto a, auto b) { return std::uint64_t{a < b}; }},
        {">", 3, [](auto a, auto b) { return std::uint64_t{a > b}; }},
        {"%", 4, [](auto a, auto b) { return b == 0 ? std::uint64_t{0} : a % b; }},
    }};
    static constexpr int levels = 5;

    std::uint64_t binary(int level) {
        if (level == levels)
            return operand();
        std::uint64_t value = binary(level + 1);
        for (const Operator* found = next(level); found; found = next(level))
            value = found->value(value, binary(level + 1));
        return value;
    }

    const Operator* next(int level) {
        for (const Operator& row : operators)
            if (row.level == level && takes(row.sign))
                return &row;
        return nullptr;
    }

    std::uint64_t operand() {
        if (takes("!"))
            return std::uint64_t{operand() == 0};
        if (takes("(")) {
            const std::uint64_t value = choice();
            takes(")");
            return value;
        }
        if (takes("n"))
            return n_;
        std::uint64_t value = 0;
        for (; !text_.empty() && text_.front() >= '0' && text_.front() <= '9'; text_.remove_prefix(1))
            value = value * 10 + static_cast<std::uint64_t>(text_.front() - '0');
        return value;
    }

    bool takes(std::string_view sign) {
        while (text_.starts_with(' '))
            text_.remove_prefix(1);
        if (!text_.starts_with(sign))
            return false;
        text_.remove_prefix(sign.size());
        while (text_.starts_with(' '))
            text_.remove_prefix(1);
        return true;
    }

    std::string_view text_;
    std::uint64_t n_;
};

}  // namespace

std::uint64_t plural_value(std::string_view expression, std::uint64_t n) {
    return Expression(expression, n).choice();
}

}  // namespace queenreel
