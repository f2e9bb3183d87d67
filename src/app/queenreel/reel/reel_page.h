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

/// A page on this machine that shows the files a reel made. Browsers follow show() within a tenth of a
/// second, and load only what changed.
class ReelPage {
  public:
    /// Returns the Content-Security-Policy of an HTML page.
    using PolicyOf = std::function<std::string(std::string_view html)>;

    /// Shows the files that the reel at this path has made so far. Throws PortError, SystemError, and
    /// UnavailableError without the module that serves.
    ReelPage(std::string reel, PolicyOf policy_of);
    ~ReelPage() { stop(); }
    ReelPage(const ReelPage&) = delete;
    ReelPage& operator=(const ReelPage&) = delete;

    /// The page's URL, always the same.
    std::string address() const { return server_->address(); }

    /// Shows the files that the reel has made by now. For outputs that are being made, shows their previews
    /// instead of their old files.
    void show(const Previews& previews = {});

  private:
    void stop();

    std::string reel_;
    PolicyOf policy_of_;
    std::unique_ptr<Server> server_;
    Descriptor ending_;  ///< readable when the thread must end
    std::thread serving_;
};

}  // namespace queenreel
