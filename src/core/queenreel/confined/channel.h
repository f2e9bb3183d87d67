#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// What a letter is: its first byte on the way.
enum class Letter : char {
    request = 'r',   ///< to the child, with a file
    message = 'm',   ///< from the child, any number
    alive = 'a',     ///< from the child: it is still at work
    done = 'd',      ///< from the child: the request is done
    failed = 'f',    ///< from the child: it cannot be done, and why
    nonsense = '?',  ///< what is none of these, or longer than a letter can be
};

/// A letter and its text.
struct Mail {
    Letter letter = Letter::message;
    std::string text;
};

/// The longest text of a letter, in bytes; more is taken for nonsense.
constexpr std::uint32_t max_text = std::uint32_t{64} << 20;

/// The two ends of a new channel, parent's and child's. Throws SystemError.
std::pair<Descriptor, Descriptor> open_channel();

/// Sends a letter, with the descriptor `file` when it is not negative. False when the other end is gone.
bool send_mail(int end, Letter letter, std::string_view text, int file = -1);

/// The same through write() alone, and ends the process when the other end is gone: for a confined process.
void send_confined(Letter letter, std::string_view text);

/// Waits for a request, and takes the descriptor that comes with it: for a confined process. Nothing when
/// the other end is gone.
std::optional<std::pair<Mail, Descriptor>> take_request();

/// Puts letters together from bytes as they come.
class Mailbox {
  public:
    void add(std::string_view bytes) { bytes_ += bytes; }

    /// The next whole letter, if there is one.
    std::optional<Mail> next();

  private:
    std::string bytes_;
    std::size_t taken_ = 0;  ///< bytes of letters that were given out
};

}  // namespace queenreel
