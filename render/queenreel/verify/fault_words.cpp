#include "queenreel/verify/fault_words.h"

#include <array>

#include "queenreel/words/said.h"
#include "queenreel/words/said_again.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// The places of faults, and of boards that are shown twice.
constexpr auto places = std::to_array<std::string_view>({
    message("picture {number} at {time}"),
    message("picture {number} of {file}"),
    message("line {number} of {file}"),
    message("solution {number} of {file}"),
    message("table {number} of {file}"),
    message("picture {number}"),
    message("line {number}"),
    message("solution {number}"),
    message("table {number}"),
    message("byte {number}"),
    message("here"),
});

constexpr auto faults = std::to_array<std::string_view>({
    // around another fault
    message("over black: {fault}"),
    message("its first {time}: {fault}"),
    message("line {number}: {fault}"),
    message("{count} queens on a board of {size}; {fault}"),
    message("its animation {fault}, which is not read here"),
    message("crashes its decoder, or needs more than two gigabytes of memory: {reason}"),
    message("crashes its decoder: {fault}"),

    // boards
    message("1 queen on a board of {size}"),
    message("{count} queens on a board of {size}"),
    message("queens {one} and {two} attack each other, so do {three} and {four}, {five} and {six}"),
    message("queens {one} and {two} attack each other, so do {three} and {four}"),
    message("queens {one} and {two} attack each other, and {count} more pairs"),
    message("queens {one} and {two} attack each other"),
    message("no queen on {square}, which is given"),
    message("a queen on {square}, which is blocked"),
    message("a board of {size} where {expected} is expected"),
    message("a search by the rule {rule} where the rule {expected} is expected"),
    message("solution {solution} is shown twice, perhaps turned or mirrored: {earlier} and {later}"),
    message("solution {solution} is shown twice: {earlier} and {later}"),
    message("{count} of {all} fundamental solutions; missing: {solutions}"),
    message("{count} of {all} fundamental solutions"),
    message("{count} of {all} solutions; missing: {solutions}"),
    message("{count} of {all} solutions"),
    message("no solution was read, so nothing is complete"),
    message("it takes too long to count the solutions that have these queens and blocks"),
    message("it takes too long to count the solutions by this rule"),
    message("the number of solutions for n = {n} is unknown: completeness is checked up to n = {max}"),
    message("shows no picture, so nothing is proven"),
    message("holds no solution, so nothing is proven"),
    message("empty"),

    // pictures and films
    message("{squares} and {count} more squares show neither a whole queen nor none"),
    message("{squares} show neither a whole queen nor none"),
    message("{square} shows neither a whole queen nor none"),
    message("no board found: some squares cannot be told apart; try a larger picture"),
    message("no board found: there are small boards, but none that fills the picture"),
    message("no board found: {size} pixels without equal squares of two alternating shades"),
    message("is held {time}, not {expected}"),
    message("is held {time} where the others are held {expected}"),
    message("its board moved or changed colors since the one before"),
    message("differs in size from the one before"),
    message("has a picture without pixels"),
    message("claims {size} pixels; at most {max} million are read"),
    message("neither a picture nor a film"),
    message("no such file"),
    message("a folder; name the files in it"),
    message("a pipe or a device, not a file; give lists as standard input, `-`"),
    message("a pipe or a device, not a file"),
    message("only lists are read from standard input; write pictures to a file"),
    message("neither a list of solutions, a trace, nor a picture or film in PNG, SVG, GIF, WebP, APNG, MP4, "
            "MOV, WebM or Y4M; convert it to one of these"),
    message("over 1 GiB, which is more than a picture needs"),

    // lists
    message("`{value}` is not a column, a number from 0"),
    message("a board without rows"),
    message("a board of over {max} rows"),
    message("column {column} is not on a board of {n} rows, whose columns are counted from 1"),
    message("column {column} is not on a board of {n} rows"),
    message("columns are counted from {first}, and from {before} before"),
    message("row {row} has {count} squares on a board of {n} rows"),
    message("row {row} has a character that is neither {queen} nor {empty}"),
    message("not a solution in brackets, `[0, 4, 7, …]`"),
    message("a line without squares"),
    message("`{value}` is not a square of a board of {n} rows"),
    message("`{value}` is named twice"),
    message("too long for a FEN piece placement"),
    message("not a FEN piece placement of queens"),
    message("{count} fields under a header of {width}"),
    message("a square before the first row or column"),
    message("the pair of row {row} and column {column} appears twice"),
    message("a board of over a thousand rows: not a list"),
    message("line {number} is over a million bytes long: not a list"),
    message("not a list"),
    message("no board within 64 MiB of comments and blank lines; remove some"),
    message("not a placement, `\\placement{{8}}{{0/0,1/4,…}}`"),
    message("a table of over a thousand rows or columns: not a board"),
    message("a cell is neither empty nor a queen"),
    message("not JSON from here"),
    message("arrays in arrays, a thousand deep: not a list"),
    message("has a value that is not a column"),
    message("JSON without solutions: neither an array nor a member \"solutions\""),

    // files that end too early
    message("cut short: the macro does not end"),
    message("cut short: the table does not end"),
    message("cut short: a tag does not end"),
    message("cut short: the JSON text does not end"),
    message("cut short: the last line has no line end"),
    message("cut short: it does not say where it ends"),
    message("cut short: it ends within an element"),
    message("cut short: it ends in the header of an element"),
    message("cut short: it has no Segment"),
    message("cut short: it has no pictures, the element Cluster"),
    message("cut short: it ends in the header of a box"),
    message("cut short: it ends in its box `{box}`"),
    message("cut short: it has no index, the box `moov`"),
    message("cut short: it has no pictures, the box `mdat`"),
    message("cut short: it is in fragments, and the box that ends them, `mfra`, is missing"),
    message("cut short: it ends after {bytes} of {all} bytes"),
    message("cut short: it ends after {bytes} bytes, in the middle"),
    message("cut short: a picture's bytes go past the end of the file"),
    message("cut short: its picture goes past the end of the file"),
    message("cut short or damaged: no line ends after byte {byte}"),
    message("cut short or damaged: its index lists {listed} pictures, but {count} can be decoded"),
    message("cut short or damaged: {reason}"),

    // damaged files
    message("damaged: an element has no length"),
    message("damaged: its header is not followed by a Segment"),
    message("damaged: there are bytes after its end"),
    message("damaged: the checksum of a chunk {chunk} is wrong"),
    message("damaged: its first line has {value} in place of a number"),
    message("damaged: its first line has no rate"),
    message("damaged: frame {number} does not begin with FRAME"),
    message("damaged: a box of {size} bytes"),
    message("damaged: the codes of picture {number} do not match its {size} pixels"),
    message("damaged at byte {byte}: {reason}"),
    message("damaged: a picture cannot be decoded"),
    message("damaged: picture {number} cannot be decoded"),
    message("damaged: a block does not belong in a GIF"),
    message("damaged: a chunk fcTL has an invalid value"),
    message("damaged: the header chunk is not the first"),
    message("damaged: it declares {count} frames but has {shown}"),
    message("damaged: its frames are not in order"),
    message("damaged: a frame extends beyond the picture"),
    message("damaged: a frame's pixels precede its size"),
    message("damaged: a picture has no time"),
    message("damaged: it holds no pictures that can be decoded"),
    message("damaged: it holds no picture"),
    message("damaged: its chunks are not those of a WebP"),
    message("damaged: its index cannot be read: {reason}"),
    message("damaged: {reason}"),
    message("damaged picture: it was decoded with errors"),
    message("damaged picture: {reason}"),
    message("has no video: {reason}"),
    message("has pixels of the kind {kind}, not of 8 bits in 4:2:0; convert it with ffmpeg -pix_fmt yuv420p"),
    message("{codec}: this build of libavcodec cannot decode it"),
    message("opening the decoder: {reason}"),
    message("converting a picture: {reason}"),
    message("memory for a picture: {reason}"),
    message("memory for a packet: {reason}"),
    message("the decoder's answer is malformed"),
    message("the decoder's answer has an impossible board"),

    // animations
    message("has no '{text}'"),
    message("has '{text}' in place of a number"),
    message("takes no time"),
    message("changes '{text}'"),
    message("ends in the middle"),
    message("has no keyframes"),
    message("changes more than 100,000 times"),
    message("moves an element without {name}"),
    message("shows something other than an element"),
    message("moves an element whose class follows its position"),

    // reading
    message("cannot be read in {count} seconds a picture"),
    message("cannot be read within two gigabytes of memory"),
    message("cannot be opened: {reason}"),
    message("cannot be read to its end: {reason}"),
    message("cannot be read: {reason}"),
    message(
        "not read: it asks for other files, the network or another process, which a picture does not need"),
    message(
        "not read: this system cannot confine its decoder, which takes a filter of system calls (seccomp)"),
    message("no child process can be started to read it: {reason}"),
});

std::string place_text(const std::string& english) {
    return said_again(english, places).value_or(english);
}

std::string what_text(const std::string& english) {
    const auto value = [](std::string_view name, const std::string& written) {
        return name == "fault"                        ? what_text(written)
               : name == "earlier" || name == "later" ? place_text(written)
               : name == "reason"                     ? std::string(translated(written))
                                                      : written;
    };
    return said_again(english, faults, value).value_or(english);
}

}  // namespace

std::string fault_text(const Fault& fault) {
    const std::string what = what_text(fault.what);
    return fault.where.empty() ? what : said("{place}: {fault}", place_text(fault.where), what);
}

std::span<const std::string_view> fault_messages() {
    return faults;
}

}  // namespace queenreel
