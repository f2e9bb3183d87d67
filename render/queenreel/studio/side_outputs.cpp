#include "queenreel/studio/side_outputs.h"

#include <utility>

#include "queenreel/encode/clips.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/relay.h"
#include "queenreel/frame/frame.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {
namespace {

/// Ranks a frame as a poster: 2 for a marked solution, 1 for any solution, 0 for other pictures, -1 for cards
/// and in-between frames.
int poster_worth(const Frame& frame) {
    if (frame.in_between || frame.card)
        return -1;
    if (frame.board.size < 1)
        return 0;
    Board board(frame.board.size);
    bool marked = false;
    for (int row = 0; row < frame.board.size; ++row)
        for (int column = 0; column < frame.board.size; ++column) {
            const Cell& cell = cell_at(frame.board, row, column);
            marked |= cell.queen && cell.mark == Mark::solved;
            if (cell.queen)
                board.place({row, column});
        }
    return marked ? 2 : is_solution(board) ? 1 : 0;
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
