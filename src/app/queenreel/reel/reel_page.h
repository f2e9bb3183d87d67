#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include "queenreel/io/descriptor.h"
#include "queenreel/reel/preview.h"
#include "queenreel/serve/server.h"

namespace queenreel {

/// A page on this machine with what a reel made. Browsers that show it follow show() within a tenth of a
/// second, and load only what changed.
class ReelPage {
  public:
    /// The Content-Security-Policy of an HTML page.
    using PolicyOf = std::function<std::string(std::string_view html)>;

    /// Shows what the reel at that path made so far. Throws PortError, SystemError, and UnavailableError
    /// without the module that serves.
    ReelPage(std::string reel, PolicyOf policy_of);
    ~ReelPage() { stop(); }
    ReelPage(const ReelPage&) = delete;
    ReelPage& operator=(const ReelPage&) = delete;

    /// The page's URL, always the same.
    std::string address() const { return server_->address(); }

    /// Shows what the reel made by now, and the previews of outputs that are being made in place of what they
    /// were.
    void show(const Previews& previews = {});

  private:
    void stop();

    std::string reel_;
    PolicyOf policy_of_;
    std::unique_ptr<Server> server_;
    Descriptor ending_;  ///< readable when the thread is to end
    std::thread serving_;
};

}  // namespace queenreel
