#pragma once

#include <stdexcept>
#include <string>

namespace queenreel {

/// A part of the program that this build or machine lacks. what() says what to do.
struct UnavailableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Returns the address of `symbol` in the shared object `lib<name>.so`, which is loaded at the first call and
/// stays loaded until the program ends. Looks beside the calling program or library, as in a build folder,
/// then in `../lib/queenreel` relative to it, then where the loader looks: a program of another project that
/// links this library has the modules' folder in its run path.
///
/// Modules let drawing and counting start in milliseconds: the libraries that films need take 35 ms to load.
/// Throws UnavailableError if the module is missing or cannot be loaded; `instead`, such as "use another
/// format", is an alternative to name in the message. Throws std::bad_alloc if the module exists but memory
/// is too short to load it.
void* module_symbol(const std::string& name, const std::string& symbol, const std::string& instead);

/// Returns the address of a function in the module, in the same way.
template <typename Function>
Function* module_function(const std::string& name, const std::string& symbol,
                          const std::string& instead = "") {
    return reinterpret_cast<Function*>(module_symbol(name, symbol, instead));
}

}  // namespace queenreel
