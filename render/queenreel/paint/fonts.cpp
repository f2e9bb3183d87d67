#include "queenreel/paint/fonts.h"

#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>

#include "queenreel/base/xml.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {
namespace {

struct FontRelease {
    void operator()(FcConfig* config) const { FcConfigDestroy(config); }
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
    void operator()(FcObjectSet* set) const { FcObjectSetDestroy(set); }
    void operator()(FcFontSet* set) const { FcFontSetDestroy(set); }
    void operator()(FcStrList* list) const { FcStrListDone(list); }
    void operator()(cairo_font_face_t* face) const { cairo_font_face_destroy(face); }
    void operator()(cairo_scaled_font_t* font) const { cairo_scaled_font_destroy(font); }
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};

template <typename T>
using Held = std::unique_ptr<T, FontRelease>;

std::string_view text_of(const FcChar8* text) {
    return reinterpret_cast<const char*>(text);
}

/// `<name>text</name>`
std::string element(std::string_view name, std::string_view text) {
    return "<" + std::string(name) + ">" + xml_text(text) + "</" + std::string(name) + ">";
}

std::string elements(std::string_view name, FcStrList* texts) {
    const Held<FcStrList> owner(texts);
    std::string xml;
    while (const FcChar8* text = texts ? FcStrListNext(texts) : nullptr)
        xml += element(name, text_of(text));
    return xml;
}

/// A configuration with the machine's font folders, without its rules and without some files.
Held<FcConfig> configuration(const std::string& folders, const std::set<std::string>& without) {
    std::string xml = "<?xml version=\"1.0\"?><fontconfig>" + folders;
    for (const std::string& file : without)
        xml += "<selectfont><rejectfont>" + element("glob", file) + "</rejectfont></selectfont>";
    xml += "</fontconfig>";
    Held<FcConfig> config(FcConfigCreate());
    if (!config ||
        !FcConfigParseAndLoadFromMemory(config.get(), reinterpret_cast<const FcChar8*>(xml.c_str()),
                                        FcTrue) ||
        !FcConfigBuildFonts(config.get()))
        return nullptr;
    return config;
}

/// Pango draws only outline fonts; a machine may have none, or only bitmap fonts.
bool has_outlines(FcConfig* config) {
    const Held<FcPattern> outlines(FcPatternBuild(nullptr, FC_SCALABLE, FcTypeBool, FcTrue, nullptr));
    const Held<FcObjectSet> wanted(FcObjectSetBuild(FC_FAMILY, nullptr));
    if (!outlines || !wanted)
        return false;
    const Held<FcFontSet> found(FcFontList(config, outlines.get(), wanted.get()));
    return found && found->nfont > 0;
}

/// The font for a family's text, if it has the letters.
Held<FcPattern> first_choice(FcConfig* config, Family family, int weight) {
    const Held<FcPattern> wanted(
        FcPatternBuild(nullptr, FC_SCALABLE, FcTypeBool, FcTrue, FC_WEIGHT, FcTypeInteger, weight, nullptr));
    std::string_view names = families(family);
    while (wanted && !names.empty()) {
        const std::string name(names.substr(0, names.find(',')));
        FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(name.c_str()));
        names.remove_prefix(std::min(names.size(), name.size() + 1));
        names.remove_prefix(std::min(names.size(), names.find_first_not_of(' ')));
    }
    FcResult result = FcResultNoMatch;
    FcConfigSubstitute(config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    return Held<FcPattern>(FcFontMatch(config, wanted.get(), &result));
}

bool is_readable(FcPattern* font) {
    const Held<cairo_font_face_t> face(cairo_ft_font_face_create_for_pattern(font));
    const Held<cairo_font_options_t> options(cairo_font_options_create());
    cairo_matrix_t size;
    cairo_matrix_init_scale(&size, 16, 16);
    cairo_matrix_t same;
    cairo_matrix_init_identity(&same);
    const Held<cairo_scaled_font_t> scaled(cairo_scaled_font_create(face.get(), &size, &same, options.get()));
    return cairo_scaled_font_status(scaled.get()) == CAIRO_STATUS_SUCCESS;
}

/// The file of an unreadable first choice, if there is one.
std::optional<std::string> unreadable_choice(FcConfig* config) {
    for (const Family family : {Family::sans, Family::mono})
        for (const int weight : {FC_WEIGHT_NORMAL, FC_WEIGHT_BOLD}) {
            const Held<FcPattern> font = first_choice(config, family, weight);
            FcChar8* file = nullptr;
            if (font && !is_readable(font.get()) &&
                FcPatternGetString(font.get(), FC_FILE, 0, &file) == FcResultMatch)
                return std::string(text_of(file));
        }
    return std::nullopt;
}

struct Fonts {
    bool found = false;
    std::vector<std::string> unreadable;
};

/// Throws std::bad_alloc if memory is low: Fontconfig and Pango's threads crash on failed allocations.
void require_memory() {
    // Memory for fonts and for the stacks and heaps of threads.
    constexpr std::size_t enough = std::size_t{48} << 20;
    ::operator delete(::operator new(enough));
}

Fonts look_for_fonts() {
    constexpr std::size_t most_unreadable = 100;
    require_memory();
    // The program itself reports fonts that Pango cannot use.
    g_log_set_handler(
        "Pango", static_cast<GLogLevelFlags>(G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL),
        [](const char*, GLogLevelFlags, const char*, void*) {}, nullptr);
    const Held<FcConfig> system(FcInitLoadConfig());
    if (!system)
        return {};
    const std::string folders = elements("dir", FcConfigGetFontDirs(system.get())) +
                                elements("cachedir", FcConfigGetCacheDirs(system.get()));
    std::set<std::string> unreadable;
    Held<FcConfig> config = configuration(folders, unreadable);
    bool found = config && has_outlines(config.get());
    while (found) {
        const std::optional<std::string> file = unreadable_choice(config.get());
        if (!file)
            break;
        const bool is_new = unreadable.insert(*file).second;
        config = configuration(folders, unreadable);
        found = is_new && unreadable.size() < most_unreadable && config && has_outlines(config.get());
    }
    if (config)
        FcConfigSetCurrent(config.get());
    return {found, {unreadable.begin(), unreadable.end()}};
}

const Fonts& fonts() {
    static const Fonts found = look_for_fonts();
    return found;
}

struct MissingLetters {
    std::mutex mutex;
    std::set<char32_t> letters;
};

MissingLetters& missing() {
    static MissingLetters all;
    return all;
}

}  // namespace

bool has_font() {
    return fonts().found;
}

const std::vector<std::string>& unreadable_fonts() {
    return fonts().unreadable;
}

std::u32string missing_letters() {
    const std::scoped_lock lock(missing().mutex);
    return {missing().letters.begin(), missing().letters.end()};
}

void forget_missing_letters() {
    const std::scoped_lock lock(missing().mutex);
    missing().letters.clear();
}

void note_missing_letter(char32_t letter) {
    const std::scoped_lock lock(missing().mutex);
    missing().letters.insert(letter);
}

std::string paint_versions() {
    return std::string("cairo ") + cairo_version_string() + "\npango " + pango_version_string() + "\n";
}

}  // namespace queenreel
