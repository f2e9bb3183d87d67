#pragma once

#include <memory>
#include <string>
#include <thread>

#include "queenreel/io/descriptor.h"
#include "queenreel/serve/server.h"

namespace queenreel {

/// A page on this machine with what a reel made. Browsers that show it follow show() within a tenth of a
/// second, and load only what changed.
class ReelPage {
  public:
    /// Shows what the reel at that path made so far. Throws PortError, SystemError, and UnavailableError
    /// without the module that serves.
    explicit ReelPage(std::string reel);
    ~ReelPage() { stop(); }
    ReelPage(const ReelPage&) = delete;
    ReelPage& operator=(const ReelPage&) = delete;

    /// The page's URL, always the same.
    std::string address() const { return server_->address(); }

    /// Shows what the reel made by now.
    void show();

  private:
    void stop();

    std::string reel_;
    std::unique_ptr<Server> server_;
    Descriptor ending_;  ///< readable when the thread is to end
    std::thread serving_;
};

}  // namespace queenreel
