#include "queenreel/reel/stage.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "queenreel/io/error.h"
#include "queenreel/io/folder.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = ".queenreel-make-";

/// Opens and locks a folder; the descriptor is closed if another run holds the lock.
Descriptor locked(const std::string& path) {
    Descriptor folder(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number() >= 0 && flock(folder.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return {};
    return folder;
}

void remove_leftovers(const std::string& folder) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().filename().string().starts_with(mark) && locked(entry.path().string()).number() >= 0)
            fs::remove_all(entry.path(), ignored);
}

[[noreturn]] void fail(const fs::filesystem_error& error) {
    const std::string path = (error.path2().empty() ? error.path1() : error.path2()).string();
    throw SystemError(path, error.code().value());
}

/// Moves a file, even to another file system.
void move_file(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (!error)
        return;
    if (error != std::errc::cross_device_link)
        throw fs::filesystem_error("rename", from, to, error);
    fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    fs::remove(from);
}

}  // namespace

Stage::Stage(const std::string& folder) {
    remove_leftovers(folder);
    path_ = (fs::path(folder) / std::string(mark).append("XXXXXX")).string();
    if (!mkdtemp(path_.data()))
        throw SystemError(folder, errno);
    lock_ = locked(path_);
}

Stage::~Stage() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::set<std::string> Stage::targets(std::size_t output) const {
    const std::string folder = folder_of(output);
    std::set<std::string> all;
    try {
        if (fs::exists(folder))
            for (const auto& entry : fs::recursive_directory_iterator(folder))
                if (!entry.is_directory())
                    all.insert(entry.path().string().substr(folder.size()));
    } catch (const fs::filesystem_error& error) {
        fail(error);
    }
    return all;
}

void Stage::publish(const OutputPaths& outputs, const std::set<std::string>& outdated) {
    const std::string old = path_ + "/old";
    std::vector<std::pair<fs::path, fs::path>> moved;  // sources and destinations, to undo in reverse
    const auto move = [&](const fs::path& from, const fs::path& to) {
        fs::create_directories(to.parent_path());
        move_file(from, to);
        moved.emplace_back(from, to);
    };
    std::set<fs::path> folders;
    try {
        for (const std::string& path : outdated)
            if (fs::exists(path))
                move(path, old + path);
        for (std::size_t i = 0; i < outputs.size(); ++i)
            for (const std::string& path : outputs[i]) {
                if (fs::exists(path))
                    move(path, old + path);
                move(folder_of(i) + path, path);
                folders.insert(fs::path(path).parent_path());
            }
    } catch (const fs::filesystem_error& error) {
        for (auto step = moved.rbegin(); step != moved.rend(); ++step) {
            std::error_code ignored;
            fs::rename(step->second, step->first, ignored);
        }
        fail(error);
    }
    for (const fs::path& folder : folders)
        Folder(folder).sync();
}

}  // namespace queenreel
