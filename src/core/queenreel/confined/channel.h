#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// A message between a parent and its child.
struct ChannelMessage {
    /// The type of a message: its first byte on the wire.
    enum class Type : char {
        request = 'r',  ///< to the child, with an open file
        message = 'm',  ///< from the child, any number of times
        alive = 'a',    ///< from the child: it is still working
        done = 'd',     ///< from the child: the request is done
        failed = 'f',   ///< from the child: the request failed; the text is the reason
        invalid = '?',  ///< any other byte, or a text longer than max_text
    };

    Type type = Type::message;
    std::string text;
};

/// The maximum size of a message's text, in bytes.
constexpr std::uint32_t max_text = std::uint32_t{64} << 20;

/// Opens a channel and returns its ends, the parent's and the child's. Throws SystemError.
std::pair<Descriptor, Descriptor> open_channel();

/// Sends a message, with the descriptor `file` unless it is negative. Returns false if the other end is
/// closed.
bool send_message(int end, ChannelMessage::Type type, std::string_view text, int file = -1);

/// Sends a message through write() alone, for a confined process. Ends the process if the other end is
/// closed.
void send_confined(ChannelMessage::Type type, std::string_view text);

/// Waits for a request and the descriptor sent with it, in a confined process. Returns nothing if the other
/// end is closed.
std::optional<std::pair<ChannelMessage, Descriptor>> receive_request();

/// Assembles messages from a stream of bytes.
class ChannelBuffer {
  public:
    void add(std::string_view bytes) { bytes_ += bytes; }

    /// Returns the next complete message, if there is one.
    std::optional<ChannelMessage> next();

  private:
    std::string bytes_;
    std::size_t taken_ = 0;  ///< bytes of returned messages
};

}  // namespace queenreel
