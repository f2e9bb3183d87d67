#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace queenreel {

/// UTF-8 text that is made on request: films never need the descriptions that documents have. Its function
/// owns all data it needs, and several threads may request it at once.
class MadeText {
  public:
    MadeText() = default;
    MadeText(std::string text) : text_(std::move(text)) {}  // NOLINT(google-explicit-constructor)
    MadeText(const char* text) : text_(text) {}             // NOLINT(google-explicit-constructor)
    template <typename Make>
        requires(std::invocable<const Make&> && !std::same_as<Make, MadeText>)
    MadeText(Make make)  // NOLINT(google-explicit-constructor)
        : make_(std::make_shared<const std::function<std::string()>>(std::move(make))) {}

    std::string operator()() const { return make_ ? (*make_)() + text_ : text_; }

    MadeText& operator+=(const std::string& more) {
        text_ += more;
        return *this;
    }

    friend bool operator==(const MadeText& a, const MadeText& b) {
        return (a.make_ == b.make_ && a.text_ == b.text_) || a() == b();
    }

  private:
    std::shared_ptr<const std::function<std::string()>> make_{};
    std::string text_{};  // appended to the made text
};

}  // namespace queenreel
