#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace queenreel {

/// A header line of a request. Names are compared case-insensitively.
struct HttpHeader {
    std::string_view name;
    std::string_view value;
};

/// The head of a request, unchanged.
struct HttpRequest {
    std::string_view method;
    std::vector<HttpHeader> headers;
    std::size_t head_size = 0;  ///< bytes, including the request line

    /// Returns the value of the first header with this name, if any.
    std::optional<std::string_view> header(std::string_view name) const;
};

/// An HTTP error response.
struct Refusal {
    unsigned status;
    std::string_view text;  ///< a line of plain text, including its line end
};

/// All error responses.
std::span<const Refusal> refusals();

/// Returns the error response with a status of the table.
const Refusal& refusal(unsigned status);

/// Returns the reason for refusing a request to the server at `port` of this machine, or null to accept it,
/// provided that the file exists. Checks in this order:
///
/// - 431: a head larger than 16 kB
/// - 400: no Host, or more than one
/// - 421: a Host other than 127.0.0.1:PORT and localhost:PORT: another name that resolves to this machine
///   (DNS rebinding)
/// - 403: an Origin that is not the Host's: a page of another origin
/// - 403: a Sec-Fetch-Site of another site or another port, except for top-level navigation (Sec-Fetch-Mode:
///   navigate, Sec-Fetch-Dest: document)
/// - 405: anything but GET and HEAD
/// - 413: a body
const Refusal* refusal_of(const HttpRequest& request, int port);

/// Returns true if the header If-None-Match contains the tag, which is in quotation marks, or `*`.
bool matches(std::string_view if_none_match, std::string_view tag);

}  // namespace queenreel
