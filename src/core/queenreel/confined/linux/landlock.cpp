#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "queenreel/confined/confine.h"
#include "queenreel/io/descriptor.h"

namespace queenreel {
namespace {

/// The rights that a rule set denies unless a rule grants them (struct landlock_ruleset_attr of
/// linux/landlock.h). Newer kernels added the later members, which the headers of Debian 12 lack.
struct Ruleset {
    std::uint64_t files = 0;
    std::uint64_t ports = 0;
    std::uint64_t scopes = 0;
};

/// The rights that a version of Landlock can deny, one bit each, from bit 0.
struct Version {
    int file_rights;
    int port_rights;
    int scopes;
    std::size_t size;  ///< of the Ruleset that this version knows, in bytes
};

constexpr std::array versions{
    Version{13, 0, 0, offsetof(Ruleset, ports)},   // Linux 5.13
    Version{14, 0, 0, offsetof(Ruleset, ports)},   // 5.19: names in other folders
    Version{15, 0, 0, offsetof(Ruleset, ports)},   // 6.2: truncation
    Version{15, 2, 0, offsetof(Ruleset, scopes)},  // 6.7: TCP
    Version{16, 2, 0, offsetof(Ruleset, scopes)},  // 6.10: ioctl of devices
    Version{16, 2, 2, sizeof(Ruleset)},            // 6.12: abstract sockets, signals
};

constexpr std::uint64_t first_bits(int count) {
    return (std::uint64_t{1} << count) - 1;
}

/// Returns the version of the running kernel; null if it has no Landlock.
const Version* kernel_version() {
    constexpr unsigned ask_version = 1;
    const long number = syscall(SYS_landlock_create_ruleset, nullptr, 0, ask_version);
    if (number < 1)
        return nullptr;
    return &versions[std::min(static_cast<std::size_t>(number), versions.size()) - 1];
}

}  // namespace

bool deny_files() {
    const Version* version = kernel_version();
    if (!version)
        return false;
    const Ruleset all{first_bits(version->file_rights), first_bits(version->port_rights),
                      first_bits(version->scopes)};
    const Descriptor rules(static_cast<int>(syscall(SYS_landlock_create_ruleset, &all, version->size, 0U)));
    return rules.number() >= 0 && syscall(SYS_landlock_restrict_self, rules.number(), 0U) == 0;
}

}  // namespace queenreel
