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

/// A page, served on this machine, with the outputs of a reel. Browsers that show it follow show() within a
/// tenth of a second, and load only the changes.
class ReelPage {
  public:
    /// The Content-Security-Policy of an HTML page.
    using PolicyOf = std::function<std::string(std::string_view html)>;

    /// Shows the outputs that the reel at that path has made so far. Throws PortError, SystemError, and
    /// UnavailableError if the server's module is missing.
    ReelPage(std::string reel, PolicyOf policy_of);
    ~ReelPage() { stop(); }
    ReelPage(const ReelPage&) = delete;
    ReelPage& operator=(const ReelPage&) = delete;

    /// The page's URL, always the same.
    std::string address() const { return server_->address(); }

    /// Shows the reel's current outputs, with previews in place of outputs that are being made.
    void show(const Previews& previews = {});

  private:
    void stop();

    std::string reel_;
    PolicyOf policy_of_;
    std::unique_ptr<Server> server_;
    Descriptor ending_;  ///< becomes readable when the thread must end
    std::thread serving_;
};

}  // namespace queenreel
