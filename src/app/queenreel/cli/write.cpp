#include "queenreel/cli/write.h"

#include <cerrno>
#include <nlohmann/json.hpp>
#include <utility>

#include "queenreel/cli/speech.h"
#include "queenreel/encode/alt_text.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/relay.h"
#include "queenreel/messages/output_message.h"
#include "queenreel/studio/font_notes.h"
#include "queenreel/studio/written.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/theme/contrasts.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

void check_standard_output(const OutputOptions& options, const Console& console) {
    if (options.target == "-" && console.prints_to_terminal() && !options.format->is_source)
        throw UsageError(
            said("--output: standard output is a terminal, and {format} is not text; redirect it",
                 options.format->name));
}

/// Names the colors of a user's own theme that are too hard to tell apart; nothing if there are none.
std::optional<std::string> contrast_note(const Theme& theme) {
    if (find_theme(theme.name))
        return std::nullopt;
    std::string pairs;
    for (const WeakContrast& weak : weak_contrasts(theme)) {
        const std::string pair = said("{one} and {other} ({contrast:.1f}, should be {min:.1f})", weak.one,
                                      weak.other, weak.contrast, weak.min);
        pairs.append(pairs.empty() ? "" : translated(", ")).append(pair);
    }
    return pairs.empty() ? std::nullopt : std::optional(said("theme: too little contrast: {pairs}", pairs));
}

/// The open output of pictures.
struct Opened {
    std::unique_ptr<Output> all;  ///< including other files written with them
    const Output* pictures;       ///< the output of the pictures themselves, inside `all`
};

Opened open(const Pictures& pictures, const OutputOptions& options, const PictureArgs& args) {
    std::unique_ptr<Output> own = pictures.open(options);
    const Output* const known = own.get();
    if (args.alt.empty())
        return {std::move(own), known};
    std::vector<std::unique_ptr<Output>> both;
    both.push_back(std::move(own));
    both.push_back(open_alt_text(args.alt, args.force || args.resume, options));
    return {open_tee(std::move(both)), known};
}

/// Says what remains of the output and how to continue; empty if nothing remains.
std::string standing_of(const Output& output, const Pictures& pictures) {
    const std::string standing = standing_text(output, pictures.files);
    if (standing.empty())
        return "";
    return pictures.resumes ? said("{files}; add --resume to go on", standing)
                            : said("{files}; they stay", standing);
}

/// Ends the output early; complete files stay.
[[noreturn]] void stop(const Interrupted& interruption, Output& output, const Pictures& pictures) {
    try {
        output.give_up();
    } catch (const OutputError&) {  // NOLINT(bugprone-empty-catch): fewer stay, which is said below
    }
    throw Interrupted(interruption.signal, standing_of(output, pictures));
}

/// Abandons a failed output and reports which of its files stay.
[[noreturn]] void fail(const OutputError& error, Output& output, const Pictures& pictures) {
    const auto* const system = dynamic_cast<const SystemError*>(&error);
    if (system && system->number == EPIPE)
        throw;  // the reader of standard output has closed it
    try {
        output.give_up();
    } catch (const OutputError&) {  // NOLINT(bugprone-empty-catch): fewer stay, which is said below
    }
    const std::string standing = standing_of(output, pictures);
    if (standing.empty())
        throw;
    throw FailedError(message_of(error) + "; " + standing);
}

void put_all(Pictures& pictures, Generator<Frame>::Iterator frame, Output& output, Written& written,
             Console& console) {
    Progress progress(console, message("pictures"), pictures.total);
    try {
        for (; frame != pictures.frames.end(); ++frame) {
            check_interrupted();
            output.put(*frame);
            ++written.pictures;
            written.duration += frame->duration;
            progress.step();
        }
        output.finish();
    } catch (const Interrupted& interruption) {
        stop(interruption, output, pictures);
    } catch (const PartialSetError&) {  // it reports the files itself
        throw;
    } catch (const OutputError& error) {
        fail(error, output, pictures);
    }
}

}  // namespace

ExitCode print_forecast(const Forecast& forecast, const CommonArgs& args, Console& console) {
    if (args.json) {
        console.print_json(forecast.json());
        return ExitCode::done;
    }
    std::string text;
    for (const std::string& line : forecast.lines())
        text += printable(line) + "\n";
    console.print(text);
    return ExitCode::done;
}

ExitCode write_pictures(Pictures pictures, const OutputOptions& options, const PictureArgs& args,
                        Console& console) {
    if (args.dry_run) {
        const PictureStats told = collect_stats(interruptible(std::move(pictures.frames)));
        if (told.pictures == 0)
            throw FailedError(pictures.none);
        Forecast forecast;
        forecast.add(options, told, check_interrupted);
        return print_forecast(forecast, args, console);
    }
    check_standard_output(options, console);
    auto frame = begin_of(pictures.frames);
    if (frame == pictures.frames.end())
        throw FailedError(pictures.none);
    if (const auto note = contrast_note(options.look.theme))
        console.note(*note);
    for (const std::string& note : font_notes(options.look))
        console.note(note);
    const Opened output = open(pictures, options, args);
    Written written{.output = *output.pictures, .options = options};
    put_all(pictures, frame, *output.all, written, console);
    if (const auto note = missing_letters_note())
        console.note(*note);
    if (args.json)
        console.print_json(written.json());
    else if (console.shows_status() && output.pictures->file_count() > 0)
        console.note(written.line());
    return ExitCode::done;
}

}  // namespace queenreel
