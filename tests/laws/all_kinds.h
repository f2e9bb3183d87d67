#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/chart/density.h"
#include "queenreel/chart/kinds.h"
#include "queenreel/sheet/sections.h"
#include "queenreel/story/story.h"

namespace queenreel {

// Films, sheets and charts of all kinds, for laws about their texts.

/// A film with one text or panel that the others lack.
struct FilmOfAll {
    const char* story;
    const char* solver;
    int n;
    bool questions = false;
    Numbering numbering = Numbering::from_one;
    std::vector<const char*> racers{};
    std::optional<std::vector<PanelKind>> panels{};
};

const std::vector<FilmOfAll>& films_of_all();

/// The name of its test.
std::string name_of(const FilmOfAll& film, std::size_t index);

/// The film with cards and a legend.
StoryOptions options_of(const FilmOfAll& film, const Words& words);

std::vector<Section> all_sections(const SheetPaper& paper);

/// Calls `read` with each chart.
void for_each_chart(const Words& words, const std::function<void(const ChartData&)>& read);

std::vector<Density> densities_of_all();

}  // namespace queenreel
