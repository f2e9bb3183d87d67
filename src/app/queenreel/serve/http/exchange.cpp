#include "queenreel/serve/exchange.h"

#include <microhttpd.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "queenreel/serve/http/callers.h"
#include "queenreel/serve/http/replies.h"

namespace queenreel {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// The library's memory per connection: for the parsed head of a request, and for the head of its response.
constexpr std::size_t connection_memory = 48 * 1024;

/// More than all of a person's browsers open.
constexpr std::size_t max_callers = 800;

/// Descriptors for everything else, including dropped connections that are not closed yet.
constexpr std::size_t spare_descriptors = 32;

/// The maximum number of callers, each of which uses a descriptor.
std::size_t callers_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= max_callers + 2 * spare_descriptors)
        return max_callers;
    const auto descriptors = static_cast<std::size_t>(limit.rlim_cur);
    return std::max(descriptors, 2 * spare_descriptors + 4) - 2 * spare_descriptors;
}

// The library reports connections and requests in callbacks, which must not throw.

/// The place of a connection's caller, as the target of the library's pointer.
struct Connection {
    Callers::Place caller;
};

Connection* connection_of(MHD_Connection* connection) {
    const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? static_cast<Connection*>(info->socket_context) : nullptr;
}

/// Called for each header line. The memory is already reserved, because no exception may pass through the
/// library.
MHD_Result add_header(void* request, MHD_ValueKind /*kind*/, const char* name, std::size_t name_size,
                      const char* value, std::size_t value_size) {
    static_cast<HttpRequest*>(request)->headers.push_back(
        {{name, name_size}, value ? std::string_view(value, value_size) : ""});
    return MHD_YES;
}

HttpRequest request_of(MHD_Connection* connection, const char* method) {
    HttpRequest request{.method = method, .headers = {}};
    const int count = MHD_get_connection_values_n(connection, MHD_HEADER_KIND, nullptr, nullptr);
    request.headers.reserve(static_cast<std::size_t>(count));
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, &add_header, &request);
    if (const auto* size = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE))
        request.head_size = size->header_size;
    return request;
}

struct DaemonDeleter {
    void operator()(MHD_Daemon* daemon) const { MHD_stop_daemon(daemon); }
};

class HttpExchange final : public Exchange {
  public:
    HttpExchange(Descriptor listener, int port, std::vector<ServedFile> files);

    int descriptor() const override { return descriptor_; }
    milliseconds work() override;
    void serve(std::vector<ServedFile> files) override { replies_ = Replies(std::move(files)); }

  private:
    static MHD_Result answer(void* self, MHD_Connection* connection, const char* path, const char* method,
                             const char* version, const char* body, std::size_t* body_size, void** request);
    static void completed(void* self, MHD_Connection* connection, void** request,
                          MHD_RequestTerminationCode why);
    static void connected(void* self, MHD_Connection* connection, void** context,
                          MHD_ConnectionNotificationCode what);

    int port_;
    Replies replies_;
    Callers callers_;
    std::unique_ptr<MHD_Daemon, DaemonDeleter> daemon_;  // destroyed first: it uses the others
    int descriptor_ = -1;
};

HttpExchange::HttpExchange(Descriptor listener, int port, std::vector<ServedFile> files)
    : port_(port), replies_(std::move(files)), callers_(callers_limit()) {
    const auto as_it_came = [](void*, MHD_Connection*, char* text) { return std::strlen(text); };
    std::size_t (*const unescape)(void*, MHD_Connection*, char*) = as_it_came;
    daemon_.reset(MHD_start_daemon(MHD_USE_EPOLL, 0, nullptr, nullptr, &HttpExchange::answer, this,  //
                                   MHD_OPTION_LISTEN_SOCKET, listener.number(),                      //
                                   MHD_OPTION_CONNECTION_LIMIT,
                                   static_cast<unsigned>(callers_limit() + spare_descriptors),
                                   MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,  //
                                   MHD_OPTION_UNESCAPE_CALLBACK, unescape, nullptr,        //
                                   MHD_OPTION_NOTIFY_COMPLETED, &HttpExchange::completed, this,
                                   MHD_OPTION_NOTIFY_CONNECTION, &HttpExchange::connected, this,  //
                                   MHD_OPTION_END));
    const auto* info = daemon_ ? MHD_get_daemon_info(daemon_.get(), MHD_DAEMON_INFO_EPOLL_FD) : nullptr;
    if (!info)
        throw std::runtime_error(
            "the server: libmicrohttpd cannot begin; close other programs, or raise the limit on open files");
    descriptor_ = info->epoll_fd;
    listener.release();  // the library closes it
}

milliseconds HttpExchange::work() {
    MHD_run(daemon_.get());
    callers_.leave_slow(steady_clock::now());
    MHD_UNSIGNED_LONG_LONG next = 0;
    constexpr milliseconds second{1000};
    if (MHD_get_timeout(daemon_.get(), &next) != MHD_YES)
        return second;
    return std::min(milliseconds(std::min<MHD_UNSIGNED_LONG_LONG>(next, 1000)), second);
}

MHD_Result HttpExchange::answer(void* self, MHD_Connection* connection, const char* path, const char* method,
                                const char* /*version*/, const char* /*body*/, std::size_t* /*body_size*/,
                                void** request) {
    auto& exchange = *static_cast<HttpExchange*>(self);
    try {
        if (const Connection* known = connection_of(connection))
            exchange.callers_.asked(known->caller, steady_clock::now());
        const auto reply = exchange.replies_.reply_to(request_of(connection, method), path, exchange.port_);
        // In the first call for a request, the library has read only its head. A response queued then is the
        // last on its connection, because the rest is not read.
        if (std::exchange(*request, self) || reply.is_last)
            return MHD_queue_response(connection, reply.status, reply.response);
        return MHD_YES;
    } catch (const std::exception&) {  // out of memory: closes this connection; others continue
        return MHD_NO;
    }
}

void HttpExchange::completed(void* self, MHD_Connection* connection, void** /*request*/,
                             MHD_RequestTerminationCode /*why*/) {
    if (const Connection* known = connection_of(connection))
        static_cast<HttpExchange*>(self)->callers_.served(known->caller, steady_clock::now());
}

void HttpExchange::connected(void* self, MHD_Connection* connection, void** context,
                             MHD_ConnectionNotificationCode what) {
    Callers& callers = static_cast<HttpExchange*>(self)->callers_;
    if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
        const std::unique_ptr<Connection> known(static_cast<Connection*>(*context));
        if (known)
            callers.gone(known->caller);
        return;
    }
    const int socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
    try {
        auto known = std::make_unique<Connection>();
        known->caller = callers.came(socket, steady_clock::now());
        *context = known.release();
    } catch (const std::bad_alloc&) {
        ::shutdown(socket, SHUT_RDWR);
    }
}

}  // namespace

std::unique_ptr<Exchange> open_exchange(Descriptor listener, int port, std::vector<ServedFile> files) {
    return std::make_unique<HttpExchange>(std::move(listener), port, std::move(files));
}

}  // namespace queenreel
