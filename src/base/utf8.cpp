#include "base/utf8.h"

#include <glib.h>

namespace queenreel {

bool is_utf8(std::string_view text) {
    return g_utf8_validate_len(text.data(), text.size(), nullptr) != 0;
}

}  // namespace queenreel
