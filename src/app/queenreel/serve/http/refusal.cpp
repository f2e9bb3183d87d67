#include "queenreel/serve/http/refusal.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace queenreel {
namespace {

constexpr std::size_t max_head = 16'384;  // bytes

constexpr std::array table{
    Refusal{400, "400: a request has one Host; this one has none, or several\n"},
    Refusal{403, "403: this is for its own page only; open its address in a window of its own\n"},
    Refusal{404, "404: there is no such file here; see /\n"},
    Refusal{405, "405: files can be read here, and nothing else; use GET or HEAD\n"},
    Refusal{413, "413: a request has no body here; leave it out\n"},
    Refusal{421, "421: this is not served under that name; use 127.0.0.1 or localhost, with the port\n"},
    Refusal{431, "431: the head of the request is over 16 kB; leave some of it out\n"},
};

/// Converts to lower case: ASCII only, as in HTTP.
char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool same(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

bool is_own_host(std::string_view host, int port) {
    const std::string suffix = ":" + std::to_string(port);
    if (same(host, "127.0.0.1" + suffix) || same(host, "localhost" + suffix))
        return true;
    return port == 80 && (same(host, "127.0.0.1") || same(host, "localhost"));  // browsers omit it
}

/// Returns true if the predicate is true for any header with this name.
template <typename Predicate>
bool any(const HttpRequest& request, std::string_view name, Predicate is_such) {
    return std::ranges::any_of(request.headers, [&](const HttpHeader& header) {
        return same(header.name, name) && is_such(header.value);
    });
}

bool is_foreign(const HttpRequest& request, std::string_view host) {
    const std::string own = "http://" + std::string(host);
    if (any(request, "Origin", [&](std::string_view origin) { return !same(origin, own); }))
        return true;
    const bool elsewhere = any(request, "Sec-Fetch-Site",
                               [](std::string_view site) { return site != "same-origin" && site != "none"; });
    return elsewhere &&
           (request.header("Sec-Fetch-Mode") != "navigate" || request.header("Sec-Fetch-Dest") != "document");
}

bool has_body(const HttpRequest& request) {
    return any(request, "Transfer-Encoding", [](std::string_view) { return true; }) ||
           any(request, "Content-Length", [](std::string_view length) {
               return length.find_first_not_of('0') != std::string_view::npos;
           });
}

unsigned status_of(const HttpRequest& request, int port) {
    const auto hosts = std::ranges::count_if(
        request.headers, [](const HttpHeader& header) { return same(header.name, "Host"); });
    if (request.head_size > max_head)
        return 431;
    if (hosts != 1)
        return 400;
    const std::string_view host = *request.header("Host");
    if (!is_own_host(host, port))
        return 421;
    if (is_foreign(request, host))
        return 403;
    if (request.method != "GET" && request.method != "HEAD")
        return 405;
    return has_body(request) ? 413 : 0;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

}  // namespace

std::optional<std::string_view> HttpRequest::header(std::string_view name) const {
    const auto found =
        std::ranges::find_if(headers, [&](const HttpHeader& header) { return same(header.name, name); });
    return found == headers.end() ? std::nullopt : std::optional(found->value);
}

std::span<const Refusal> refusals() {
    return table;
}

const Refusal& refusal(unsigned status) {
    const auto found = std::ranges::find(table, status, &Refusal::status);
    if (found == table.end())
        throw std::logic_error("no refusal " + std::to_string(status));
    return *found;
}

const Refusal* refusal_of(const HttpRequest& request, int port) {
    const unsigned status = status_of(request, port);
    return status == 0 ? nullptr : &refusal(status);
}

bool matches(std::string_view if_none_match, std::string_view tag) {
    while (!if_none_match.empty()) {
        const std::size_t comma = if_none_match.find(',');
        std::string_view one = trimmed(if_none_match.substr(0, comma));
        if (one.starts_with("W/"))
            one.remove_prefix(2);
        if (one == tag || one == "*")
            return true;
        if_none_match.remove_prefix(comma == if_none_match.npos ? if_none_match.size() : comma + 1);
    }
    return false;
}

}  // namespace queenreel
