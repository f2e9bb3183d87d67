#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace queenreel {

/// The bytes of a trace, which can be read any number of times.
class Input {
  public:
    /// Errors call the input `name`.
    explicit Input(std::string name) : name_(std::move(name)) {}
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    virtual ~Input() = default;

    const std::string& name() const { return name_; }

    /// Reads from `position` on. Returns the number of bytes, 0 at the end. Throws TraceError.
    virtual std::size_t read(std::int64_t position, std::span<char> bytes) const = 0;

    /// Called before a line is parsed, with its number, from 1, and whether it ended with a line break.
    /// Builds without exceptions, such as WebAssembly, learn from it where a LineError is.
    virtual void at_line(std::uint64_t /*number*/, bool /*ended*/) const {}

  private:
    std::string name_;
};

/// Text in memory.
class TextInput : public Input {
  public:
    TextInput(std::string name, std::string text) : Input(std::move(name)), text_(std::move(text)) {}

    std::size_t read(std::int64_t position, std::span<char> bytes) const override {
        return text_.copy(bytes.data(), bytes.size(),
                          std::min(static_cast<std::size_t>(position), text_.size()));
    }

  private:
    std::string text_;
};

/// Returns true if an input with this first line is worth copying.
using IsWanted = bool (*)(std::string_view first_line);

/// Opens the file `path`; `-` is standard input. Anything but a regular file is first copied to an unnamed
/// temporary file in $TMPDIR or /tmp: up to 4 GiB, and no further than the first nonblank line if `is_wanted`
/// rejects it. Bytes appended to a file later are ignored. Throws TraceError.
std::shared_ptr<const Input> open_input(const std::string& path, IsWanted is_wanted);

}  // namespace queenreel
