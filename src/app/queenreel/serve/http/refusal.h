#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace queenreel {

/// A line of a request's head. Names are compared without regard to case.
struct HttpHeader {
    std::string_view name;
    std::string_view value;
};

/// The head of a request, as it came.
struct HttpRequest {
    std::string_view method;
    std::vector<HttpHeader> headers;
    std::size_t head_size = 0;  ///< bytes, with the line that asks

    /// The value of the first header of that name; nothing where there is none.
    std::optional<std::string_view> header(std::string_view name) const;
};

/// An answer to a request that is not followed.
struct Refusal {
    unsigned status;
    std::string_view text;  ///< a line of plain text, with its end
};

/// All refusals there are.
std::span<const Refusal> refusals();

/// The row for a status of the table.
const Refusal& refusal(unsigned status);

/// Why a request to the server at `port` of this machine is not followed; null where it is, if there is what
/// it asks for. In this order:
///
/// - 431: a head of more than 16 kB
/// - 400: no Host, or more than one
/// - 421: a Host other than 127.0.0.1:PORT and localhost:PORT: a stranger's name that leads here (DNS
/// rebinding)
/// - 403: an Origin that is not the Host's: a page of another origin
/// - 403: a Sec-Fetch-Site that is another site or another port of this one, but for a link that is followed
/// to a
///   page of its own (Sec-Fetch-Mode: navigate, Sec-Fetch-Dest: document)
/// - 405: anything but GET and HEAD
/// - 413: a body
const Refusal* refusal_of(const HttpRequest& request, int port);

/// Whether the header If-None-Match has the tag, which is in quotation marks, or `*`.
bool matches(std::string_view if_none_match, std::string_view tag);

}  // namespace queenreel
