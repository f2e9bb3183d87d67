#include "queenreel/serve/server.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <utility>

#include "queenreel/io/wait.h"
#include "queenreel/module/module.h"

namespace queenreel {
namespace {

using std::chrono::milliseconds;

constexpr const char* module_name = "queenreel-serve";
constexpr const char* instead = "write the page with --output";

/// The interval between calls of the callback for waits, because a signal just before a wait does not
/// interrupt it.
constexpr milliseconds between_checks{100};

/// Waits up to `longest` until one of them is readable. Returns whether `stop` is; a negative descriptor
/// never is.
bool wait_for(int work, int stop, milliseconds longest) {
    std::array<pollfd, 2> files{
        {{.fd = work, .events = POLLIN, .revents = 0}, {.fd = stop, .events = POLLIN, .revents = 0}}};
    return ::poll(files.data(), files.size(), static_cast<int>(longest.count())) > 0 && files[1].revents != 0;
}

}  // namespace

Server::Server(std::vector<ServedFile> files, int port) {
    // Loads the module first, so that no client waits at a port where nothing answers.
    const auto open = module_function<std::unique_ptr<Exchange>(Descriptor, int, std::vector<ServedFile>)>(
        module_name, "queenreel_open_exchange", instead);
    Descriptor listener = listen_here(port);
    port_ = port_of(listener);
    exchange_ = open(std::move(listener), port_, std::move(files));
}

std::string Server::address() const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/";
}

void Server::run(int stop) {
    milliseconds next{0};
    do {
        check_wait();
        next = exchange_->work();
    } while (!wait_for(exchange_->descriptor(), stop, std::min(next, between_checks)));
}

const char* server_version() {
    return module_function<const char*()>(module_name, "queenreel_serve_version", instead)();
}

}  // namespace queenreel
