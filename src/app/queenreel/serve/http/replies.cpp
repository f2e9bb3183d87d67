#include "queenreel/serve/http/replies.h"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>

namespace queenreel {
namespace {

constexpr const char* nothing_allowed = "default-src 'none'; frame-ancestors 'none'";

/// Returns the ETag of these bytes: different bytes have different tags.
std::string tag_of(std::string_view bytes) {
    const std::unique_ptr<char, decltype(&g_free)> sum(
        g_compute_checksum_for_data(G_CHECKSUM_SHA256, reinterpret_cast<const guchar*>(bytes.data()),
                                    bytes.size()),
        g_free);
    return '"' + std::string(sum.get()) + '"';
}

void add(MHD_Response* response, const char* name, const std::string& value) {
    if (MHD_add_response_header(response, name, value.c_str()) != MHD_YES)
        throw std::runtime_error(std::string(name) + ": libmicrohttpd does not send '" + value +
                                 "'; report this as a bug");
}

/// Gives a response the headers that all responses share: no content sniffing, no use by other pages or in
/// frames, no referrer. No header allows other origins to read it (CORS). Throws std::bad_alloc for a null
/// response.
ResponsePtr with_headers(MHD_Response* response, const std::string& type, const std::string& policy) {
    ResponsePtr made(response);
    if (!made)
        throw std::bad_alloc();
    add(made.get(), "Content-Type", type);
    add(made.get(), "Content-Security-Policy", policy);
    add(made.get(), "X-Content-Type-Options", "nosniff");
    add(made.get(), "X-Frame-Options", "DENY");
    add(made.get(), "Referrer-Policy", "no-referrer");
    add(made.get(), "Cross-Origin-Resource-Policy", "same-origin");
    add(made.get(), "Cross-Origin-Opener-Policy", "same-origin");
    return made;
}

/// Creates a response with a text that must outlive it.
ResponsePtr response(std::string_view text) {
    // The library does not write to a persistent buffer.
    return with_headers(
        MHD_create_response_from_buffer(text.size(), const_cast<char*>(text.data()), MHD_RESPMEM_PERSISTENT),
        "text/plain; charset=utf-8", nothing_allowed);
}

/// Creates a response with a file, and shares the file's ownership.
ResponsePtr response(const std::shared_ptr<ServedFile>& file) {
    using Share = std::shared_ptr<ServedFile>;
    auto share = std::make_unique<Share>(file);
    MHD_Response* made = MHD_create_response_from_buffer_with_free_callback_cls(
        file->bytes.size(), file->bytes.data(),
        [](void* held) { const std::unique_ptr<Share> last(static_cast<Share*>(held)); }, share.get());
    if (made)
        share.release();
    return with_headers(made, file->type, file->policy);
}

}  // namespace

Replies::Replies(std::vector<ServedFile> files) {
    for (ServedFile& given : files) {
        files_.push_back({.file = std::make_shared<ServedFile>(std::move(given))});
        if (!files_.back().file->make)
            complete(files_.back());
    }
    for (const Refusal& refusal : refusals()) {
        Refused& row = refused_.emplace_back(&refusal, response(refusal.text));
        add(row.response.get(), "Cache-Control", "no-store");
        if (refusal.status == 405)
            add(row.response.get(), "Allow", "GET, HEAD");
    }
}

void Replies::complete(File& file) {
    if (file.file->make)
        file.file->make(*file.file);
    file.tag = tag_of(file.file->bytes);
    ResponsePtr made = response(file.file);
    add(made.get(), "Cache-Control", "no-cache");
    add(made.get(), "ETag", file.tag);
    file.response = std::move(made);
}

Replies::Reply Replies::refused(unsigned status) const {
    const auto row = std::ranges::find_if(
        refused_, [&](const Refused& candidate) { return candidate.refusal->status == status; });
    return {status, row->response.get(), status != 404};
}

Replies::Reply Replies::reply_to(const HttpRequest& request, std::string_view path, int port) {
    if (const Refusal* refusal = refusal_of(request, port))
        return refused(refusal->status);
    const auto file =
        std::ranges::find_if(files_, [&](const File& candidate) { return candidate.file->path == path; });
    if (file == files_.end())
        return refused(404);
    if (!file->response)
        complete(*file);
    const auto known = request.header("If-None-Match");
    const bool is_same = known && matches(*known, file->tag);
    return {is_same ? 304U : 200U, file->response.get(), false};
}

}  // namespace queenreel
