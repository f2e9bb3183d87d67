#include "queenreel/studio/picture.h"

#include "queenreel/encode/open.h"
#include "queenreel/encode/picture_writer.h"

namespace queenreel {
namespace {

OutputOptions output_of(const Board& board, const Format& format, const PictureOptions& options) {
    OutputOptions output;
    output.format = &format;
    output.look = look_of(options.style, format);
    output.look.marks = options.attacks || options.conflicts;
    output.look.scene.size = board.size();
    output.force = options.replace;
    return output;
}

Frame frame_of(const Board& board, const PictureOptions& options) {
    StoryOptions shown;
    shown.n = board.size();
    shown.captions = false;
    shown.attacks = options.attacks;
    shown.conflicts = options.conflicts;
    return placement_frame(board, shown);
}

}  // namespace

Generator<Frame> placement_frames(std::vector<Board> boards, StoryOptions options) {
    std::uint64_t number = 0;
    for (const Board& board : boards) {
        Frame frame = placement_frame(board, options);
        frame.number = ++number;
        co_yield frame;
    }
}

void write_picture(const Board& board, const std::string& path, const PictureOptions& options) {
    OutputOptions output = output_of(board, format_for(path, Wanted::picture), options);
    output.target = path;
    const auto file = open_output(output);
    file->put(frame_of(board, options));
    file->finish();
}

std::string picture_bytes(const Board& board, std::string_view format, const PictureOptions& options) {
    const OutputOptions output = output_of(board, format_named(format, Wanted::picture), options);
    check_options(output);
    return output.format->writer(output)->file_of(frame_of(board, options));
}

}  // namespace queenreel
