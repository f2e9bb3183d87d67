#include "queenreel/studio/side_outputs.h"

#include <algorithm>
#include <utility>

#include "queenreel/encode/clips.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/relay.h"
#include "queenreel/frame/frame.h"

namespace queenreel {
namespace {

/// Ranks a frame as a poster: 2 for a marked solution, 1 for any solution, 0 for other pictures, -1 for cards
/// and in-between frames.
int poster_worth(const Frame& frame) {
    if (frame.in_between || !frame.shows_scene())
        return -1;
    const bool is_marked = std::ranges::any_of(
        frame.board.cells, [](const Cell& cell) { return cell.queen && cell.mark == Mark::solved; });
    return is_marked ? 2 : frame.board.size > 0 && frame.moment == MomentKind::solution ? 1 : 0;
}

/// Combines outputs into one.
std::unique_ptr<Output> one_of(std::vector<std::unique_ptr<Output>> outputs) {
    return outputs.size() == 1 ? std::move(outputs.front()) : open_tee(std::move(outputs));
}

}  // namespace

std::unique_ptr<Output> open_all(std::vector<OutputOptions> films, SideOutputs& side) {
    std::vector<std::unique_ptr<Output>> outputs;
    if (films.size() > 1)
        share_painters(films);
    if (side.film)
        for (const OutputOptions& film : films)
            outputs.push_back(open_output(film));
    if (side.poster)
        outputs.push_back(poster_of(open_output(*side.poster), poster_worth));
    for (const CaptionOptions& captions : side.captions)
        outputs.push_back(open_captions(captions));
    for (const TranscriptOptions& transcript : side.transcripts)
        outputs.push_back(open_transcript(transcript));
    if (side.clips)
        outputs.push_back(side.clips->clips ? open_output(*side.clips) : open_clips(*side.clips));
    if (side.sequence)
        outputs.push_back(open_frame_sequence(*side.sequence));
    std::vector<std::unique_ptr<Output>> pages;
    if (side.steps)
        pages.push_back(open_output(*side.steps));
    for (SnippetOptions& snippet : side.snippets) {
        snippet.width = films.front().look.width;
        snippet.height = films.front().look.height;
        (snippet.document.empty() ? outputs : pages).push_back(open_snippet(snippet));
    }
    if (side.steps && side.steps_frames)
        outputs.push_back(with_own_frames(one_of(std::move(pages)), *std::exchange(side.steps_frames, {})));
    else if (side.steps)
        outputs.push_back(without_in_betweens(one_of(std::move(pages))));
    return one_of(std::move(outputs));
}

}  // namespace queenreel
