#include "queenreel/reel/request.h"

#include <fmt/format.h>

namespace queenreel {

std::string reel_message(const Reel& reel, const ReelRequest& request, std::string_view message) {
    std::string_view text = message;
    std::string_view key = text.substr(0, text.find(':'));
    if (key.starts_with("--")) {
        text.remove_prefix(2);
        key.remove_prefix(2);
    }
    const std::string_view wanted = key == "N" ? std::string_view("n") : key;
    ReelPlace place = request.table->place;
    for (const auto* entries : {&reel.defaults, &request.table->entries})
        for (const ReelEntry& entry : *entries)
            if (entry.key == wanted)
                place = entry.place;
    return reel.message(place, fmt::format("[{}] {}", request.table->name, text));
}

}  // namespace queenreel
