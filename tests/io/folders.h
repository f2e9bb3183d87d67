#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace queenreel {

/// A folder of a test's own, gone with all its files when the object goes.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// The path of a file in it.
    std::string operator/(const std::string& name) const { return (path_ / name).string(); }

    /// The names of all it has, hidden ones too, and in folders in it as `folder/name`.
    std::set<std::string> names() const;

  private:
    std::filesystem::path path_;
};

std::string content(const std::string& path);
void write_file(const std::string& path, const std::string& content);

}  // namespace queenreel
