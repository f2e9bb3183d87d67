#include "queenreel/base/refused_memory.h"

#include <atomic>

namespace queenreel {
namespace {

std::atomic<void (*)()> end_of_program{nullptr};
thread_local int may_be_refused = 0;

}  // namespace

void end_where_memory_is_refused(void (*end)()) {
    end_of_program = end;
}

void memory_is_refused() {
    void (*const end)() = end_of_program;
    if (end && may_be_refused == 0)
        end();
}

MayBeRefused::MayBeRefused() {
    ++may_be_refused;
}

MayBeRefused::~MayBeRefused() {
    --may_be_refused;
}

}  // namespace queenreel
