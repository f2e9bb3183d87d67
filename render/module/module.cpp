#include "module/module.h"

#include <dlfcn.h>

namespace queenreel {

void* module_symbol(const std::string& name, const std::string& symbol) {
    const std::string file = "lib" + name + ".so";
    // Resolved through the caller's run path, $ORIGIN; a module stays loaded, so closing is never needed.
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* address = library ? dlsym(library, symbol.c_str()) : nullptr;
    if (!address) {
        const char* why = dlerror();
        throw UnavailableError(file + ": " + (why ? why : "has no " + symbol) +
                               "; install the libraries it needs, or use a format that is not a film");
    }
    return address;
}

}  // namespace queenreel
