// Passes errors out of the engine without WebAssembly's exceptions, in which browsers differ. An exception
// becomes JSON for the page, whose function throws in turn; the page then discards this instance, which must
// not be called again, and makes a new one.

#include <cstddef>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <typeinfo>

#include "queenreel/trace/errors.h"
#include "queenreel/web/engine/asked.h"
#include "queenreel/web/error_json.h"

namespace {

using namespace queenreel;

/// The page's function that throws.
extern "C" __attribute__((import_module("queenreel"), import_name("fail"), noreturn)) void fail(
    const char* json, std::size_t size);

/// The exception, if it has exactly that type.
template <typename Error>
const Error* as(const void* thrown, const std::type_info& type) {
    return type == typeid(Error) ? static_cast<const Error*>(thrown) : nullptr;
}

std::string told(const void* thrown, const std::type_info& type) {
    if (const auto* error = as<StoryError>(thrown, type))
        return error_json(*error);
    if (const auto* error = as<PaceError>(thrown, type))
        return error_json(*error);
    if (const auto* error = as<TooLongError>(thrown, type))
        return error_json(*error);
    if (const auto* error = as<AskError>(thrown, type))
        return error_json(*error);
    if (const auto* error = as<TraceError>(thrown, type))
        return error_json(*error);
    if (const auto* error = as<LineError>(thrown, type))
        return error_json(given_trace()->name(), given_trace()->line(), error->what());
    if (const auto* error = as<NotJson>(thrown, type))
        return error_json(given_trace()->name(), given_trace()->line(),
                          given_trace()->ended() ? error->what() : cut_line);
    if (const auto* error = as<std::invalid_argument>(thrown, type))
        return bug_json(error->what());
    if (const auto* error = as<std::out_of_range>(thrown, type))
        return bug_json(error->what());
    if (const auto* error = as<std::logic_error>(thrown, type))
        return bug_json(error->what());
    if (const auto* error = as<std::runtime_error>(thrown, type))
        return bug_json(error->what());
    return bug_json(type.name());
}

}  // namespace

extern "C" void* __cxa_allocate_exception(std::size_t size) {
    return std::malloc(size);
}

extern "C" void __cxa_free_exception(void* thrown) {
    std::free(thrown);
}

extern "C" __attribute__((noreturn)) void __cxa_throw(void* thrown, std::type_info* type, void (*)(void*)) {
    const std::string json = told(thrown, *type);
    fail(json.data(), json.size());
}
