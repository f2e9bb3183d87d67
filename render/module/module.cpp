#include "module/module.h"

#include <dlfcn.h>
#include <link.h>

#include <filesystem>
#include <new>
#include <string_view>

namespace queenreel {
namespace {

namespace fs = std::filesystem;

/// The folder of the program, or of the library that this code was linked into.
fs::path own_folder() {
    static const char here = 0;
    Dl_info info;
    void* map = nullptr;
    // The program itself has an empty name in the loader's list.
    const bool known = dladdr1(&here, &info, &map, RTLD_DL_LINKMAP) != 0 && map != nullptr;
    const fs::path library = known ? static_cast<const link_map*>(map)->l_name : "";
    std::error_code error;
    return (library.empty() ? fs::read_symlink("/proc/self/exe", error) : library).parent_path();
}

std::string or_else(const std::string& instead) {
    return instead.empty() ? "" : ", or " + instead;
}

/// Where `file` is, beside the program or where it is installed; or its name alone, which the loader looks up
/// on the program's behalf: a program of others that links this library may lie anywhere.
fs::path place_of(const std::string& file) {
    const fs::path folder = own_folder();
    std::error_code error;
    for (const fs::path& candidate : {folder / file, folder / QUEENREEL_INSTALLED_MODULES / file})
        if (fs::exists(candidate, error))
            return candidate;
    return file;
}

/// Whether the loader's message says that it found no library of that name.
bool is_missing(std::string_view why, const std::string& file) {
    return why.starts_with(file + ": cannot open shared object file");
}

UnavailableError missing(const std::string& file, const std::string& instead) {
    return UnavailableError(file + ": it is neither beside the program, in " + own_folder().string() +
                            ", nor in " + QUEENREEL_INSTALLED_MODULES +
                            " from there; copy it along with the program" + or_else(instead));
}

/// Whether the loader's message says that there was no room for a library. A file that must not be mapped it
/// names with a reason.
bool lacks_memory(std::string_view why) {
    if (why.ends_with("failed to map segment from shared object"))
        return true;
    const auto says = [&](std::string_view words) { return why.find(words) != std::string_view::npos; };
    return says(": Cannot allocate memory") || says("cannot map zero-fill pages");
}

}  // namespace

void* module_symbol(const std::string& name, const std::string& symbol, const std::string& instead) {
    const std::string file = "lib" + name + ".so";
    // A module stays loaded, so closing is never needed.
    void* const library = dlopen(place_of(file).c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const address = library ? dlsym(library, symbol.c_str()) : nullptr;
    if (!address) {
        const char* const why = dlerror();
        if (why && lacks_memory(why))
            throw std::bad_alloc();
        if (why && is_missing(why, file))
            throw missing(file, instead);
        throw UnavailableError(file + ": " + (why ? why : "has no " + symbol) +
                               "; install the libraries it needs" + or_else(instead));
    }
    return address;
}

}  // namespace queenreel
