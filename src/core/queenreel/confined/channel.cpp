#include "queenreel/confined/channel.h"

#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <span>

#include "queenreel/confined/confine.h"

namespace queenreel {
namespace {

constexpr std::size_t head_size = 1 + sizeof(std::uint32_t);

std::string encoded(ChannelMessage::Type type, std::string_view text) {
    const auto size = static_cast<std::uint32_t>(text.size());
    std::string bytes(head_size, static_cast<char>(type));
    std::memcpy(bytes.data() + 1, &size, sizeof size);
    return bytes.append(text);
}

/// A buffer for the control message that carries one descriptor.
struct ControlBuffer {
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> bytes{};
};

bool send_some(int end, std::string_view bytes, int file, std::size_t& sent) {
    iovec part{const_cast<char*>(bytes.data()), bytes.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    ControlBuffer control;
    if (file >= 0) {
        message.msg_control = control.bytes.data();
        message.msg_controllen = control.bytes.size();
        cmsghdr* head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof file);
        std::memcpy(CMSG_DATA(head), &file, sizeof file);
    }
    const ssize_t count = sendmsg(end, &message, MSG_NOSIGNAL);
    sent = static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    return count >= 0 || errno == EINTR;
}

/// Receives up to `bytes.size()` bytes, and into `file` a descriptor if one was sent with them. Returns 0 if
/// the other end is closed.
std::size_t receive_some(std::span<char> bytes, Descriptor& file) {
    iovec part{bytes.data(), bytes.size()};
    ControlBuffer control;
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes.data();
    message.msg_controllen = control.bytes.size();
    ssize_t count = 0;
    do
        count = recvmsg(talk_descriptor, &message, MSG_CMSG_CLOEXEC);
    while (count < 0 && errno == EINTR);
    if (const cmsghdr* head = count > 0 ? CMSG_FIRSTHDR(&message) : nullptr;
        head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS) {
        int number = -1;
        std::memcpy(&number, CMSG_DATA(head), sizeof number);
        file = Descriptor(number);
    }
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

}  // namespace

std::pair<Descriptor, Descriptor> open_channel() {
    std::array<int, 2> ends{};
    checked(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), "a child process");
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

bool send_message(int end, ChannelMessage::Type type, std::string_view text, int file) {
    const std::string bytes = encoded(type, text);
    std::string_view rest = bytes;
    while (!rest.empty()) {
        std::size_t sent = 0;
        if (!send_some(end, rest, rest.size() == bytes.size() ? file : -1, sent))
            return false;
        rest.remove_prefix(sent);
    }
    return true;
}

void send_confined(ChannelMessage::Type type, std::string_view text) {
    const std::string bytes = encoded(type, text);
    std::string_view rest = bytes;
    while (!rest.empty()) {
        const ssize_t count = ::write(talk_descriptor, rest.data(), rest.size());
        if (count < 0 && errno != EINTR)
            _exit(EXIT_FAILURE);
        rest.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
}

std::optional<std::pair<ChannelMessage, Descriptor>> receive_request() {
    ChannelBuffer buffer;
    Descriptor file;
    std::array<char, 4096> block;
    while (true) {
        if (std::optional<ChannelMessage> message = buffer.next())
            return std::pair(*std::move(message), std::move(file));
        const std::size_t count = receive_some(block, file);
        if (count == 0)
            return std::nullopt;
        buffer.add({block.data(), count});
    }
}

std::optional<ChannelMessage> ChannelBuffer::next() {
    const std::string_view rest = std::string_view(bytes_).substr(taken_);
    std::uint32_t size = 0;
    if (rest.size() >= head_size)
        std::memcpy(&size, rest.data() + 1, sizeof size);
    if (size > max_text)
        return ChannelMessage{ChannelMessage::Type::invalid, {}};
    if (rest.size() < head_size || rest.size() < head_size + size) {
        bytes_.erase(0, std::exchange(taken_, 0));
        return std::nullopt;
    }
    taken_ += head_size + size;
    return ChannelMessage{static_cast<ChannelMessage::Type>(rest[0]),
                          std::string(rest.substr(head_size, size))};
}

}  // namespace queenreel
