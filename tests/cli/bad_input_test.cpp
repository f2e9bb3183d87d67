// Everything that people may mistype or ask in vain: one clear line on standard error, nothing on standard
// output, no file, and the exit code that scripts rely on.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/base/text.h"
#include "queenreel/terminal/console.h"
#include "spoken.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

/// Without classes that allocate: compilers take half a minute to make hundreds of those.
struct BadInput {
    std::array<const char*, 8> arguments;  ///< up to the first null
    int code;
    const char* says;  ///< a part of the line

    std::vector<std::string> words() const {
        return {arguments.begin(), std::ranges::find(arguments, nullptr)};
    }
};

void PrintTo(const BadInput& bad, std::ostream* stream) {
    for (const std::string& word : bad.words())
        *stream << '\'' << word.substr(0, 40) << "' ";
}

const std::string long_word(100'000, 'x');
const std::string long_caption(300, 'w');

const BadInput bad_inputs[]{
    // Commands
    {{}, 2, "COMMAND: the command is missing; choose from solve, count"},
    {{""}, 2, "no such command"},
    {{"slove", "8"}, 2, "slove: no such command; did you mean solve?"},
    {{"xyzzy"},
     2,
     "choose from solve, count, compare, render, sheet, chart, animate, make, explore, verify, list"},
    {{"sheet", "8", "--classes", "--handout"},
     2,
     "--classes: a sheet of whole classes has no use for --handout"},
    {{"sheet", "8", "--story", "search", "--queens", "c3"},
     2,
     "--story: a sheet of a strip of a story has no use"},
    {{"sheet", "8", "--story", "search", "--classes"}, 2, "--classes: a strip of a story has no classes"},
    {{"sheet", "8", "--classes", "--marks", "attacks"}, 2, "--marks: the boards of a class are solutions"},
    {{"sheet", "8", "--select", "1-3"}, 2, "--select: only a story has moments"},
    {{"sheet", "8", "--queens-from", "missing.txt"}, 1, "missing.txt"},
    {{"sheet", "8", "--first"}, 2, "--first: only a search stops"},
    {{"animate", "4", "--frames", "frames"}, 2, "--frames: frames need a rate; give one, such as --fps 30"},
    {{"animate", "4", "--fps", "5", "--frames", "x.gif"}, 2, "--frames: frames are PNGs, not gif"},
    {{"animate", "4", "--fps", "5", "--frames", "x.png"}, 2, "--frames: x.png is one file"},
    {{"animate", "4", "--fps", "5", "--frames", "-"}, 2, "--frames: this is not a folder"},
    {{"render", "1", "--format", "svg", "-o", "-", "--alt", "x.txt"},
     2,
     "--alt: pictures on standard output"},
    {{"render", "4", "-o", "x.pdf", "--alt", "-", "--json"}, 2, "--alt: standard output is used by --json"},
    {{"chart", "growth", "4-8", "-o", "x.mp4", "--alt", "x.txt"}, 2, "--alt: a film has no alt text"},
    {{"chart", "growth", "4-8", "--quality", "best", "-o", "x.gif"}, 2, "--quality: gif has one quality"},
    {{"sheets", "8"}, 2, "sheets: no such command; did you mean sheet"},
    {{"8"}, 2, "8: no such command"},
    {{"--json", "list"}, 2, "options come after the command"},
    {{"help", "slove"}, 2, "did you mean solve?"},
    {{"--help", "extra"}, 2, "extra: no such command"},
    {{"-h", "solve", "count"}, 2, "count: help takes one command at a time"},
    {{"--version", "extra"}, 2, "extra: --version takes nothing more"},
    {{"help", "solve", "count"}, 2, "count: help takes one command at a time"},
    {{"so\nlve", "8"}, 2, "so\\x0alve: no such command"},
    {{long_word.c_str()}, 2, "no such command"},

    // N
    {{"solve"}, 2, "N: the board size is missing; give 1 to 32, for example 8"},
    {{"solve", "0"}, 2, "N: 0 is out of range; give a whole number from 1 to 32"},
    {{"solve", "-1"}, 2, "N: -1 is out of range"},
    {{"solve", "-12"}, 2, "N: -12 is out of range"},
    {{"solve", "33"},
     2,
     "N: 33 is out of range; bitmask takes 1 to 32, --solver min-conflicts --limit 1 up to 1000"},
    {{"animate", "40", "--story", "search"}, 2, "backtracking takes 1 to 32, --solver "},
    {{"solve", "1000000000"}, 2, "N: 1000000000 is out of range"},
    {{"solve", "1e9"}, 2, "N: '1e9' is not a whole number"},
    {{"solve", "8x"}, 2, "N: '8x' is not a whole number"},
    {{"solve", ""}, 2, "N: the value is empty"},
    {{"solve", "18446744073709551616"}, 2, "N: 18446744073709551616 is out of range"},
    {{"solve", "8", "9"}, 2, "9: N is already given"},
    {{"count", "0"}, 2, "1 to 27"},
    {{"count", "28"}, 2, "N: 28 is out of range; give a whole number from 1 to 27"},
    {{"render", "-1"}, 2, "N: -1 is out of range"},
    {{"render", "33"}, 2, "N: 33 is out of range"},
    {{"animate", "8x"}, 2, "N: '8x' is not a whole number"},
    {{"animate"}, 2, "N: the board size is missing"},

    // Solvers asked for more than they can
    {{"solve", "8", "--solver", "min-conflicts"},
     2,
     "finds only one solution; add --limit 1, or use --solver bitmask"},
    {{"solve", "8", "--solver", "genetic", "--unique", "--limit", "1"}, 2, "finds only one solution"},
    {{"animate", "8", "--solver", "constructive"}, 2, "finds only one solution"},
    {{"solve", "12", "--solver", "brute"},
     2,
     "N: 12 is out of range; brute takes 1 to 8, --solver bitmask up to 32"},
    {{"render", "1001", "--solver", "linear", "--limit", "1"}, 2, "N: 1001 is out of range"},
    {{"solve", "8", "--solver", "min-conflict"}, 2, "did you mean min-conflicts?"},
    {{"solve", "8", "--seed", "7"}, 2, "--seed: bitmask uses no random numbers"},
    {{"solve", "8", "--solver", "genetic", "--limit", "1", "--seed", "x"},
     2,
     "--seed: 'x' is not a whole number"},
    {{"solve", "8", "--solver", "genetic", "--limit", "1", "--seed", "-1"}, 2, "--seed: -1"},
    {{"solve", "8", "--solver", "genetic", "--limit", "1", "--seed", "99999999999999999999"},
     2,
     "--seed: 99999999999999999999 is out of range; give a whole number from 0 to"},
    {{"solve", "3", "--solver", "min-conflicts", "--limit", "1"},
     1,
     "n = 3: min-conflicts found no solution, though there may be one"},

    // Options that do not exist
    {{"solve", "8", "--uniqe"}, 2, "--uniqe: no such option; did you mean --unique?"},
    {{"animate", "8", "--hodl", "2"}, 2, "did you mean --hold?"},
    {{"solve", "8", "--transition", "fade"}, 2, "--transition: no such option"},
    {{"render", "8", "--duration", "10"}, 2, "--duration: no such option"},
    {{"animate", "8", "-ofilm.mp4"}, 2, "write -o film.mp4"},
    {{"animate", "8", "-output", "film.mp4"}, 2, "write --output"},
    {{"render", "8", "-z"}, 2, "-z: no such option"},
    {{"solve", "8", "--hold", "1"}, 2, "--hold: no such option"},
    {{"solve", "8", "--unique=yes"}, 2, "--unique=yes: this option takes no value"},

    // Which solutions
    {{"solve", "8", "--solution", "93"},
     2,
     "--solution: 93 is out of range, as n = 8 has 92 solutions; give 1 to 92"},
    {{"render", "8", "--solution", "93"}, 2, "give 1 to 92"},
    {{"animate", "8", "--solution", "93"}, 2, "give 1 to 92"},
    {{"solve", "8", "--unique", "--solution", "13"}, 2, "12 fundamental solutions; give 1 to 12"},
    {{"solve", "8", "--solution", "0"}, 2, "--solution: 0 is out of range"},
    {{"solve", "8", "--solution", "-1"}, 2, "--solution: -1 is out of range"},
    {{"solve", "8", "--solution"}, 2, "--solution: the value is missing"},
    {{"solve", "8", "--solutions", "9-5"}, 2, "write 5-9"},
    {{"solve", "8", "--solutions", "90-93"}, 2, "give 1 to 92"},
    {{"solve", "8", "--solutions", "7-"}, 2, "'7-' is not a range"},
    {{"solve", "8", "--solutions", "1,5,93"}, 2, "--solutions: 93 is out of range, as n = 8 has 92"},
    {{"solve", "8", "--solutions", "1,,5"}, 2, "'' is no number and no range; give such as 5-9 or 1,5,9-12"},
    {{"solve", "8", "--solutions", "5;9"}, 2, "'5;9' is no number and no range"},
    {{"solve", "8", "--solutions", "0,5"}, 2, "--solutions: 0 is out of range"},
    {{"solve", "8", "--solutions", "1,9-5"}, 2, "write 5-9"},
    {{"solve", "8", "--solution", "1", "--solutions", "1-2"}, 2, "cannot be combined with --solutions"},
    {{"solve", "8", "--limit", "0"}, 2, "--limit: 0 is out of range"},
    {{"solve", "8", "--limit", "1", "--limit", "2"}, 2, "--limit: given 2 times; give it once"},
    {{"solve", "8", "--solver", "bitmaks"}, 2, "did you mean bitmask?"},
    {{"solve", "8", "--format", "xml"},
     2,
     "choose from list, grid, matrix, fen, squares, csv, json, unicode, tikz, chessboard, html"},
    {{"solve", "8", "--format", "grid", "--json"}, 2, "--json: it cannot be combined with --format grid"},
    {{"count", "8", "--threads", "0"}, 2, "--threads: 0 is out of range"},
    {{"render", "8", "--queens", "c9"}, 2, "'c9' is not a square"},
    {{"render", "8", "--queens", "c3,c3"}, 2, "'c3' already has a queen"},
    {{"solve", "8", "--queens", "c3"}, 2, "to complete it: --place c3, to print it: --format grid"},
    {{"solve", "8", "--queens", "c3", "--unique"}, 2, "--unique has no effect"},
    {{"solve", "4", "--queens", "\\placement{4}{0/4}"}, 2, "is LaTeX, which is written and not read"},
    {{"render", "8", "--format", "tikz"}, 2, "it is text: use queenreel solve --format tikz"},
    {{"render", "8", "--queens", "c3", "--unique"}, 2, "--unique has no effect"},
    {{"render", "8", "--queens", "c3", "--limit", "1"}, 2, "--limit has no effect"},

    // How it looks
    {{"animate", "8", "--size", "0"}, 2, "--size: 0 is out of range"},
    {{"animate", "8", "--size", "-1"}, 2, "--size: -1 is out of range"},
    {{"render", "8", "--size", "32768"}, 2, "give 1 to 32767 pixels"},
    {{"render", "8", "--size", "1000000000"}, 2, "--size: 1000000000 is out of range"},
    {{"render", "8", "--size", "1e3"}, 2, "'1e3' is not a size"},
    {{"render", "8", "--size", "10x"}, 2, "'10x' is not a size"},
    {{"animate", "8", "--size", "a4"},
     2,
     "--size: a4 is paper and mp4 a film; give a screen's, such as 1080p or 4k"},
    {{"animate", "8", "--bare", "--size", "1080p"}, 2, "1920x1080 is not"},
    {{"render", "8", "--theme", "clasic"}, 2, "--theme: there is no 'clasic'; did you mean classic?"},
    {{"render", "8", "--theme", "nosuch"}, 2, "--theme: there is no 'nosuch'; choose from classic"},
    {{"render", "8", "--pieces", "nosuch"}, 2, "--pieces: there is no 'nosuch'"},
    {{"render", "8", "--pieces", "crwn"}, 2, "and a file of your own ends in .svg; did you mean crown?"},
    {{"render", "8", "--pieces", "none.svg"}, 1, "none.svg: cannot be opened: No such file or directory"},
    {{"render", "8", "--logo", "logo.png"}, 2, "--logo: 'logo.png' is no SVG; give a file that ends in .svg"},
    {{"render", "8", "--bare", "--logo", "logo.svg"}, 2, "--bare: there is no room for --logo"},
    {{"render", "8", "--marks", "attack"}, 2, "did you mean attacks?"},
    {{"render", "8", "--marks", ""}, 2, "--marks: there is no ''"},
    {{"render", "8", "--marks", "attacks,"}, 2, "--marks: there is no ''"},
    {{"render", "8", "--highlight", "d9"}, 2, "--highlight: 'd9' is not a square of this board; files are a"},
    {{"render", "8", "--highlight", "d4:grean"}, 2, "--highlight: 'grean' is not an opaque color; give"},
    {{"render", "8", "--highlight", "2:5:transparent"}, 2, "'transparent' is not an opaque color"},
    {{"render", "8", "--highlight", "d4,d4:red"},
     2,
     "--highlight: 'd4' is named twice; name each square once"},
    {{"render", "8", "--arrows", "a1"}, 2, "--arrows: 'a1' is not an arrow; write FROM-TO, such as a1-c3"},
    {{"render", "8", "--arrows", "a1-c3,a1-"}, 2, "--arrows: '' is not a square of this board"},
    {{"render", "8", "--arrows", "a1-a1"}, 2, "--arrows: 'a1-a1' goes nowhere; write FROM-TO with two"},
    {{"render", "8", "--rule", "superqueens", "--attacks", "xray"},
     2,
     "--attacks: a knight's moves are no lines"},
    {{"render", "8", "--attacks", "x-ray"}, 2, "--attacks: there is no 'x-ray'; did you mean xray?"},
    {{"render", "8", "--attacks", "blocked:i1"}, 2, "--attacks: 'i1' is not a square of this board"},
    {{"render", "8", "--queens", "c3", "--attacks", "xray:a1"},
     2,
     "there is no queen on a1; name squares of"},
    {{"render", "8", "--coordinates", "within"}, 2, "choose from none, outside, inside"},
    {{"render", "8", "--story", "search", "--numbering", "two"}, 2, "choose from 1, 0, chess"},
    {{"render", "8", "--numbering", "0"},
     2,
     "--numbering: the story solutions does not count rows and columns"},
    {{"animate", "8", "--story", "symmetry", "--numbering", "chess"},
     2,
     "--numbering: the story symmetry does not"},
    {{"render", "8", "--queens", "a1", "--numbering", "1"}, 2, "--numbering has no effect"},
    {{"render", "8", "--background", "mauvish"}, 2, "'mauvish' is not a color"},
    {{"animate", "8", "--background", "transparent"}, 2, "mp4 has no transparency"},
    {{"animate", "8", "--background", "#ffffff80"}, 2, "mp4 has no transparency"},
    {{"render", "8", "--caption", "a\tb"}, 2, "--caption: the text has a line break or control character"},
    {{"render", "8", "--caption", "{index} of {total}"},
     2,
     "--caption: there is no {total}; use {n} for the board size, {index} for the number of the picture, "
     "{count}"},
    {{"render", "30", "--limit", "1", "--caption", "{count}"},
     2,
     "--caption: the number of solutions is known up to n = 27, but not for n = 30; leave out {count}"},
    {{"render", "30", "--limit", "1", "-o", "{count}.svg"},
     2,
     "--output: the number of solutions is known up to n = 27"},
    {{"animate", "6", "--story", "race", "--caption", "{queens}"},
     2,
     "--caption: the story has no board of its own"},
    {{"render", "6", "--story", "search", "-o", "{index}-of-{count}.svg"},
     2,
     "--output: {index} counts the story's steps, and {count} is of solutions; leave out {count}"},
    {{"render", "6", "--story", "search", "-o", "{queens}.svg"}, 2, "add {index} to {queens}"},
    {{"animate", "6", "-o", "{queens}.gif"}, 2, "{queens}.gif: a film is one file; leave out {queens}"},
    {{"render", "6", "-o", "{queens}/{index}.svg"}, 2, "{queens} would need many folders"},
    {{"render", "6", "--solution", "1", "-o", "{total}.svg"},
     2,
     "names can have {n}, {count}, {queens}, {index}"},
    {{"animate", "8", "--story", "search", "--caption", "{N} {} {a b} {nn}"},
     2,
     "--caption: there is no {nn}"},
    {{"render", "8", "--caption", "a\\nb\\nc"}, 2, "--caption: the text has more than two lines"},
    {{"render", "8", "--caption", long_caption.c_str(), "-o", "x/"}, 2, "where about "},
    {{"render", "8", "--size", "40", "--caption", "one"}, 2, "--caption: a picture of 40x40 is too small"},
    {{"render", "8", "--caption", "\xff"}, 2, "--caption: the text is not UTF-8"},
    {{"render", "8", "--bare", "--size", "1920x1080"}, 2, "1920x1080 is not"},
    {{"animate", "8", "--bare", "--preset", "slides"}, 2, "1920x1080 is not"},
    {{"animate", "8", "--bare", "--caption", "x"}, 2, "--bare: there is no room for --caption"},
    {{"render", "8", "--bare", "--background", "red"}, 2, "no room for --background"},
    {{"render", "8", "--bare", "--coordinates", "outside"}, 2, "no room for --coordinates outside"},

    // How it moves
    {{"animate", "8", "--story", "nosuch"}, 2, "--story: there is no 'nosuch'"},
    {{"animate", "8", "--preset", "nosuch"}, 2, "choose from slides"},
    {{"animate", "8", "--quality", "good"}, 2, "choose from draft, balanced, best"},
    {{"animate", "8", "--hold", "0"}, 2, "--hold: 0 is out of range; a hold in mp4 can last"},
    {{"animate", "8", "--hold", "-1"}, 2, "--hold: -1 is out of range"},
    {{"animate", "8", "--hold", "nan"}, 2, "--hold: 'nan' is not a time"},
    {{"animate", "8", "--hold", "inf"}, 2, "--hold: inf is out of range"},
    {{"animate", "8", "--hold", "1e9"}, 2, "--hold: 1e9 is out of range"},
    {{"animate", "8", "--hold", "1,5"}, 2, "--hold: '1,5' is not a time; give seconds such as 0.5"},
    {{"animate", "8", "--hold", "0.01", "-o", "x.gif"}, 2, "a hold in gif can last 0.02 s to 655.35 s"},
    {{"animate", "8", "--hold", "656", "-o", "x.gif"}, 2, "a hold in gif can last 0.02 s to 655.35 s"},
    {{"animate", "8", "--hold", "655", "--end-pause", "1", "-o", "x.gif"},
     2,
     "a pause after a hold of 655 s in gif can last 0 s to 0.35 s"},
    {{"animate", "8", "--end-pause", "-1"}, 2, "--end-pause: -1 is out of range"},
    {{"animate", "8", "--fps", "0"}, 2, "--fps: 0 is out of range; give more than 0"},
    {{"animate", "8", "--fps", "-1"}, 2, "--fps: -1 is out of range"},
    {{"animate", "8", "--fps", "1e9"}, 2, "--fps: 1e9 is out of range"},
    {{"animate", "8", "--fps", "nan"}, 2, "--fps: 'nan' is not a frame rate; give frames per second"},
    {{"animate", "8", "--fps", "60", "-o", "x.gif"},
     2,
     "--fps: 60 is out of range; give more than 0 and at most 50"},
    {{"animate", "8", "-o", "x.gif", "--matte", "white"}, 2, "--matte: the background is opaque"},
    {{"animate", "8", "-o", "x.gif", "--matte", "transparent"}, 2, "is not the color of a page"},
    {{"animate", "8", "--matte", "white"}, 2, "--matte: mp4 has smooth edges, or none"},
    {{"animate", "8", "--codec", "av1"}, 2, "--codec: mp4 has no av1; leave it out, or write webm"},
    {{"animate", "8", "--codec", "hevc", "-o", "x.mp4"}, 2, "there is no 'hevc'"},
    {{"animate", "8", "--format", "avif"}, 2, "it is a picture: use queenreel render"},
    {{"animate", "8", "--loop", "3"}, 2, "--loop: mp4 has no loop count"},
    {{"animate", "8", "--loop", "0", "-o", "x.gif"}, 2, "--loop: 0 is out of range"},
    {{"animate", "8", "--loop", "65536", "-o", "x.gif"}, 2, "--loop: 65536 is out of range"},
    {{"animate", "8", "--loop", "twice", "-o", "x.gif"}, 2, "give forever, once or 1 to 65535"},
    {{"animate", "8", "--loop", "-o", "x.gif"}, 2, "--loop: PLAYS is missing"},

    {{"animate", "8", "--hold", "solution=2s,sulution=1"},
     2,
     "--hold: there is no 'sulution'; did you mean solution?"},
    {{"animate", "8", "--hold", "solution"}, 2, "--hold: solution has no time; write solution=2s"},
    {{"animate", "8", "--hold", "leap=2s"}, 2, "--hold: there is no 'leap'; choose from test, redraw"},
    {{"animate", "8", "--hold", "solution=2,3"}, 2, "--hold: '3' names no moment"},
    {{"animate", "8", "--hold", "solution=2,solution=3"}, 2, "--hold: solution is given twice"},
    {{"animate", "8", "--hold", "solution="}, 2, "--hold: '' is not a time"},
    {{"animate", "8", "--hold", "test=0"}, 2, "--hold: 0 is out of range; a hold in mp4 can last"},
    {{"animate", "8", "--duration", "0"},
     2,
     "--duration: 0 is out of range; a film can last 0.1 s to 86400 s"},
    {{"animate", "8", "--duration", "-1"}, 2, "--duration: -1 is out of range"},
    {{"animate", "8", "--duration", "long"}, 2, "--duration: 'long' is not a time"},
    {{"animate", "8", "--duration", "5"}, 2, "--duration: 5 s is too short for 92 solutions"},
    {{"animate", "8", "--story", "search", "--duration", "3"},
     2,
     "--duration: 3 s is too short for 92 solutions"},
    {{"animate", "8", "--story", "search", "--duration", "30"},
     2,
     "s, --pace web, or fewer solutions with --limit"},
    {{"animate", "8", "--select", ""}, 2, "--select: the value is empty"},
    {{"animate", "8", "--select", "0"}, 2, "--select: 0 is out of range"},
    {{"animate", "8", "--select", "9-5"}, 2, "write 5-9"},
    {{"animate", "8", "--select", "1-2-3"}, 2, "'1-2-3' is not a range"},
    {{"animate", "8", "--select", "solution:"}, 2, "--select: the value is empty"},
    {{"animate", "8", "--select", "sol:1"}, 2, "--select: there is no 'sol'"},
    {{"animate", "8", "--select", "1,,2"}, 2, "--select: the value is empty"},
    {{"animate", "8", "--select", "deadend:1"}, 1, "--select: the story has no such moments"},
    {{"animate", "8", "--transition", "wipe"},
     2,
     "--transition: there is no 'wipe'; choose from cut, fade, glide"},

    // What is told
    {{"animate", "8", "--story", "serach"}, 2, "--story: there is no 'serach'; did you mean search?"},
    {{"animate", "8", "--story", "search", "--panels", "cod"},
     2,
     "--panels: there is no 'cod'; did you mean code?"},
    {{"animate", "8", "--story", "search", "--panels", "code,"}, 2, "--panels: a name is missing"},
    {{"animate", "8", "--story", "search", "--panels", ""},
     2,
     "--panels: a name is missing; choose from code"},
    {{"animate", "8", "--story", "search", "--panels", "none,code"},
     2,
     "--panels: none means no panels at all"},
    {{"animate", "8", "--story", "search", "--panels", "code,code"}, 2, "--panels: code is given twice"},
    {{"animate", "8", "--story", "search", "--panels", "boards"}, 2, "--panels: "},
    {{"animate", "8", "--story", "race", "--panels", "tree"},
     2,
     "--panels: the story race has no tree panel; choose from"},
    {{"animate", "9", "--panels", "boards"},
     2,
     "--panels: there are more solutions than the 100 boards of a grid; leave it out, or give --limit K"},
    {{"animate", "8", "--panels", "code"},
     2,
     "--panels: the story solutions has no code panel; choose from state, boards, none"},
    {{"animate", "8", "--solver", "tables,brute"}, 2, "--solver: the story solutions is told of one solver"},
    {{"animate", "8", "--story", "search", "--solver", "tables,brute"},
     2,
     "--solver: the story search is told of one"},
    {{"animate", "8", "--story", "race", "--solver", "tables"}, 2, "--solver: a race takes two to six"},
    {{"animate", "8", "--story", "race", "--solver", "tables,tables"}, 2, "cannot race itself"},
    {{"animate", "9", "--story", "race", "--solver", "tables,brute"}, 2, "N: 9 is out of range"},
    {{"animate", "8", "--story", "race", "--solver", "tables,bruet"},
     2,
     "there is no 'bruet'; did you mean brute?"},
    {{"animate", "12", "--story", "search", "--solver", "brute"},
     2,
     "N: 12 is out of range; brute takes 1 to 8"},
    {{"animate", "8", "--story", "search", "--solutions", "5-9"}, 2, "--solutions: "},
    {{"animate", "8", "--story", "search", "--solutions", "1,5"},
     2,
     "--solutions: the story search leaves out no solution before the last; leave it out"},
    {{"animate", "8", "--story", "search", "--solution", "5"},
     2,
     "--solution: the story search always begins at"},
    {{"animate", "8", "--story", "walkthrough", "--unique"}, 2, "--unique: "},
    {{"animate", "9", "--story", "walkthrough"}, 2, "N: 9"},
    {{"animate", "8", "--story", "search", "--seed", "x", "--solver", "linear"},
     2,
     "--seed: 'x' is not a whole number"},
    {{"animate", "8", "--story", "search", "--seed", "1"}, 2, "--seed: backtracking uses no random numbers"},
    {{"animate", "8", "--story", "search", "--solver", "linear", "--seed", "1,2"},
     2,
     "--seed: a search has one seed; give one, or --story race"},
    {{"animate", "8", "--story", "race", "--solver", "linear,genetic", "--seed", "1,2,3"},
     2,
     "--seed: 3 seeds for 2 solvers; give one for each, or name one solver"},
    {{"animate", "8", "--story", "race", "--solver", "linear", "--seed", "1,1"},
     2,
     "--seed: 1 is given twice for linear, which would be the same search"},
    {{"animate", "8", "--story", "race", "--solver", "linear", "--seed", ","}, 2, "--seed: "},
    {{"animate", "8", "--story", "symmetry", "--solver", "linear"}, 2, "--solver: linear"},
    {{"animate", "6", "--story", "race", "--bare"}, 2, "--bare: the story race has no board of its own"},
    {{"animate", "8", "--events", "missing.jsonl"}, 1, "missing.jsonl: No such file or directory"},
    {{"animate", "--events", ""}, 2, "--events: the name is empty"},
    {{"animate", "--events", "."}, 1, ".: it is a folder"},
    {{"render", "4", "--story", "walkthrough", "-o", "x.svg"}, 2, "x.svg is one file and cannot hold"},
    {{"solve", "8", "--trace", ""}, 2, "--trace: the name is empty"},
    {{"solve", "8", "--trace", "-", "--json"}, 2, "--trace: - prints events instead of solutions, so --json"},
    {{"solve", "8", "--trace", "-", "--format", "fen"}, 2, "so --format has no effect"},
    {{"solve", "1001", "--solver", "linear", "--limit", "1", "--trace", "x"},
     2,
     "--trace: n = 1001 is out of range"},

    // What is written beside a film
    {{"animate", "8", "--captions", "vvt"}, 2, "--captions: there is no 'vvt'; did you mean vtt?"},
    {{"animate", "8", "--captions", "vtt,srt,vtt"}, 2, "--captions: vtt is given twice; give it once"},
    {{"animate", "8", "--captions", "track", "-o", "x.gif"}, 2, "--captions: gif has no caption track"},
    {{"animate", "8", "--captions", "vtt", "--format", "gif", "-o", "-"}, 2, "standard output has no name"},
    {{"animate", "8", "--captions", "vtt", "--clips", "clips"}, 2, "--captions: it needs a film"},
    {{"animate", "8", "--clips", ""}, 2, "--clips: the name is empty"},
    {{"animate", "8", "--clips", "-"}, 2, "--clips: this is not a folder"},
    {{"render", "8", "--text", "text", "-o", "x.png"},
     2,
     "--text: only an svg can keep text as text; leave it out"},
    {{"render", "8", "--text", "text", "-o", "x.pdf"}, 2, "--text: a pdf always keeps text as text"},
    {{"animate", "8", "--text", "text"}, 2, "--text"},
    {{"animate", "8", "--steps", "x.svg"}, 2, "--steps: 'x.svg' is not a document with pages; name a .pdf"},
    {{"animate", "8", "--steps", ""}, 2, "--steps: the name is empty"},
    {{"animate", "4", "--steps", "missing/x.pdf"}, 1, "missing"},

    // Output
    {{"animate", "8", "-o", "x.bmp"}, 2, "x.bmp: there is no format 'bmp'; choose from mp4, gif"},
    {{"animate", "8", "-o", "x.mp5"}, 2, "did you mean mp4?"},
    {{"animate", "8", "-o", "x"}, 2, "x: the name has no extension to tell the format; choose from mp4, gif"},
    {{"animate", "8", "-o", "x.avif"}, 2, "x.avif: avif is a picture; use queenreel render"},
    {{"animate", "8", "-o", ""}, 2, "--output: the name is empty"},
    {{"animate", "8", "-o", "-"}, 2, "give --format mp4 or gif"},
    {{"animate", "8", "--format", "gif", "-o", "x.mp4"}, 2, "gif contradicts the name x.mp4"},
    {{"animate", "8", "--format", "png"}, 2, "--format: there is no 'png'"},
    {{"animate", "8", "--format", "gif", "-o", "-", "--json"}, 2, "--json: standard output is used"},
    {{"render", "8", "-o", "x.mp4"}, 2, "x.mp4: mp4 is a film; use queenreel animate"},
    {{"render", "8", "-o", "boards"}, 2, "or write boards/ for a folder"},
    {{"render", "8", "--format", "webm"}, 2, "--format: there is no 'webm'"},
    {{"render", "8", "-o", "missing/x.svg", "--solution", "1"}, 1, "missing"},
    {{"animate", "4", "-o", "missing/x.gif"}, 1, "missing"},
    {{"render", "8", "-o", "x.svg"}, 2, "x.svg is one file and cannot hold 92 pictures"},
    {{"render", "8", "-o", "same.svg", "--solutions", "1-2"},
     2,
     "same.svg is one file and cannot hold 2 pictures"},
    {{"render", "8", "--format", "png", "-o", "-"}, 2, "- is one file and cannot hold 92 pictures"},
    {{"render", "4", "-o", "x-{nonsense}.svg"}, 2, "nonsense"},

    // Options that would have no effect
    {{"solve", "8", "--solution", "3", "--limit", "2"}, 2, "--limit: --solution chooses one already"},
    {{"render", "8", "--solution", "3", "--limit", "1"}, 2, "--limit: --solution chooses one already"},
    {{"animate", "4", "-o", "x.gif", "--quality", "draft"},
     2,
     "--quality: gif has one quality, the best; leave it out"},
    {{"animate", "4", "--preset", "web", "--quality", "draft"}, 2, "--quality: gif has one quality"},

    // Nothing to show
    {{"render", "2"}, 1, "n = 2: no solutions, so nothing was written"},
    {{"render", "3", "--unique", "-o", "x.pdf"}, 1, "n = 3: no solutions"},
    {{"animate", "2"}, 1, "n = 2: no solutions"},
    {{"animate", "3", "-o", "x.gif"}, 1, "n = 3: no solutions"},

    // Too much
    {{"render", "14"}, 4, "N: 14 gives 365,596 files, more than 100,000; choose some with --limit"},
    {{"render", "28"}, 4, "unknown number"},
    {{"solve", "22"}, 4, "N: 22 has 2,691,008,701,644 solutions, more than a day's work"},
    {{"solve", "22", "--unique"}, 4, "fundamental solutions, more than a day's work"},
    {{"solve", "28"}, 4, "unknown number"},
    {{"solve", "18", "--trace", "x"}, 4, "more than a day's work"},
    {{"animate", "18", "--story", "search"}, 4, "666,090,624 solutions, more than a day's work"},
    {{"render", "8", "--story", "search", "--solver", "brute"}, 4, "gives more than 100,000 files"},
    {{"animate", "18"}, 4, "666,090,624 solutions, more than a day's work"},
    {{"count", "27"}, 4, "234907967154122528"},

    // Lists and proofs
    {{"list", "theme"}, 2, "did you mean themes?"},
    {{"list", "themes", "solvers"}, 2, "solvers: only one list at a time"},
    {{"verify"}, 2, "FILE: the files are missing"},
    {{"verify", "-n", "0", "x"}, 2, "--board-size: 0 is out of range"},
    {{"verify", "--hold", "soon", "x"}, 2, "--hold: 'soon' is not a time"},
    {{"verify", "--complete", "--any-placement", "x"}, 2, "leave out one of them"},
};

class BadInputs : public testing::TestWithParam<BadInput> {};

TEST_P(BadInputs, GetOneLineAndAnExitCodeAndLeaveNoFile) {
    const BadInput& bad = GetParam();
    const Outcome outcome = run(bad.words());
    EXPECT_EQ(outcome.code, bad.code) << outcome.error;
    EXPECT_EQ(outcome.output, "");
    ASSERT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
    EXPECT_THAT(outcome.error, testing::StartsWith("queenreel: "));
    EXPECT_THAT(outcome.error, HasSubstr(bad.says));
    EXPECT_EQ(outcome.error.back(), '\n');
    EXPECT_LT(outcome.error.size(), 2'100) << "nobody reads it";
}

// Law: in another language, errors have no English words except for names and what the user typed.
TEST_P(BadInputs, AreSaidInTheLanguageOfMessages) {
    const BadInput& bad = GetParam();
    const Spoken spoken(commands_in_cyrillic());
    std::string typed = "queenreel";
    for (const std::string& word : bad.words())
        typed += ' ' + word;
    const Outcome outcome = run_inside(bad.words());
    EXPECT_EQ(outcome.code, bad.code);
    for (const std::string& word : latin_words(outcome.error))
        EXPECT_TRUE(names_on_command_lines().contains(word) ||
                    lower_case(printable(typed)).find(word) != std::string::npos)
            << word << " in " << outcome.error;
}

INSTANTIATE_TEST_SUITE_P(Table, BadInputs, testing::ValuesIn(bad_inputs));

}  // namespace

}  // namespace queenreel::test
