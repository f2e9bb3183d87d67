#include "module/module.h"

#include <dlfcn.h>

#include <filesystem>

namespace queenreel {
namespace {

/// Loads `file` from beside the program; null when it cannot.
void* load(const std::string& file) {
    // Resolved through the caller's run path, $ORIGIN; a module stays loaded, so closing is never needed.
    if (void* const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))
        return library;
    // Under AddressSanitizer the call comes from its library, whose run path is another.
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    return dlopen((program.parent_path() / file).c_str(), RTLD_NOW | RTLD_LOCAL);
}

}  // namespace

void* module_symbol(const std::string& name, const std::string& symbol, const std::string& otherwise) {
    const std::string file = "lib" + name + ".so";
    void* const library = load(file);
    void* const address = library ? dlsym(library, symbol.c_str()) : nullptr;
    if (!address) {
        const char* const why = dlerror();
        throw UnavailableError(file + ": " + (why ? why : "has no " + symbol) +
                               "; install the libraries it needs" +
                               (otherwise.empty() ? "" : ", or " + otherwise));
    }
    return address;
}

}  // namespace queenreel
