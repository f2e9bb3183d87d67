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

/// All responses of a server. The response for a file with ServedFile::make is created at its first request.
/// The library keeps a response until it is sent, and the response keeps the bytes of its file.
class Replies {
  public:
    /// Throws std::runtime_error if the library fails.
    explicit Replies(std::vector<ServedFile> files);

    /// A response, valid as long as the object.
    struct Reply {
        unsigned status;
        MHD_Response* response;
        bool is_last;  ///< on its connection: a body may follow
    };

    /// Returns the response to a request for `path`, without its query, to the server at `port`.
    Reply reply_to(const HttpRequest& request, std::string_view path, int port);

  private:
    struct File {
        std::shared_ptr<ServedFile> file;  // shared with its response
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
