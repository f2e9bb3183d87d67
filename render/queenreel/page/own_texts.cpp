#include "queenreel/page/own_texts.h"

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/base/xml.h"
#include "queenreel/page/explorer_texts.h"
#include "queenreel/words/catalog.h"

namespace queenreel {
namespace {

constexpr const char* page_context = "a page";
constexpr const char* explorer_context = "the explorer";

/// Messages of stories that pages also use: names of squares, lists, and the ends of descriptions.
constexpr std::array of_stories{
    "row",
    "rank",
    "row {number}",
    "rank {number}",
    "column {number}",
    "{row}, {column}",
    "{names}, {next}",
    "{names} and {last}",
    "No queens.",
    "A queen on {square}.",
    "Queens on {squares}.",
    "Queens: {squares}.",
    "Given: {squares}.",
    "Blocked: {squares}.",
};

constexpr const char* rooks_context = "a page of rooks";

/// A message about queens, and its replacement on a page with rooks.
struct OfRooks {
    std::string_view queens;
    CountedMessage rooks;
};

constexpr OfRooks of_rooks(std::string_view queens, const char* rooks) {
    return {queens, {rooks, nullptr}};
}

constexpr std::array page_of_rooks{
    of_rooks("the queen on {queen} holds this rank",
             message_in("a page of rooks", "the rook on {queen} holds this rank")),
    of_rooks("the queen on {queen} holds this row",
             message_in("a page of rooks", "the rook on {queen} holds this row")),
    of_rooks("the queen on {queen} holds this file",
             message_in("a page of rooks", "the rook on {queen} holds this file")),
    of_rooks("the queen on {queen} holds this column",
             message_in("a page of rooks", "the rook on {queen} holds this column")),
    of_rooks("No queen attacks the one on {square}.",
             message_in("a page of rooks", "No rook attacks the one on {square}.")),
    of_rooks("{Square} is free: no queen attacks it.",
             message_in("a page of rooks", "{Square} is free: no rook attacks it.")),
    of_rooks("A queen stands on {square}.", message_in("a page of rooks", "A rook stands on {square}.")),
    of_rooks("{square}, queen", message_in("a page of rooks", "{square}, rook")),
    of_rooks(
        "You are the solver: click the square of the next queen, or the {row} to go back to.",
        message_in("a page of rooks",
                   "You are the solver: click the square of the next rook, or the {row} to go back to.")),
    of_rooks("To where this queen is taken back (o)",
             message_in("a page of rooks", "To where this rook is taken back (o)")),
    OfRooks{"{count} queen placed",
            message_n_in("a page of rooks", "{count} rook placed", "{count} rooks placed")},
};

constexpr std::array stories_of_rooks{
    of_rooks("No queens.", message("No rooks.")),
    of_rooks("A queen on {square}.", message("A rook on {square}.")),
    of_rooks("Queens on {squares}.", message("Rooks on {squares}.")),
    of_rooks("Queens: {squares}.", message("Rooks: {squares}.")),
};

std::string in_context(std::string_view context, std::string_view message) {
    return std::string(context) + '\4' + std::string(message);
}

/// A translation, or the list of its plural forms.
Json forms_of(std::string_view message, std::string_view translation) {
    if (message.find('\0') == std::string_view::npos)
        return translation;
    Json forms = Json::array();
    while (true) {
        const std::size_t end = translation.find('\0');
        forms.push_back(translation.substr(0, end));
        if (end == std::string_view::npos)
            return forms;
        translation.remove_prefix(end + 1);
    }
}

/// The text of a message in a catalog, or in English.
Json text_of(const Catalog& catalog, const std::string& key, CountedMessage english) {
    const std::string_view found = catalog.find(key);
    if (!english.many)
        return found.empty() ? english.one : found;
    return found.empty() ? Json::array({english.one, english.many})
                         : forms_of(std::string_view("\0", 1), found);
}

void speak_of_rooks(Json& texts, const Catalog& catalog) {
    for (const OfRooks& row : page_of_rooks)
        texts[std::string(row.queens)] =
            text_of(catalog, in_context(rooks_context, row.rooks.one), row.rooks);
    for (const OfRooks& row : stories_of_rooks)
        texts[std::string(row.queens)] = text_of(catalog, row.rooks.one, row.rooks);
}

}  // namespace

std::string worded(std::string_view html, const Words& words, PagePieces pieces) {
    constexpr std::string_view begin = "{{say ";
    const Catalog catalog(words.language().catalog);
    Json of_pieces = Json::object();
    if (pieces == PagePieces::rooks)
        speak_of_rooks(of_pieces, catalog);
    std::string text;
    while (true) {
        const std::size_t at = html.find(begin);
        text += html.substr(0, at);
        if (at == std::string_view::npos)
            return text;
        html.remove_prefix(at + begin.size());
        const std::size_t end = html.find("}}");
        const std::string_view message = html.substr(0, end);
        std::string_view found = catalog.find(in_context(page_context, message));
        if (found.empty())
            found = catalog.find(in_context(explorer_context, message));
        if (found.empty())
            found = catalog.find(message);
        text += xml_attribute(
            of_pieces.value(std::string(message), std::string(found.empty() ? message : found)));
        html.remove_prefix(end + 2);
    }
}

std::string own_texts(const Words& words, PagePieces pieces) {
    const Catalog catalog(words.language().catalog);
    Json texts = Json::object();
    for (const auto& [message, translation] : catalog.in_context(page_context))
        texts[std::string(message.substr(0, message.find('\0')))] = forms_of(message, translation);
    const bool translates = !texts.empty();
    for (const char* message : of_stories)
        if (translates)
            texts[message] = catalog.find(message);
    if (pieces == PagePieces::rooks)
        speak_of_rooks(texts, catalog);
    if (texts.empty())
        return {};
    Json json{{"texts", std::move(texts)}};
    json.update(number_words(words));
    return json_text(json);
}

std::string texts_of_rooks(const Words& words) {
    Json texts = Json::object();
    speak_of_rooks(texts, Catalog(words.language().catalog));
    return json_text(texts);
}

}  // namespace queenreel
