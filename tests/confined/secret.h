#pragma once

#include <fcntl.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>

#include "queenreel/confined/child.h"

namespace queenreel {

namespace fs = std::filesystem;

/// A file with a word in it, in a folder of its own that is removed at the end.
class Secret {
  public:
    Secret() {
        std::string name = (fs::temp_directory_path() / "queenreel-confined-XXXXXX").string();
        if (!mkdtemp(name.data()))
            throw std::runtime_error("no temporary folder");
        folder_ = name;
        std::ofstream(path()) << "secret";
    }
    ~Secret() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    std::string path() const { return (folder_ / "secret").string(); }
    std::string other() const { return (folder_ / "other").string(); }
    Descriptor open() const { return Descriptor(::open(path().c_str(), O_RDONLY | O_CLOEXEC)); }

    /// Only the word is there, and nothing beside it.
    bool is_untouched() const {
        std::string word;
        std::ifstream(path()) >> word;
        return word == "secret" && std::distance(fs::directory_iterator(folder_), {}) == 1;
    }

  private:
    fs::path folder_;
};

/// How a child that does `work` ends; nothing if it answers "done".
inline std::optional<ChildEnd> end_of(const ConfinedChild::Work& work, const ChildLimits& limits = {}) {
    const Secret secret;
    ConfinedChild child([] {}, work, limits);
    std::string said;
    try {
        child.ask(secret.open().number(), "", [&](std::string_view message) { said += message; });
    } catch (const ChildError& error) {
        return error.end;
    }
    return std::nullopt;
}

}  // namespace queenreel
