#pragma once

#include <stdexcept>
#include <string>

namespace queenreel {

/// A part of the program that this build or machine lacks. The message names what would do.
struct UnavailableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The address of `symbol` in the shared object `lib<name>.so` that lies beside the program or library it is
/// called from, loaded at the first call and kept until the program ends. What draws and counts starts in
/// milliseconds because the libraries that films need, 35 ms of loading, are behind such modules. Throws
/// UnavailableError when the module cannot be loaded; `otherwise` is what else one can do then, if anything.
void* module_symbol(const std::string& name, const std::string& symbol, const std::string& otherwise = "");

/// The same, as a function.
template <typename Function>
Function* module_function(const std::string& name, const std::string& symbol,
                          const std::string& otherwise = "") {
    return reinterpret_cast<Function*>(module_symbol(name, symbol, otherwise));
}

}  // namespace queenreel
