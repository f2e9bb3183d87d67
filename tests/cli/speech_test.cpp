#include "queenreel/cli/speech.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "child.h"
#include "queenreel/base/text.h"
#include "spoken.h"

namespace queenreel::test {

namespace {

struct Locale {
    std::map<std::string, const char*> environment;
    std::string_view language;
};

const std::array locales{
    Locale{{}, "en"},
    Locale{{{"LANG", "de_DE.UTF-8"}}, "de"},
    Locale{{{"LANG", "de"}}, "de"},
    Locale{{{"LANG", "pt_BR.utf8"}}, "pt"},
    Locale{{{"LANG", "zh_CN.UTF-8@pinyin"}}, "zh"},
    Locale{{{"LANG", "tlh"}}, "en"},
    Locale{{{"LANG", "C"}, {"LANGUAGE", "de"}}, "en"},
    Locale{{{"LANG", "POSIX"}, {"LANGUAGE", "de"}}, "en"},
    Locale{{{"LANG", "C.UTF-8"}, {"LANGUAGE", "de"}}, "en"},
    Locale{{{"LANGUAGE", "de"}}, "en"},
    Locale{{{"LANG", "de_DE.ISO-8859-1"}}, "en"},
    Locale{{{"LANG", "en_US.ISO-8859-1"}, {"LANGUAGE", "de"}}, "en"},
    Locale{{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "fr_FR.UTF-8"}}, "fr"},
    Locale{{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", ""}}, "de"},
    Locale{{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "C"}}, "en"},
    Locale{{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "fr_FR.UTF-8"}, {"LC_ALL", "es_ES.UTF-8"}}, "es"},
    Locale{{{"LC_ALL", "C"}, {"LANG", "de_DE.UTF-8"}}, "en"},
    Locale{{{"LC_NUMERIC", "de_DE.UTF-8"}}, "en"},
    Locale{{{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "tlh:ja:de"}}, "ja"},
    Locale{{{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "en:de"}}, "en"},
    Locale{{{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "tlh"}}, "de"},
};

TEST(LanguageOfMessages, IsFoundAsByGettext) {
    for (const Locale& locale : locales) {
        std::string all;
        for (const auto& [name, value] : locale.environment)
            all += name + '=' + value + ' ';
        const Language& language = language_of_messages([&](const char* name) {
            const auto found = locale.environment.find(name);
            return found == locale.environment.end() ? nullptr : found->second;
        });
        EXPECT_EQ(language.name, locale.language) << all;
    }
}

TEST(Said, FillsAMessageInEnglish) {
    EXPECT_EQ(said("nothing"), "nothing");
    EXPECT_EQ(said("{option}: '{value}' is not {{n}}, as {value} is {size:.1f}", "--x", "8x", 2.0),
              "--x: '8x' is not {n}, as 8x is 2.0");
    EXPECT_EQ(said_n(1, "{count} file", "{count} files", 1), "1 file");
    EXPECT_EQ(said_n(0, "{count} file", "{count} files", 0), "0 files");
    EXPECT_EQ(said_alternatives(std::array<std::string_view, 3>{"a", "b", "c"}), "a, b or c");
}

TEST(Said, FillsATranslationInItsOwnOrder) {
    const std::string catalog =
        catalog_of({{"", "Plural-Forms: nplurals=2; plural=n > 1;\n"},
                    {"{count} file" + std::string(1, '\0') + "{count} files",
                     "{count} fichier" + std::string(1, '\0') + "{count} fichiers"},
                    {"{option}: no {value} of {{n}}", "{{n}} sans {value} ({option})"}});
    Language french = languages().front();
    french.catalog = catalog;
    const Spoken spoken(french);
    EXPECT_EQ(said("{option}: no {value} of {{n}}", "--x", 8), "{n} sans 8 (--x)");
    EXPECT_EQ(said_n(0, "{count} file", "{count} files", 0), "0 fichier");
    EXPECT_EQ(said_n(2, "{count} file", "{count} files", 2), "2 fichiers");
    EXPECT_EQ(said("not in the catalog"), "not in the catalog");
}

/// Names in braces, options, and all else in a text with leading dashes.
std::multiset<std::string> kept_parts(const std::string& text) {
    std::multiset<std::string> parts;
    for (const std::string& name : names_in(replaced(replaced(text, "{{{{", ""), "}}}}", "")))
        parts.insert('{' + name + '}');
    for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at + 2)) {
        const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at);
        if (end - at > 2)
            parts.insert(text.substr(at, end - at));
    }
    return parts;
}

class EverySpokenLanguage : public testing::TestWithParam<const Language*> {};

TEST_P(EverySpokenLanguage, KeepsArgumentsAndOptions) {
    for (const auto& [message, translation] : entries_of(GetParam()->catalog)) {
        if (message.empty())
            continue;
        const std::vector<std::string> english = forms_of(message);
        for (const std::string& form : forms_of(translation))
            if (english.size() == 1)
                EXPECT_EQ(kept_parts(form), kept_parts(message)) << form;
            else
                for (const std::string& part : kept_parts(form))
                    EXPECT_EQ(kept_parts(english.back()).count(part), 1U) << form;
    }
}

TEST_P(EverySpokenLanguage, IsSpokenByTheProgram) {
    const Folder folder;
    const Outcome outcome = Child({.words = {"solve", "8", "--uniqe"},
                                   .folder = folder.path(),
                                   .environment = {{"LC_ALL", std::string(GetParam()->name) + "_XX.UTF-8"}}})
                                .wait();
    const Spoken spoken(*GetParam());
    EXPECT_EQ(outcome.error, run_inside({"solve", "8", "--uniqe"}).error);
    EXPECT_EQ(outcome.error.find("no such option"), std::string::npos);
}

std::vector<const Language*> all_but_english() {
    std::vector<const Language*> all;
    for (const Language& language : languages().subspan(1))
        all.push_back(&spoken(language));
    return all;
}

INSTANTIATE_TEST_SUITE_P(All, EverySpokenLanguage, testing::ValuesIn(all_but_english()),
                         [](const auto& row) { return std::string(row.param->name); });

// What other programs read is the same in every language.
TEST(MachineReadableOutput, IsEnglishInEveryLanguage) {
    const Folder folder;
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"list", "--json"},
                                               {"count", "8", "--json"},
                                               {"solve", "4"},
                                               {"count", "1-6", "--csv"},
                                               {"--generate", "man-animate"},
                                               {"--generate", "reel-schema"},
                                               {"--complete", "--", "animate", "--s"}}) {
        const auto output_in = [&](const char* locale) {
            return Child({.words = words, .folder = folder.path(), .environment = {{"LC_ALL", locale}}})
                .wait()
                .output;
        };
        EXPECT_EQ(output_in("C"), output_in("de_DE.UTF-8")) << words.front();
    }
}

}  // namespace

}  // namespace queenreel::test
