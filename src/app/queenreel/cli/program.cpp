#include "queenreel/cli/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <functional>
#include <new>
#include <stdexcept>
#include <system_error>

#include "queenreel/base/table.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/docs/docs.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/heard.h"
#include "queenreel/cli/speech.h"
#include "queenreel/io/wait.h"
#include "queenreel/messages/output_message.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/messages/vocabulary.h"
#include "queenreel/module/module.h"
#include "queenreel/paint/fonts.h"
#include "queenreel/serve/server.h"
#include "queenreel/studio/limits.h"
#include "queenreel/terminal/heartbeat.h"
#include "queenreel/terminal/no_memory.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

/// The versions of libav*; loads the module that uses it.
std::string film_versions() {
    try {
        return module_function<const char*()>("queenreel-film", "queenreel_film_versions")();
    } catch (const UnavailableError&) {
        return said("libav not available: no films");
    }
}

/// The version of the server's library; loads the module that uses it.
std::string serve_version() {
    try {
        return server_version();
    } catch (const UnavailableError&) {
        return said("libmicrohttpd not available: no pages are served");
    }
}

/// The versions of the program and its libraries, one per line.
std::string version_text() {
    return fmt::format("queenreel {}\n{}fmt {}.{}.{}\n{}\n{}\n", QUEENREEL_VERSION, paint_versions(),
                       FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100, film_versions(),
                       serve_version());
}

const Command& parse_command(std::string_view name) {
    if (const Command* command = find_command(name))
        return *command;
    const std::string_view word = name.substr(std::min(name.find_first_not_of('-'), name.size()));
    if (const std::string_view guessed = option_guess(word); name.starts_with('-') && !guessed.empty())
        throw UsageError(said("{option}: no such option; {advice}", name, said_of(guessed)));
    if (name.starts_with('-'))
        throw UsageError(
            said("{option}: options come after the command; write queenreel COMMAND {option}", name));
    throw UsageError(
        said("{command}: no such command; {advice}", name.empty() ? "''" : name, command_advice(name)));
}

/// The option tables of the other commands.
std::vector<CommandOptions> other_tables(const Command& command) {
    std::vector<CommandOptions> tables;
    for (const Command& other : commands())
        if (other.name != command.name)
            tables.push_back({.command = other.name, .options = other.options});
    return tables;
}

/// Removes `--all` from the words; returns whether it was there.
bool take_all(std::vector<std::string>& words) {
    return std::erase(words, "--all") > 0;
}

ExitCode help(std::vector<std::string> words, Console& console) {
    const bool all = take_all(words);
    if (words.size() > 1)
        throw UsageError(said("{word}: help takes one command at a time; leave it out", words[1]));
    if (words.empty() || words[0] == "help")
        console.print(program_help());
    else if (words[0] == "trace")
        console.print(said_topic(trace_help()));
    else if (words[0] == "reel")
        console.print(said_topic(reel_help()));
    else if (const std::string text = option_help(words[0]); !text.empty())
        console.print(text);
    else if (all)
        console.print(command_help(parse_command(words[0])));
    else
        console.print(short_command_help(parse_command(words[0])));
    return ExitCode::done;
}

ExitCode run_command(const Command& command, std::span<const std::string> words, Console& console) {
    // Shows help even if the rest of the line is wrong, because that is when users ask for it.
    const auto options_end = std::ranges::find(words, "--");
    const auto asks_help = [](const std::string& word) { return word == "--help" || word == "-h"; };
    if (std::any_of(words.begin(), options_end, asks_help)) {
        const bool all = std::find(words.begin(), options_end, "--all") != options_end;
        console.print(all ? command_help(command) : short_command_help(command));
        return ExitCode::done;
    }
    const Arguments arguments(command.options, words, other_tables(command));
    if (arguments.has("version")) {
        console.print(version_text());
        return ExitCode::done;
    }
    if (arguments.has("quiet"))
        console.be_quiet();
    const std::unique_ptr<CommonArgs> args = command.action.args();
    args->line = arguments;
    store_values(command.options, args->line, *args);
    try {
        check_rules(command.rules, *args);
        const Heartbeat heartbeat(console);
        return command.action.run(*args, console);
    } catch (SpecError& error) {
        if (error.written.empty() && !error.value.empty() && args->line.takes(error.field))
            error.written = args->line.value(error.field).value_or("");
        throw;
    }
}

