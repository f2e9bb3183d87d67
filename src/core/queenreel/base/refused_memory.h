#pragma once

namespace queenreel {

/// Sets what ends the program where a library in C is refused memory: it must not return. Null, as at first:
/// the library is told, and may crash, hang or leave something out. Fontconfig does all three.
void end_where_memory_is_refused(void (*end)());

/// Calls that function, unless there is none or the thread has a MayBeRefused. For what gives memory.
void memory_is_refused();

/// While one lives, the memory that its thread asks for may be refused: what asks does with less.
class MayBeRefused {
  public:
    MayBeRefused();
    ~MayBeRefused();
    MayBeRefused(const MayBeRefused&) = delete;
    MayBeRefused& operator=(const MayBeRefused&) = delete;
};

}  // namespace queenreel
