#include "queenreel/base/json.h"
#include "queenreel/cli/docs/docs.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "queenreel/cli/options/reel_keys.h"

namespace queenreel {
namespace {

/// Returns the schema of a key that an option makes.
Json schema_of(const Option& option) {
    if (option.argument.empty())
        return {{"description", option.help}, {"type", "boolean"}};
    Json one{{"type", Json::array({"string", "number"})}};
    if (option.value.values && !option.value.open && !option.value.list) {
        Json names = Json::array();
        for (const std::string_view name : option.value.values())
            names.push_back(name);
        one = {{"enum", names}};
    }
    const Json off{{"const", false}};  // removes a default
    Json schema{{"description", option.help}};
    if (option.value.list || option.value.repeated)
        schema["anyOf"] = {one, {{"type", "array"}, {"items", one}}, off};
    else
        schema["anyOf"] = {one, off};
    return schema;
}

/// Returns the keys of a command: `command`, those of its operands, `output`, and those of its options.
Json keys_of_command(const Command& command) {
    Json keys = Json::object();
    keys["command"] = {{"description", command.summary}, {"const", command.name}};
    for (const std::string& operand : operand_keys(command))
        keys[operand] = {{"description", command.operand_help}};
    if (keys.contains("n"))
        keys["n"]["type"] = Json::array({"integer", "string"});
    keys["output"] = {{"description", "the file for what it prints"}, {"type", "string"}};
    for (const Option& option : command.options)
        if (!is_left_to_make(option.name))
            keys[std::string(option.name)] = schema_of(option);
    return keys;
}

}  // namespace

std::string reel_schema() {
    Json outputs = Json::array();
    Json defaults = Json::object();
    for (const Command* command : reel_commands()) {
        const Json keys = keys_of_command(*command);
        outputs.push_back({{"title", command->name}, {"properties", keys}, {"additionalProperties", false}});
        for (const auto& [key, schema] : keys.items())
            if (key != "command" && !defaults.contains(key))
                defaults[key] = {{"description", schema.value("description", "")},
                                 {"type", Json::array({"string", "number", "boolean", "array"})}};
    }
    defaults["command"] = {{"description", "the command of outputs that name none"}, {"type", "string"}};
    const Json schema{{"$schema", "http://json-schema.org/draft-07/schema#"},
                      {"title", "A reel of Queenreel"},
                      {"type", "object"},
                      {"properties", defaults},
                      {"additionalProperties", {{"type", "object"}, {"anyOf", outputs}}}};
    return json_text(schema, 1) + "\n";
}

}  // namespace queenreel
