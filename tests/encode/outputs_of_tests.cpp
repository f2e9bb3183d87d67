#include "outputs_of_tests.h"

namespace queenreel {
namespace {

/// The frame of a board as text: `Q` a queen, a row a line.
Frame frame_of(const std::string& text) {
    Frame frame;
    frame.board.size = static_cast<int>(text.find('\n'));
    frame.board.cells.clear();
    for (const char c : text)
        if (c != '\n')
            frame.board.cells.push_back({.queen = c == 'Q'});
    return frame;
}

std::vector<const Format*> rows(bool films) {
    std::vector<const Format*> found;
    for (const Format& format : formats())
        if ((format.film != nullptr) == films)
            found.push_back(&format);
    return found;
}

}  // namespace

Frame four_queens(std::uint64_t number) {
    Frame frame = frame_of(number % 2 == 1 ? ".Q..\n...Q\nQ...\n..Q.\n" : "..Q.\nQ...\n...Q\n.Q..\n");
    frame.number = number;
    frame.title = "4 queens, solution " + std::to_string(number);
    frame.description = "Queens on four squares";
    frame.caption = "Four queens";
    frame.question = Question{.text = "Does one attack another?",
                              .answers = {{.text = "Yes"}, {.text = "No", .is_right = true}}};
    return frame;
}

OutputOptions small_output(const Format& format, const std::string& target) {
    OutputOptions options;
    options.format = &format;
    options.target = target;
    options.names = "queens-{n}-{index}";
    options.film_name = "queens-{n}";
    options.fields = {{"n", 4}};
    options.look.scene.size = 4;
    options.look.width = options.look.height = 64;
    options.threads = 1;
    return options;
}

void write_pictures(const OutputOptions& options, std::uint64_t pictures) {
    const std::unique_ptr<Output> output = open_output(options);
    for (std::uint64_t number = 1; number <= pictures; ++number)
        output->put(four_queens(number));
    output->finish();
}

std::vector<const Format*> films() {
    std::vector<const Format*> all = rows(true);
    std::erase_if(all, [](const Format* format) { return format->asks; });
    return all;
}

std::vector<const Format*> documents() {
    return rows(false);
}

}  // namespace queenreel
