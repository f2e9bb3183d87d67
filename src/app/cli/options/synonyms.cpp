#include "cli/options/synonyms.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

constexpr auto synonym_table = std::to_array<Synonym>({
    {"algorithm", "solver"},
    {"algo", "solver"},
    {"method", "solver"},
    {"random-seed", "seed"},
    {"fundamental", "unique"},
    {"distinct", "unique"},
    {"nth", "solution"},
    {"index", "solution"},
    {"range", "solutions"},
    {"max", "limit"},
    {"number", "limit"},
    {"placement", "queens"},
    {"position", "queens"},
    {"board", "queens"},
    {"fen", "queens"},
    {"squares", "queens"},
    {"out", "output"},
    {"outfile", "output"},
    {"file", "output"},
    {"output-file", "output"},
    {"output-format", "format"},
    {"type", "format"},
    {"extension", "format"},
    {"resolution", "size"},
    {"dimensions", "size"},
    {"width", "size"},
    {"height", "size"},
    {"color", "colors"},
    {"colours", "colors"},
    {"palette", "colors"},
    {"style", "theme"},
    {"piece", "pieces"},
    {"watermark", "logo"},
    {"queen", "pieces"},
    {"conflicts", "marks"},
    {"highlights", "highlight"},
    {"arrow", "arrows"},
    {"labels", "coordinates"},
    {"label", "caption"},
    {"bg", "background"},
    {"background-color", "background"},
    {"transparent", "background"},
    {"frame-rate", "fps"},
    {"framerate", "fps"},
    {"frames-per-second", "fps"},
    {"rate", "fps"},
    {"delay", "hold"},
    {"frame-time", "hold"},
    {"speed", "pace"},
    {"tempo", "pace"},
    {"length", "duration"},
    {"time", "duration"},
    {"seconds", "duration"},
    {"loops", "loop"},
    {"repeat", "loop"},
    {"pause", "end-pause"},
    {"animation", "transition"},
    {"easing", "transition"},
    {"crf", "quality"},
    {"bitrate", "quality"},
    {"encoder", "codec"},
    {"vcodec", "codec"},
    {"subtitles", "captions"},
    {"srt", "captions"},
    {"vtt", "captions"},
    {"chapters", "clips"},
    {"slides", "steps"},
    {"pages", "steps"},
    {"intro", "cards"},
    {"outro", "cards"},
    {"jobs", "threads"},
    {"cores", "threads"},
    {"parallel", "threads"},
    {"overwrite", "force"},
    {"replace", "force"},
    {"yes", "force"},
    {"continue", "resume"},
    {"skip-existing", "resume"},
    {"silent", "quiet"},
});

}  // namespace

std::span<const Synonym> synonyms() {
    return synonym_table;
}

std::optional<std::string_view> meant_option(std::string_view word) {
    const auto* found = std::ranges::find(synonym_table, word, &Synonym::word);
    return found == synonym_table.end() ? std::nullopt : std::optional(found->option);
}

}  // namespace queenreel
