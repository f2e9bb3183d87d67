#pragma once

#include <span>
#include <string>
#include <string_view>

#include "queenreel/verify/verify.h"

namespace queenreel {

/// Returns a fault in the language of messages, `picture 17 at 16.0 s: queens c3 and f6 attack each other`.
/// Reports as JSON keep the judge's English.
std::string fault_text(const Fault& fault);

/// The judge's messages, with names in braces for their values.
std::span<const std::string_view> fault_messages();

}  // namespace queenreel
