#include "queenreel/web/error_json.h"

#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/base/text.h"
#include "queenreel/messages/story_message.h"

namespace queenreel {
namespace {

std::string wrapped(Json error) {
    return json_text({{"error", std::move(error)}});
}

}  // namespace

std::string error_json(const StoryError& error) {
    Json json{{"what", field_of(error.option).in_pages},
              {"why", error.what()},
              {"remedy", remedy(error)},
              {"message", message_of(error)}};
    if (error.range)
        json.update(Json{{"min", error.range->min}, {"max", error.range->max}});
    if (!error.solvers.empty())
        json["solvers"] = error.solvers;
    for (const PanelKind kind : error.panels)
        json["panels"].push_back(panel_info(kind).name);
    if (!error.story.empty())
        json["story"] = error.story;
    return wrapped(std::move(json));
}

std::string error_json(const PaceError& error) {
    return wrapped({{"what", "pace"},
                    {"why", error.what()},
                    {"message", message_of(error)},
                    {"min", error.min_duration.count()}});
}

std::string error_json(const TooLongError& error) {
    const std::string remedy = "choose a smaller n, or stop at the first solution";
    return wrapped({{"what", "length"},
                    {"why", error.what()},
                    {"remedy", remedy},
                    {"message", std::string("story: ") + error.what() + "; " + remedy},
                    {"max", error.max}});
}

std::string error_json(const AskError& error) {
    const std::string remedy = error.names.empty() ? "change it" : "choose from " + alternatives(error.names);
    Json json{{"what", error.what_of}, {"why", error.what()}, {"remedy", remedy}};
    json["message"] =
        (error.what_of.empty() ? "request" : error.what_of) + ": " + error.what() + "; " + remedy;
    if (!error.names.empty())
        json["names"] = error.names;
    return wrapped(std::move(json));
}

std::string error_json(const TraceError& error) {
    return wrapped({{"what", "trace"}, {"why", error.what()}, {"message", error.what()}});
}

std::string error_json(std::string_view file, std::uint64_t line, std::string_view why) {
    return wrapped(
        {{"what", "trace"}, {"why", why}, {"message", line_message(file, line, why)}, {"line", line}});
}

std::string bug_json(std::string_view why) {
    return wrapped(
        {{"what", "bug"}, {"why", why}, {"message", "page: " + std::string(why) + "; load it again"}});
}

}  // namespace queenreel
