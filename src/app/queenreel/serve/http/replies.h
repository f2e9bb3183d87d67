#pragma once

#include <microhttpd.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/serve/exchange.h"
#include "queenreel/serve/http/refusal.h"

namespace queenreel {

struct ResponseDeleter {
    void operator()(MHD_Response* response) const { MHD_destroy_response(response); }
};
using ResponsePtr = std::unique_ptr<MHD_Response, ResponseDeleter>;

/// All responses of a server. That of a file with ServedFile::make is created at its first request. The
/// library keeps a response until it is sent, and the response keeps the bytes of its file.
class Replies {
  public:
    /// Throws std::runtime_error if the library fails.
    explicit Replies(std::vector<ServedFile> files);

    /// A response, valid as long as the object.
    struct Reply {
        unsigned status;
        MHD_Response* response;
        bool is_last;  ///< of its connection: what follows may be a body
    };

    /// The response to a request for `path`, without its query, to the server at `port`.
    Reply reply_to(const HttpRequest& request, std::string_view path, int port);

  private:
    struct File {
        std::shared_ptr<ServedFile> file;  // its response shares it
        std::string tag{};
        ResponsePtr response{};
    };
    struct Refused {
        const Refusal* refusal;
        ResponsePtr response;
    };

    static void complete(File& file);
    Reply refused(unsigned status) const;

    std::vector<File> files_;
    std::vector<Refused> refused_;
};

}  // namespace queenreel
