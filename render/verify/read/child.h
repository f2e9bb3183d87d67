#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace queenreel::judge {

/// Where a child's work writes its result. Does nothing more once the parent is gone.
using ChildOutput = std::function<void(const void* bytes, std::size_t size)>;

/// Does `work` in a forked child process that may take 10 seconds, 1 GiB of memory more than its parent and
/// no file to write to; gives what it wrote, at most `max_bytes`. Call it while no other thread that the work
/// depends on is running. Throws UnreadableError when a limit was reached or the child crashed.
std::vector<std::uint8_t> in_child(const std::function<void(const ChildOutput&)>& work,
                                   std::size_t max_bytes);

}  // namespace queenreel::judge
