#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace queenreel {

/// A test's own folder, removed with all its files in the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// The path of a file in it.
    std::string operator/(const std::string& name) const { return (path_ / name).string(); }

    /// The names of everything in it, even hidden ones, and in folders in it as `folder/name`.
    std::set<std::string> names() const;

  private:
    std::filesystem::path path_;
};

std::string content(const std::string& path);
void write_file(const std::string& path, const std::string& content);

}  // namespace queenreel
