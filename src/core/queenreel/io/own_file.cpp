#include "queenreel/io/own_file.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cstring>
#include <utility>

namespace queenreel {
namespace {

/// The longest file name on any Linux file system, in bytes (NAME_MAX).
constexpr std::size_t longest_noted_name = 255;

enum State : int { unused, being_noted, noted };

struct Note {
    std::atomic<int> state{unused};
    pid_t process = 0;
    int folder = -1;
    std::array<char, longest_noted_name + 1> name{};
};

// Global, because a signal handler can reach nothing else.
constinit std::array<Note, 1024> notes{};
static_assert(std::atomic<int>::is_always_lock_free);

}  // namespace

OwnFile::OwnFile(int folder, const std::string& name) {
    if (name.size() > longest_noted_name)
        return;
    for (Note& note : notes) {
        int expected = unused;
        if (!note.state.compare_exchange_strong(expected, being_noted))
            continue;
        note.process = ::getpid();
        note.folder = folder;
        std::memcpy(note.name.data(), name.c_str(), name.size() + 1);
        note.state = noted;
        place_ = static_cast<int>(&note - notes.data());
        return;
    }
}

OwnFile::OwnFile(OwnFile&& other) noexcept : place_(std::exchange(other.place_, -1)) {}

OwnFile& OwnFile::operator=(OwnFile&& other) noexcept {
    std::swap(place_, other.place_);
    return *this;
}

void OwnFile::forget() noexcept {
    if (place_ >= 0)
        notes[static_cast<std::size_t>(std::exchange(place_, -1))].state = unused;
}

void remove_own_files() noexcept {
    const pid_t process = ::getpid();
    for (const Note& note : notes)
        if (note.state == noted && note.process == process)
            ::unlinkat(note.folder, note.name.data(), 0);
}

}  // namespace queenreel
