#include "queenreel/module/module.h"

#include <dlfcn.h>
#include <link.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <new>

namespace queenreel {
namespace {

namespace fs = std::filesystem;

/// Returns the folder of the program or library that contains this code.
fs::path own_folder() {
    static const char here = 0;
    Dl_info info;
    void* map = nullptr;
    // The loader's list has an empty name for the program itself.
    const bool known = dladdr1(&here, &info, &map, RTLD_DL_LINKMAP) != 0 && map != nullptr;
    const fs::path library = known ? static_cast<const link_map*>(map)->l_name : "";
    std::error_code error;
    return (library.empty() ? fs::read_symlink("/proc/self/exe", error) : library).parent_path();
}

std::string or_else(const std::string& instead) {
    return instead.empty() ? "" : ", or " + instead;
}

/// Returns the path of `file` beside the program or in the installed folder; empty if it is in neither.
fs::path place_of(const std::string& file) {
    const fs::path folder = own_folder();
    std::error_code error;
    for (const fs::path& candidate : {folder / file, folder / QUEENREEL_INSTALLED_MODULES / file})
        if (fs::exists(candidate, error))
            return candidate;
    return {};
}

/// `why`: the loader's message, in any language.
UnavailableError missing(const std::string& file, const std::string& why, const std::string& instead) {
    return UnavailableError(file + ": it is neither beside the program, in " + own_folder().string() +
                            ", nor in " + QUEENREEL_INSTALLED_MODULES + " from there, nor elsewhere (" + why +
                            "); copy it along with the program" + or_else(instead));
}

/// Returns true if the address space is too small for a module and its libraries. The loader reports this
/// only as text, which differs by version and language, so this tries a mapping instead.
bool lacks_memory() {
    constexpr std::size_t most = std::size_t{512} << 20;  // the libraries of films take 300 MiB of addresses
    void* const room = ::mmap(nullptr, most, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        return errno == ENOMEM;
    ::munmap(room, most);
    return false;
}

}  // namespace

void* module_symbol(const std::string& name, const std::string& symbol, const std::string& instead) {
    const std::string file = "lib" + name + ".so";
    const fs::path place = place_of(file);
    // A module stays loaded, so it is never closed. A program of another project that links this library may
    // be anywhere; in that case the loader looks up the name.
    void* const library = dlopen(place.empty() ? file.c_str() : place.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const address = library ? dlsym(library, symbol.c_str()) : nullptr;
    if (!address) {
        const char* const said = dlerror();
        const std::string why = said ? said : "has no " + symbol;
        if (!library && lacks_memory())
            throw std::bad_alloc();
        if (!library && place.empty())
            throw missing(file, why, instead);
        throw UnavailableError(file + ": " + why + "; install the libraries it needs" + or_else(instead));
    }
    return address;
}

}  // namespace queenreel
