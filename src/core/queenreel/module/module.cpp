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

/// Where `file` is, beside the program or where it is installed; nothing where it is in neither.
fs::path place_of(const std::string& file) {
    const fs::path folder = own_folder();
    std::error_code error;
    for (const fs::path& candidate : {folder / file, folder / QUEENREEL_INSTALLED_MODULES / file})
        if (fs::exists(candidate, error))
            return candidate;
    return {};
}

/// `why`: in the loader's words, whatever its language.
UnavailableError missing(const std::string& file, const std::string& why, const std::string& instead) {
    return UnavailableError(file + ": it is neither beside the program, in " + own_folder().string() +
                            ", nor in " + QUEENREEL_INSTALLED_MODULES + " from there, nor elsewhere (" + why +
                            "); copy it along with the program" + or_else(instead));
}

/// Whether there is too little room for a module and its libraries. The loader says so in words alone, which
/// differ by version and language, so it is tried.
bool lacks_memory() {
    constexpr std::size_t most = std::size_t{512} << 20;  // those of films take 300 MiB of addresses
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
    // A module stays loaded, so closing is never needed. A program of others that links this library may lie
    // anywhere: then the loader looks the name up.
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
