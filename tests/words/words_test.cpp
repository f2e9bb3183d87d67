#include "queenreel/words/words.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "catalog_text.h"
#include "project_paths.h"
#include "queenreel/words/catalog.h"
#include "queenreel/words/plural.h"

namespace queenreel {
namespace {

Language language_of(const std::string& catalog) {
    Language language = languages().front();
    language.catalog = catalog;
    return language;
}

TEST(Words, FillEnglishWithoutACatalog) {
    const Words words;
    EXPECT_EQ(words.say("Nothing"), "Nothing");
    EXPECT_EQ(words.say("{Row} is {number} of {total}", {std::string("row 3"), 1, 1200}),
              "Row 3 is 1 of 1,200");
    EXPECT_EQ(words.say("{Square} is {square}", {std::string("d6")}), "d6 is d6");
    EXPECT_EQ(words.say_n(1, "{count} queen of {row}", "{count} queens of {row}", {std::string("row 1")}),
              "1 queen of row 1");
    EXPECT_EQ(words.say_n(0, "a queen", "{count} queens"), "0 queens");
    EXPECT_EQ(words.list({"a", "b", "c"}), "a, b and c");
    EXPECT_EQ(words.of_total(3, 92), "3 of 92");
    EXPECT_EQ(words.of_total(3, std::nullopt), "3");
    EXPECT_EQ(words.decimal(0.25, 2), "0.25");
}

TEST(Words, TranslateWithArgumentsInAnyOrder) {
    const std::string catalog =
        catalog_of({{"", "Plural-Forms: nplurals=2; plural=n > 1;\n"},
                    {"place\4first", "premier"},
                    {"{Row} has {count} square" + std::string(1, '\0') + "{Row} has {count} squares",
                     "{count} case dans {row}" + std::string(1, '\0') + "{count} cases dans {row}"}});
    const Language french = language_of(catalog);
    const Words words(french);
    const auto said = [&](std::uint64_t count) {
        return words.say_n(count, "{Row} has {count} square", "{Row} has {count} squares",
                           {std::string("l 3")});
    };
    EXPECT_EQ(said(0), "0 case dans l 3");
    EXPECT_EQ(said(2), "2 cases dans l 3");
    EXPECT_EQ(words.say_in("place", "first"), "premier");
    EXPECT_EQ(words.say("first"), "first") << "stays English without its context";
}

TEST(Words, SayOtherMessagesInPlaceOfSome) {
    static constexpr std::array table{
        Rewording{"A queen on {square}", "A rook on {square}"},
        Rewording{"{count} queen of {row}", message_n("{count} rook of {row}", "{count} rooks of {row}")}};
    const std::string catalog = catalog_of({{"", ""}, {"A rook on {square}", "Turm auf {square}"}});
    const Language german = language_of(catalog);
    const auto said = [](const Words& words) {
        return words.say("A queen on {square}", {std::string("d6")});
    };
    EXPECT_EQ(said(Words().reworded(table)), "A rook on d6");
    EXPECT_EQ(said(Words(german).reworded(table)), "Turm auf d6");
    EXPECT_EQ(said(Words()), "A queen on d6");
    const Words rooks = Words().reworded(table);
    EXPECT_EQ(rooks.say_n(1, "{count} queen of {row}", "{count} queens of {row}", {std::string("r")}),
              "1 rook of r");
    EXPECT_EQ(rooks.say_n(2, "{count} queen of {row}", "{count} queens of {row}", {std::string("r")}),
              "2 rooks of r");
    EXPECT_EQ(rooks.say("Nothing"), "Nothing");
}

TEST(Words, MarkTextsFromRightToLeftThatBeginWithLatinLetters) {
    const std::string catalog = catalog_of({{"", ""},
                                            {"Free: {square}", "حر: {square}"},
                                            {"{Square} is free", "{Square} حر"},
                                            {"{number} of it", "{number} منه"}});
    Language language = language_of(catalog);
    for (const bool right_to_left : {false, true}) {
        language.right_to_left = right_to_left;
        const Words words(language);
        const std::string mark = right_to_left ? "\u200F" : "";
        EXPECT_EQ(words.say("{Square} is free", {std::string("d6")}), mark + "d6 حر");
        EXPECT_EQ(words.say("Free: {square}", {std::string("d6")}), "حر: d6");
        EXPECT_EQ(words.say("{number} of it", {3}), "3 منه");
    }
}

TEST(Words, MeasureWideLetters) {
    EXPECT_EQ(width_in_letters("row"), 3);
    EXPECT_EQ(width_in_letters("größe"), 5);
    EXPECT_EQ(width_in_letters("第3行"), 5);
    EXPECT_EQ(width_in_letters("صف"), 2);
}

TEST(PluralForms, AreThoseOfTheirExpression) {
    constexpr std::string_view arabic =
        "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5";
    constexpr std::array numbers{0U, 1U, 2U, 5U, 21U, 92U, 100U, 103U};
    constexpr std::array forms{0U, 1U, 2U, 3U, 4U, 4U, 5U, 3U};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        EXPECT_EQ(plural_value(arabic, numbers[i]), forms[i]) << numbers[i];
    EXPECT_EQ(plural_value("n != 1", 1), 0U);
    EXPECT_EQ(plural_value("n != 1", 21), 1U);
    EXPECT_EQ(plural_value("n > 1", 0), 0U);
    EXPECT_EQ(plural_value("!(n < 2 || n >= 5)", 3), 1U);
}

class EveryCatalog : public testing::TestWithParam<const Language*> {};

TEST_P(EveryCatalog, HasEveryMessage) {
    for (const auto& [message, translation] : entries_of(languages()[1].catalog))
        EXPECT_FALSE(Catalog(GetParam()->catalog).find(forms_of(message).front()).empty()) << message;
}

TEST_P(EveryCatalog, UsesEveryArgumentOfAMessage) {
    for (const auto& [message, translation] : entries_of(GetParam()->catalog)) {
        if (message.empty())
            continue;
        EXPECT_EQ(names_in(message), names_in(translation)) << message;
        for (const std::string& form : forms_of(translation))
            for (const std::string& name : names_in(message))
                if (name != "count")
                    EXPECT_TRUE(names_in(form).contains(name)) << form;
    }
}

TEST_P(EveryCatalog, HasAPluralFormForEveryNumber) {
    const Catalog catalog(GetParam()->catalog);
    const std::size_t forms = forms_of(std::string(catalog.find("{count} solution"))).size();
    for (const unsigned number : {0U, 1U, 2U, 5U, 21U, 92U, 1000U})
        EXPECT_LT(catalog.plural_form(number), forms) << number;
}

INSTANTIATE_TEST_SUITE_P(, EveryCatalog, testing::ValuesIn([] {
                             std::vector<const Language*> all;
                             for (const Language& language : languages().subspan(1))
                                 all.push_back(&language);
                             return all;
                         }()),
                         [](const auto& info) { return std::string(info.param->name); });

TEST(Catalogs, HaveTheMessagesOfTheSources) {
    EXPECT_EQ(std::system(QUEENREEL_SOURCE_DIR "/scripts/messages --check"), 0);
}

TEST(Messages, FindsFaultsOfACatalog) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("faulty-" + std::to_string(getpid()) + ".po");
    const auto faults_with = [&](std::string_view from, std::string_view to) {
        std::ifstream catalog(QUEENREEL_SOURCE_DIR "/assets/po/de.po");
        std::string text{std::istreambuf_iterator<char>(catalog), {}};
        const std::size_t place = text.find(from);
        EXPECT_NE(place, std::string::npos) << from;
        std::ofstream(file) << text.replace(place, from.size(), to);
        const std::string line =
            QUEENREEL_SOURCE_DIR "/scripts/messages " + file.string() + " | grep -q \"argument 'square'\"";
        return std::system(line.c_str()) == 0;
    };
    EXPECT_FALSE(faults_with("\"{Square} ist sicher", "\"{square} ist sicher"));
    EXPECT_TRUE(faults_with("\"{Square} ist sicher", "\"Feld ist sicher"));
    EXPECT_TRUE(faults_with("\"{Square} ist frei", "\"Feld ist frei"));  // of a message with a context
    std::filesystem::remove(file);
}

}  // namespace
}  // namespace queenreel
