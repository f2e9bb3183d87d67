#include "cli/output_messages.h"

namespace queenreel {

std::string output_message(const OutputError& error) {
    if (const auto* existing = dynamic_cast<const ExistsError*>(&error))
        return existing->path + ": exists; give --force to replace it";
    return error.what();
}

}  // namespace queenreel
