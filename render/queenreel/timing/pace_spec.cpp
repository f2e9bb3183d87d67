#include "queenreel/timing/pace_spec.h"

namespace queenreel {

Pace PaceSpec::pace() const {
    Pace pace(*pace_style);
    for (const HoldSpec& hold : holds)
        for (const MomentKindRow& row : moment_kinds())
            if (hold.is_of(row.kind))
                pace.set_hold(row.kind, hold.time);
    pace.duration = duration;
    pace.end_pause = end_pause;
    pace.parts = parts;
    return pace;
}

}  // namespace queenreel
