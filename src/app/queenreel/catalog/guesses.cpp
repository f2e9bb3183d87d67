#include "queenreel/catalog/guesses.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "queenreel/base/parse.h"

namespace queenreel {
namespace {

constexpr std::string_view on_languages =
    "give --lang, such as --lang de; for the languages: queenreel list languages";
constexpr std::string_view own_search = "a search of your own is filmed from its trace: queenreel help trace";
constexpr std::string_view on_listings =
    "for code in a language: --code python; for a search of your own: queenreel help trace";
constexpr std::string_view many_boards =
    "for many boards in a film: queenreel animate 8 --panels boards; on a page: queenreel sheet 8";
constexpr std::string_view watching =
    "for outputs made again at each save: queenreel make lecture.toml --watch --browser";
constexpr std::string_view archives =
    "to pack a folder: zip -r boards.zip boards/; a course is written by queenreel animate 8 --story search "
    "--format scorm -o quiz.zip";
constexpr std::string_view knights =
    "there are no knights alone; for queens that also move like knights: queenreel count 10 --rule "
    "superqueens";
constexpr std::string_view other_pieces =
    "for superqueens, rooks, or a torus: queenreel count 8 --rule rooks";
constexpr std::string_view exercises =
    "for boards to complete, with answers: queenreel sheet 8 --exercises 6";
constexpr std::string_view densities =
    "for the number of solutions with each square: queenreel chart density 8";

constexpr auto option_table = std::to_array<Guess>({
    {"sheet grid contact-sheet per-page layout montage tiles thumbnails", many_boards},
    {"cards flashcards two-sided double-sided",
     "for cards with answers on their backs: queenreel sheet 8 --exercises 12 --duplex long"},
    {"exam quiz answers worksheet exercise puzzles", exercises},
    {"stats statistics bench benchmark profile timing verbose-stats",
     "for nodes, looks and time: queenreel compare 8"},
    {"n size-n board-size", "the board size comes right after the command, without an option: 8"},
    {"size",
     "the board size comes right after the command, without an option: 8; for paper: queenreel sheet 8 "
     "--page a1"},
    {"o output", "it prints; to keep that: queenreel solve 8 > solutions.txt"},
    {"queens",
     "--place has queens to start from; to prove a placement: echo a1,b2 | queenreel verify -n 8 -"},
    {"empty blank", "for an empty board: queenreel render 8 --queens none"},
    {"containing contains filter having", "for solutions with given queens: queenreel solve 8 --place d4"},
    {"light queen-color square-color board-color dark-color light-color",
     "give --colors, such as --colors light=#eee,dark=#468,queen=red"},
    {"dark invert dark-mode night", "for dark slides: --theme slate"},
    {"font fonts font-family typeface",
     "there is no choice of fonts; text is in Inter, code in JetBrains Mono"},
    {"translate translations captions-from", on_languages},
    {"music soundtrack",
     "a film has a voice, but no music; add it with ffmpeg -i queens.mp4 -i music.mp3 -c:v copy both.mp4"},
    {"watch", watching},
    {"config batch from-file reel", "for many outputs in one file: queenreel make lecture.toml"},
    {"knights knight", knights},
    {"kings bishops piece-type", other_pieces},
    {"regions zones",
     "there are no regions; tint squares: queenreel render 8 --solution 1 --highlight a1:red"},
    {"simulate colorblind color-blind",
     "nothing is simulated; --theme contrast tells all apart by lightness"},
    {"explain why reason", "each attack is named by echo a1,b2 | queenreel verify -n 8 -"},
    {"next prev previous", "for the solution after one: queenreel solve 8 --after 04752613"},
    {"which rank", "for a solution's number: queenreel solve 8 --number-of 04752613"},
    {"index", "the Kth is --solution K; for a solution's number: queenreel solve 8 --number-of 04752613"},
    {"shuffle any sample", "for one at random: queenreel solve 8 --random"},
    {"symmetric symmetries", "for each class with its size: queenreel sheet 8 --classes"},
    {"reverse backward backwards rewind",
     "films run forward; a page plays backward: queenreel animate 8 -o queens.html"},
    {"stop-at pause-at break-at",
     "to stop at moments: queenreel animate 6 --story search --clips clips/ --clips-at deadend"},
    {"alt alt-text description descriptions",
     "for what a film shows, in words: queenreel animate 6 --story search --transcript md"},
    {"at frame-at timestamp", "moments go by name: queenreel render 6 --story search --select deadend:1"},
    {"pseudocode listing source", on_listings},
    {"order from direction shuffle-rows", own_search},
    {"one-based zero-based base index-base", "for columns from 1: queenreel solve 8 --numbering 1"},
    {"algebraic notation", "for squares: queenreel solve 8 --format squares"},
    {"dpi ppi", "pictures have pixels: --size 4k; paper is drawn at 300 dots an inch: --size a4"},
    {"completion", "for bash, zsh or fish: queenreel --generate bash"},
    {"gif mp4 webm webp apng mov png svg pdf pptx avif html",
     "the file's name says the format: -o queens.gif"},
    {"zip archive tar", archives},
    {"pause pauses",
     "to ask at each choice: --questions; to stop there: queenreel animate 6 --story search --clips clips/"},
    {"tree", "for the search tree: queenreel render 4 --story search --panels tree --select end"},
    {"markers marker edl fcpxml",
     "for editors: queenreel animate 8 --fps 25 --snippets edl,fcpxml,csv -o queens.mov"},
    {"heatmap heat-map density", densities},
    {"squares",
     "for boards as squares: --format squares; for solutions with each square: queenreel chart density 8"},
    {"numbers", "for names at the edge of the board: queenreel render 8 --coordinates outside"},
    {"interactive ui gui", "for a page to try it on: queenreel explore"},
});

constexpr auto value_table = std::to_array<Guess>({
    {"dark night black", "for dark slides: slate", "theme"},
    {"light white default brown wood", "for light pages: classic", "theme"},
    {"paper printer bw mono grayscale grey gray", "for paper: print", "theme"},
    {"high-contrast accessible colorblind", "for all eyes: contrast", "theme"},
    {"rook rooks", "for rooks: queenreel render 4 --rule rooks", "pieces"},
    {"knight king bishop pawn", "pictures show queens; a picture of your own is an .svg file", "pieces"},
    {"none empty", "for an empty board: queenreel render 8 --queens none", "pieces"},
    {"typ typst", "Typst takes pictures: queenreel render 8 -o boards/", "format"},
    {"latex tex", "for LaTeX: queenreel solve 8 --format tikz", "format"},
    {"ascii text txt plain", "for plain text: queenreel solve 8 --format grid", "format"},
    {"markdown md", "Markdown takes HTML: queenreel solve 8 --format html", "format"},
    {"algebraic chess", "for squares such as a1,b5: queenreel solve 8 --format squares", "format"},
    {"jpg jpeg", "pictures without loss: queenreel render 8 --format png", "format"},
    {"mkv avi wmv flv", "for other films: queenreel animate 8 --format y4m -o - | ffmpeg -i - queens.mkv",
     "format"},
    {"h5p imscc",
     "a course takes SCORM: queenreel animate 8 --story search --questions --format scorm -o quiz.zip",
     "format"},
    {"zip tar", archives, "format"},
    {"moodle canvas ilias blackboard edx", "did you mean lms?", "preset"},
    {"notion blog readme github discourse", "did you mean web?", "preset"},
    {"slack discord email teams whatsapp", "give --max-bytes 1M -o queens.gif", "preset"},
    {"premiere editor kdenlive davinci resolve finalcut", "give --fps 25 --snippets edl -o queens.mov",
     "preset"},
    {"instagram tiktok reels story", "did you mean shorts?", "preset"},
    {"twitter bluesky", "did you mean x?", "preset"},
    {"de es fr it pt nl pl ja zh ru german spanish french", on_languages, "captions"},
    {"slow slower", "lecture is the slowest pace; --hold 3 shows each picture for 3 s", "pace"},
    {"fast faster quick", "did you mean demo?", "pace"},
    {"tree", "give --story search --panels tree", "story"},
    {"counts growth", "for the number of solutions by board size: queenreel chart growth", "story"},
    {"density heatmap", densities, "story"},
    {"backwards reverse", "films run forward; a page plays backward: queenreel animate 8 -o queens.html",
     "story"},
    {"random", "for any one: queenreel solve 8 --random", "solution"},
    {"random", "for any solution: queenreel solve 8 --random", "solver"},
    {"jsonl json trace", "the trace of a search of your own is --events mine.jsonl", "solver"},
    {"fonts", "there is no choice of fonts", "list"},
    {"colors", "see the themes: queenreel list themes --json", "list"},
    {"tree", "for the search tree: queenreel render 4 --story search --panels tree --select end", "chart"},
    {"heatmap heat", densities, "chart"},
});

constexpr auto command_table = std::to_array<Guess>({
    {"trace events", "did you mean queenreel help trace?"},
    {"options", "did you mean queenreel help animate?"},
    {"handout", "did you mean queenreel sheet 8 --handout --unique?"},
    {"exercise exam quiz puzzle puzzles worksheet", "did you mean queenreel sheet 8 --exercises 6?"},
    {"completion completions", "did you mean queenreel --generate bash?"},
    {"man manual", "did you mean man queenreel or queenreel help?"},
    {"next", "did you mean queenreel solve 8 --after 04752613?"},
    {"random", "did you mean queenreel solve 8 --random?"},
    {"explain why", "did you mean echo a1,b2 | queenreel verify -n 8 -?"},
    {"complete finish", "did you mean queenreel solve 8 --place a1?"},
    {"grid montage thumbnails", "did you mean queenreel sheet 8?"},
    {"tree", "did you mean queenreel render 4 --story search --panels tree --select end?"},
    {"heatmap", "did you mean queenreel chart density 8?"},
    {"slides deck powerpoint", "did you mean queenreel animate 4 --story walkthrough -o slides.pptx?"},
    {"watch", watching},
    {"number rank index", "did you mean queenreel solve 8 --number-of 04752613?"},
    {"knights", other_pieces},
    {"fonts", "there is no choice of fonts; text is in Inter, code in JetBrains Mono"},
    {"language", "did you mean queenreel list languages?"},
});

std::string_view answer_in(std::span<const Guess> table, std::string_view option, std::string_view word) {
    const auto found = std::ranges::find_if(
        table, [&](const Guess& guess) { return guess.option == option && has_word(guess.words, word); });
    return found == table.end() ? "" : found->answer;
}

}  // namespace

std::string_view option_guess(std::string_view word) {
    return answer_in(option_table, "", word);
}

std::string_view value_guess(std::string_view option, std::string_view value) {
    if (const std::string_view answer = answer_in(value_table, option, value); !answer.empty())
        return answer;
    const std::size_t dot = value.rfind('.');  // before a file's extension
    return dot == std::string_view::npos ? "" : answer_in(value_table, option, value.substr(dot + 1));
}

std::string_view command_guess(std::string_view word) {
    return answer_in(command_table, "", word);
}

std::span<const Guess> option_guesses() {
    return option_table;
}

std::span<const Guess> value_guesses() {
    return value_table;
}

std::span<const Guess> command_guesses() {
    return command_table;
}

}  // namespace queenreel
