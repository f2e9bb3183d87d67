#include "cli/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>

#include "cli/command.h"
#include "cli/help.h"
#include "cli/options/spelling.h"
#include "cli/output_messages.h"
#include "cli/version.h"
#include "module/module.h"
#include "timing/pacer.h"

namespace queenreel {
namespace {

const Command& parse_command(std::string_view name) {
    if (const Command* command = find_command(name))
        return *command;
    std::vector<std::string_view> names = names_of(commands());
    if (name.starts_with('-'))
        throw UsageError(
            fmt::format("{0}: options come after the command; write queenreel COMMAND {0}", name));
    names.push_back("help");
    throw UsageError(
        fmt::format("{}: no such command; {}", name.empty() ? "''" : name, choices(name, names)));
}

ExitCode help(std::span<const std::string> words, Console& console) {
    if (words.size() > 1)
        throw UsageError(fmt::format("{}: help tells of one command at a time; leave it out", words[1]));
    if (words.empty())
        console.print(program_help());
    else if (words[0] == "trace")
        console.print(trace_help());
    else
        console.print(command_help(parse_command(words[0])));
    return ExitCode::done;
}

ExitCode run_command(const Command& command, std::span<const std::string> words, Console& console) {
    // Help is wanted even where the rest of the line is wrong: that is when one asks for it.
    const auto options_end = std::ranges::find(words, "--");
    const auto asks_help = [](const std::string& word) { return word == "--help" || word == "-h"; };
    if (std::any_of(words.begin(), options_end, asks_help)) {
        console.print(command_help(command));
        return ExitCode::done;
    }
    const Arguments arguments(command.options, words);
    if (arguments.has("version")) {
        console.print(version_text());
        return ExitCode::done;
    }
    if (arguments.has("quiet"))
        console.be_quiet();
    return command.run(arguments, console);
}

ExitCode run(std::span<const std::string> words, Console& console) {
    if (words.empty())
        throw UsageError(fmt::format("COMMAND: it is missing; {}, or see queenreel --help",
                                     choices("", names_of(commands()))));
    const std::string& first = words[0];
    if (first == "help")
        return help(words.subspan(1), console);
    if (first == "--help" || first == "-h")
        return help({}, console);
    if (first == "--version") {
        console.print(version_text());
        return ExitCode::done;
    }
    return run_command(parse_command(first), words.subspan(1), console);
}

}  // namespace

int run_program(std::span<const std::string> words, Console& console) {
    const auto fail = [&](ExitCode code, std::string_view line) {
        console.error(line);
        return static_cast<int>(code);
    };
    try {
        return static_cast<int>(run(words, console));
    } catch (const Interrupted& interruption) {
        console.error("interrupted");
        return 128 + interruption.signal;
    } catch (const UsageError& error) {
        return fail(ExitCode::usage, error.what());
    } catch (const PaceError& error) {
        return fail(ExitCode::usage, error.what());
    } catch (const UnavailableError& error) {
        return fail(ExitCode::unavailable, error.what());
    } catch (const LimitError& error) {
        return fail(ExitCode::limit, error.what());
    } catch (const OutputError& error) {
        return fail(ExitCode::failed, output_message(error));
    } catch (const std::bad_alloc&) {
        return fail(ExitCode::failed,
                    "memory: there is not enough; choose a smaller --size or close other programs");
    } catch (const std::exception& error) {
        return fail(ExitCode::failed, error.what());
    }
}

}  // namespace queenreel
