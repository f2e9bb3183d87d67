#pragma once

namespace queenreel {

/// Sets the function that ends the program when a C library cannot allocate memory; it must not return. With
/// null, the initial value, the library gets the failure and may crash, hang or leave something out:
/// Fontconfig does all three.
void end_where_memory_is_refused(void (*end)());

/// Calls that function, unless it is null or the thread has a MayBeRefused. For allocators.
void memory_is_refused();

/// A guard: while one exists, allocations of its thread may fail, because the caller copes with less memory.
class MayBeRefused {
  public:
    MayBeRefused();
    ~MayBeRefused();
    MayBeRefused(const MayBeRefused&) = delete;
    MayBeRefused& operator=(const MayBeRefused&) = delete;
};

}  // namespace queenreel
