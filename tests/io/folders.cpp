#include "folders.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace queenreel {

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "queenreel-test-XXXXXX").string();
    if (!::mkdtemp(name.data()))
        throw std::runtime_error(name + ": cannot be made");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code none;
    std::filesystem::remove_all(path_, none);
}

std::set<std::string> TemporaryFolder::names() const {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path_))
        if (!entry.is_directory())
            names.insert(entry.path().lexically_relative(path_).string());
    return names;
}

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error(path + ": cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, const std::string& content) {
    std::ofstream(path, std::ios::binary) << content;
}

}  // namespace queenreel
