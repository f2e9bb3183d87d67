#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/numbers.h"
#include "base/shard.h"
#include "cli/options/arguments.h"
#include "cli/options/option.h"
#include "cli/options/own_theme.h"
#include "cli/options/values.h"
#include "encode/encode_spec.h"
#include "encode/format.h"
#include "frame/look.h"
#include "story/story.h"
#include "timing/pace_spec.h"
#include "timing/transition.h"
#include "verify/verify.h"

namespace queenreel {

struct ClipCut;
struct PieceSet;
struct SolutionFormat;

/// What is drawn on squares besides queens.
struct Marks {
    bool attacks = false;
    bool conflicts = false;
};

/// What a command line asks for: one field per option, read once by the option row that stores it.
/// The pace and the coding of a film are groups of their own, which studio takes as they are.
/// Fields of options that the command lacks keep their initial values. What follows from several of them, and
/// whether they go together, is for the functions named ..._of(request).
struct Request : PaceSpec, EncodeSpec {
    explicit Request(Arguments given) : arguments(std::move(given)) {}

    Arguments arguments;  ///< as typed, with what a preset adds

    /// What is no option, in order.
    const std::vector<std::string>& operands() const { return arguments.operands(); }

    /// Whether the user or a preset gave the option, which is one of the command's.
    bool gave(std::string_view option) const { return arguments.has(option); }

    /// Its value as typed, for messages; empty when it was not given.
    std::string_view text(std::string_view option) const { return arguments.value(option).value_or(""); }

    // Output
    std::string output;
    std::vector<std::string> more_outputs;  ///< of a film: in other formats, besides that one
    std::string poster;
    std::string alt;                         ///< a file of texts in place of pictures
    std::vector<std::string_view> snippets;  ///< names of snippet_rows()
    const Format* format = nullptr;          ///< of --format; null: what the output's name says
    std::vector<std::string> captions;       ///< files beside the film, by their extensions
    std::string clips;
    const ClipCut* clip_cut = nullptr;  ///< null: at chapters
    std::string steps;
    std::string frames;  ///< a folder or pattern
    bool resume = false;
    std::optional<int> port;  ///< of 127.0.0.1, to serve at; 0: any

    // What to tell
    const Story* story = nullptr;                  ///< null: solutions, or with a trace search
    std::optional<std::vector<PanelKind>> panels;  ///< nothing: as the story
    bool legend = true;
    std::string events;
    std::optional<StoryCards> cards;      ///< nothing: as the story; without texts
    std::optional<std::string> title;     ///< of the title card; nothing: its own
    std::optional<std::string> subtitle;  ///< likewise
    bool questions = false;

    // What to show
    std::vector<const Solver*> solvers;  ///< none: as the story
    std::uint64_t seed = 0;
    bool unique = false;
    std::uint64_t solution = 0;
    Numbers solutions;
    std::uint64_t limit = 0;
    bool first = false;
    std::string queens;
    std::string queens_from;  ///< a file of placements

    // How it moves
    std::optional<Transition> transition;  ///< nothing: as the story
    bool static_page = false;              ///< a page has its pictures as data

    // How it looks
    PictureSize size;
    Theme theme;
    ColorChanges colors;  ///< of the theme
    const PieceSet* pieces = nullptr;
    std::string own_piece;  ///< a file of the user's own in place of those; empty: none
    std::string logo;       ///< likewise, in a corner
    Marks marks;
    std::string highlight;  ///< these three as typed: what they mean depends on the board
    std::string arrows;
    std::string attacks;
    std::optional<Coordinates> coordinates;  ///< nothing: as the story
    std::optional<Numbering> numbering;      ///< nothing: as the story
    std::optional<std::string> caption;      ///< empty: there is to be none
    std::optional<Color> background;
    bool bare = false;
    bool keeps_text = false;  ///< of an svg

    // Pages of boards
    std::string page;  ///< its size, as it was typed
    bool landscape = false;
    int columns = 0;                        ///< 0: as fits best
    std::optional<std::string> page_title;  ///< nothing: what it shows
    bool handout = false;
    bool classes = false;      ///< whole ones on a sheet
    std::uint64_t boards = 0;  ///< blank ones; 0: as a page holds

    // How solutions are written
    const SolutionFormat* solution_format = nullptr;
    std::string trace;

    // What verify expects
    Expectations expectations;

    // Everywhere
    Shard shard;
    bool merge = false;
    bool dry_run = false;
    std::uint64_t max_bytes = 0;   ///< of a film; 0: any
    std::uint64_t max_frames = 0;  ///< likewise
    bool force = false;
    bool json = false;
    bool csv = false;
    bool quiet = false;
    bool verbose = false;
};

/// What `arguments`, which were held against the same options, ask for. Throws UsageError for a value that is
/// none.
Request request_of(std::span<const Option> options, Arguments arguments);

/// --json, --quiet, --help and --version, which every command takes.
std::vector<Option> common_options();

/// --csv, for commands that print tables.
std::vector<Option> csv_option();

/// --threads, for commands that share work.
std::vector<Option> threads_option();

/// --shard, with what the command divides.
std::vector<Option> shard_option(std::string_view help);

/// --resume, with what it goes on with.
std::vector<Option> resume_option(std::string_view help);

/// --force, with what it lets the command do.
std::vector<Option> force_option(std::string_view help);

}  // namespace queenreel