/// Answers a shell's completion request. Reports no errors, because the user is still typing.
int complete(std::span<const std::string> words, Console& console) {
    try {
        console.print(completions(words.subspan(!words.empty() && words[0] == "--" ? 1 : 0)));
    } catch (const std::exception&) {
        return static_cast<int>(ExitCode::done);
    }
    return static_cast<int>(ExitCode::done);
}

ExitCode run(std::span<const std::string> words, Console& console) {
    if (words.empty())
        throw UsageError(said("COMMAND: the command is missing; {advice}, or see queenreel --help",
                              said_choices("", row_names(commands()))));
    const std::string& first = words[0];
    if (first == "help")
        return help({words.begin() + 1, words.end()}, console);
    if (first == "--help" || first == "-h")
        return help({words.begin() + 1, words.end()}, console);
    if (first == "--version" || first == "-V" || first == "version") {
        if (words.size() > 1)
            throw UsageError(said("{word}: {first} takes nothing more; leave it out", words[1], first));
        console.print(version_text());
        return ExitCode::done;
    }
    if (first == "--generate") {
        if (words.size() != 2) {
            const std::vector<std::string> names = generated_names();
            throw UsageError(
                said("--generate: it takes one name; {advice}",
                     said_choices("", std::vector<std::string_view>(names.begin(), names.end()))));
        }
        console.print(generated(words[1]));
        return ExitCode::done;
    }
    return run_command(parse_command(first), words.subspan(1), console);
}

}  // namespace

std::span<const Command> commands() {
    static const std::vector<Command> table{
        solve_command(),   count_command(),  compare_command(), render_command(),
        sheet_command(),   chart_command(),  animate_command(), make_command(),
        explore_command(), verify_command(), list_command(),
    };
    return table;
}

const Command* find_command(std::string_view name) {
    return find_row(commands(), name);
}

int reported(const std::function<ExitCode()>& action, Console& console) {
    const auto fail = [&](ExitCode code, std::string_view line) {
        console.error(heard(line));
        return static_cast<int>(code);
    };
    try {
        return static_cast<int>(action());
    } catch (const Interrupted&) {
        throw;
    } catch (const UsageError& error) {
        return fail(ExitCode::usage, error.what());
    } catch (const SpecLimitError& error) {
        return fail(ExitCode::limit, message_of(error));
    } catch (const PageLimitError& error) {
        return fail(ExitCode::limit, fmt::format("{}: {}; {}", error.document, error.what(),
                                                 in_words(error.way_out, Vocabulary::shell)));
    } catch (const SpecError& error) {
        return fail(ExitCode::usage, message_of(error));
    } catch (const std::invalid_argument& error) {  // inconsistent names, sizes or formats
        return fail(ExitCode::usage, error.what());
    } catch (const StoryError& error) {
        return fail(ExitCode::usage, message_of(error));
    } catch (const PaceError& error) {
        return fail(ExitCode::usage, message_of(error));
    } catch (const UnavailableError& error) {
        return fail(ExitCode::unavailable, error.what());
    } catch (const LimitError& error) {
        return fail(ExitCode::limit, error.what());
    } catch (const OutputError& error) {
        // The reader of standard output, such as head, has seen enough: exits silently, as if by the signal.
        if (const auto* system = dynamic_cast<const SystemError*>(&error);
            system && system->number == EPIPE) {
            console.clear_status();
            return 128 + SIGPIPE;
        }
        return fail(ExitCode::failed, message_of(error));
    } catch (const std::bad_alloc&) {
        console.clear_status();
        say_no_memory();  // any other message would need memory
        return static_cast<int>(ExitCode::failed);
    } catch (const std::filesystem::filesystem_error& error) {
        return fail(ExitCode::failed, error.what());
    } catch (const std::system_error& error) {
        return fail(ExitCode::failed, said("system: {reason}; close other programs, or raise its limits",
                                           said_reason(error.code().value())));
    } catch (const std::exception& error) {
        return fail(ExitCode::failed, error.what());
    }
}

int run_program(std::span<const std::string> words, Console& console) {
    if (!words.empty() && words[0] == "--complete")
        return complete(words.subspan(1), console);
    const LongWaits announced([&](const std::string& name) {
        console.note(said("{name}: waiting for another program to write to it; Ctrl+C gives up", name));
    });
    forget_missing_letters();  // those of the previous command, if a reel has several
    try {
        return reported(
            [&] {
                const ExitCode code = run(words, console);
                console.complete();
                return code;
            },
            console);
    } catch (const Interrupted& interruption) {
        console.error(interruption.what());
        return 128 + interruption.signal;
    }
}

}  // namespace queenreel
