#pragma once

#include <stdexcept>
#include <string>

namespace queenreel {

/// A part of the program that this build or machine lacks. The message says what to do.
struct UnavailableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The address of `symbol` in the shared object `lib<name>.so`, loaded at the first call and kept until the
/// program ends. It lies beside the program or library that calls, as in the build folder, or where it is
/// installed, in `../lib/queenreel` as seen from there, or where the loader looks for libraries: programs of
/// others that link this one have its folder as a run path. Drawing and counting start in milliseconds
/// because the libraries that films need, 35 ms of loading, are behind such modules. Throws UnavailableError
/// when the module is missing or cannot be loaded; `instead`, "use another format", is what one can do
/// besides mending that. Throws std::bad_alloc when it is there and memory for it is not.
void* module_symbol(const std::string& name, const std::string& symbol, const std::string& instead);

/// The same, as a function.
template <typename Function>
Function* module_function(const std::string& name, const std::string& symbol,
                          const std::string& instead = "") {
    return reinterpret_cast<Function*>(module_symbol(name, symbol, instead));
}

}  // namespace queenreel
