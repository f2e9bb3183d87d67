#pragma once

#include <string>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

// The content of a page as JSON. Default values are omitted, except for what every frame has. Fractions are
// rounded to a millionth, so that all machines write the same bytes.

/// A frame:
///
///     {"number":1,"event":1,"kind":"test","us":250000,"board":{…},"panels":[{"kind":"code",…},…],
///      "overview":true,"caption":"…","title":"…","description":"…","chapter":"…","card":{…},
///      "moves":[[from row, from column, to row, to column],…],"movement":{"path":"turn","angle":90,"us":0}}
///
/// "kind" is the name of the moment's kind; "us" is its duration in microseconds. A board is {"size":8,
/// "cells":[cell_code() of each],"numbers":[[cell,
/// number],…],"lines":[[…4],…],"crossover":3,"guide":{"width":8,"dash":25,"lines":"M…","areas":"M…"}}: a
/// guide's strokes and fills are SVG paths in hundredths of a square. A card's "rays" are [[row, column,
/// down, right, squares],…]. All text must be UTF-8. Throws std::invalid_argument for a chart or a sheet.
std::string frame_json(const Frame& frame);

/// Returns the part that all frames share:
/// {"size":8,"board":true,"panels":[{"kind":"code","title":"…","rows":9,"columns":44,…},…],
/// "rows":[labels],"columns":[labels]}.
std::string scene_json(const Scene& scene);

}  // namespace queenreel
