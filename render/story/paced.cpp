#include "story/paced.h"

#include <optional>
#include <string>
#include <utility>

#include "story/wording.h"

namespace queenreel {
namespace {

Generator<Beat> beats(Generator<Moment> moments) {
    for (const Moment& moment : moments)
        co_yield moment.beat;
}

}  // namespace

Generator<Frame> paced(StoryOptions options, Generator<Moment> (*tell)(const StoryOptions&)) {
    Pacer pacer(options.pace, beats(tell(options)));
    std::uint64_t number = 0;
    bool shown_before = true;
    for (const Moment& moment : tell(options)) {
        ++number;
        const std::optional<Showing> showing = pacer.next(moment.beat);
        const bool follows = std::exchange(shown_before, showing.has_value());
        if (!showing)
            continue;
        Frame frame = moment.frame;
        frame.number = number;
        frame.duration = showing->duration;
        if (!follows)
            frame.moves.clear();
        if (!options.captions)
            frame.caption.clear();
        co_yield frame;
        if (pacer.is_over())
            break;
    }
}

}  // namespace queenreel
