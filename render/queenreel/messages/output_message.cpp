#include "queenreel/messages/output_message.h"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <filesystem>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"
#include "queenreel/encode/errors.h"

namespace queenreel {
namespace {

std::string one_picture(const std::filesystem::path& file) {
    if (file.empty())
        return std::string(standard_output_name) +
               ": holds one picture and there are more; choose one with --solution, or write to a folder "
               "like boards/";
    const std::filesystem::path pattern = file.parent_path() / (file.stem().string() + "-{index}");
    return fmt::format(
        "{}: holds one picture and there are more; use a folder like boards/, a pattern like {}{}, or "
        "choose "
        "one with --solution",
        file.string(), pattern.string(), file.extension().string());
}

std::string wrong_hold(const HoldError& error) {
    return fmt::format("a picture held {} s: {} can hold one {} to {} s; choose a --hold in that range",
                       in_seconds(error.asked), error.film->name, in_seconds(error.film->min_hold),
                       in_seconds(error.film->max_hold));
}

std::string files_exist(const SetExistsError& error) {
    const std::string others = error.count == 1 ? ""
                               : error.count == 2
                                   ? ", as does one other"
                                   : fmt::format(", as do {} others", grouped(error.count - 1));
    return fmt::format(
        "{}: exists{}; give --resume to write only what is missing or differs, or --force to replace all",
        error.path, others);
}

}  // namespace

std::string message_of(const OutputError& error) {
    if (const auto* partial = dynamic_cast<const PartialSetError*>(&error)) {
        try {
            std::rethrow_exception(partial->reason);
        } catch (const OutputError& reason) {
            return message_of(reason) + "; " + partial->standing;
        }
    }
    if (const auto* existing = dynamic_cast<const SetExistsError*>(&error))
        return files_exist(*existing);
    if (const auto* existing = dynamic_cast<const ExistsError*>(&error))
        return existing->path + ": exists; give --force to replace it";
    if (const auto* one = dynamic_cast<const OnePictureError*>(&error))
        return one_picture(one->file);
    if (const auto* many = dynamic_cast<const TooManyPicturesError*>(&error))
        return many->why + "; choose some with --select or --limit, or a --duration";
    if (const auto* hold = dynamic_cast<const HoldError*>(&error))
        return wrong_hold(*hold);
    return error.what();
}

}  // namespace queenreel
