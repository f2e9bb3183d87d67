#include "queenreel/cli/speech.h"

#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <map>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/words/translations.h"

// The linker's symbols for the start and end of a catalog compressed by gzip.
#define QUEENREEL_CATALOG(tag)                                    \
    extern "C" const char _binary_commands_##tag##_mo_gz_start[]; \
    extern "C" const char _binary_commands_##tag##_mo_gz_end[];

// NOLINTBEGIN(bugprone-reserved-identifier): these are the linker's names
QUEENREEL_TRANSLATIONS(QUEENREEL_CATALOG)
// NOLINTEND(bugprone-reserved-identifier)

namespace queenreel {
namespace {

struct SpokenCatalog {
    std::string_view name;
    const char* begin;
    const char* end;
};

#define QUEENREEL_SPOKEN(tag) \
    SpokenCatalog{#tag, _binary_commands_##tag##_mo_gz_start, _binary_commands_##tag##_mo_gz_end},

constexpr auto catalogs = std::to_array<SpokenCatalog>({QUEENREEL_TRANSLATIONS(QUEENREEL_SPOKEN)});

/// Returns the language of a locale such as de, de_AT or de_DE.UTF-8@euro, or null if the program does not
/// speak it.
const Language* language_of(std::string_view locale) {
    return find_row(languages(), locale.substr(0, locale.find_first_of("_.@")));
}

/// Returns whether a locale's name implies UTF-8; a name without an encoding does.
bool is_utf8_locale(std::string_view locale) {
    const std::size_t dot = locale.find('.');
    const std::string encoding = dot == std::string_view::npos
                                     ? "utf8"
                                     : lower_case(locale.substr(dot + 1, locale.find('@') - dot - 1));
    return encoding == "utf8" || encoding == "utf-8";
}

/// Decompresses gzip data, whose last bytes are its size.
std::string expanded(std::string_view bytes) {
    std::size_t size = 0;
    for (std::size_t i = 1; i <= 4; ++i)
        size = size << 8U | static_cast<unsigned char>(bytes[bytes.size() - i]);
    std::string text(size, '\0');
    constexpr int gzip = 15 + 16;  // the largest window, with a gzip header
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    if (inflateInit2(&stream, gzip) != Z_OK || inflate(&stream, Z_FINISH) != Z_STREAM_END)
        text.clear();  // leaves English
    inflateEnd(&stream);
    return text;
}

}  // namespace

const Language& spoken(const Language& language) {
    struct Speech {
        std::string catalog;
        Language language;
    };
    static std::map<std::string_view, Speech> all;  // of the languages requested so far
    const auto [found, is_new] = all.try_emplace(language.name);
    Speech& speech = found->second;
    if (is_new) {
        if (const SpokenCatalog* catalog = find_row(catalogs, language.name))
            speech.catalog =
                expanded({catalog->begin, static_cast<std::size_t>(catalog->end - catalog->begin)});
        speech.language = language;
        speech.language.catalog = speech.catalog;
    }
    return speech.language;
}

const Language& language_of_messages(const std::function<const char*(const char* name)>& variable) {
    const auto value = [&](const char* name) {
        return std::string_view(variable(name) ? variable(name) : "");
    };
    const Language& english = languages().front();
    std::string_view locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (locale.empty())
            locale = value(name);
    if (locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.") ||
        !is_utf8_locale(locale))
        return english;
    for (const std::string_view wanted : split_list(value("LANGUAGE"), ':'))
        if (const Language* language = language_of(wanted))
            return spoken(*language);
    const Language* language = language_of(locale);
    return language ? spoken(*language) : english;
}

std::string said_reason(int number) {
    switch (number) {
        case ENOENT:
            return said("No such file or directory");
        case EACCES:
            return said("Permission denied");
        case EISDIR:
            return said("Is a directory");
        case ENOTDIR:
            return said("Not a directory");
        case ENOSPC:
            return said("No space left on device");
        case EROFS:
            return said("Read-only file system");
        case EIO:
            return said("Input/output error");
        case ENAMETOOLONG:
            return said("File name too long");
        default:
            return std::strerror(number);
    }
}

std::string said_choices(std::string_view word, std::span<const std::string_view> names) {
    if (const auto near = nearest(word, names))
        return said("did you mean {name}?", *near);
    return said("choose from {names}", joined(names, ", "));
}

std::string said_alternatives(std::span<const std::string_view> names) {
    if (names.size() < 2)
        return names.empty() ? "" : std::string(names.front());
    return said("{names} or {last}", joined(names.first(names.size() - 1), ", "), names.back());
}

}  // namespace queenreel
