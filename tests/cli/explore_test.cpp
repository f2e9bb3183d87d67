// The command `explore`: a page that this machine serves or writes.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "child.h"
#include "client.h"
#include "queenreel/encode/explorer.h"
#include "queenreel/page/assembly.h"
#include "queenreel/page/parts.h"
#include "queenreel/serve/listener.h"
#include "queenreel/words/language.h"

namespace queenreel::test {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr const char* note = "queenreel: open this address in a browser; Ctrl+C ends it\n";

/// Most of these tests are for builds with the engine, which the page needs.
class Explore : public testing::Test {
  protected:
    void SetUp() override {
        if (!has_page_engine())
            GTEST_SKIP() << "built without the engine of pages";
    }
};

/// `queenreel explore …` while it serves, from its first line on.
class Serving {
  public:
    explicit Serving(std::vector<std::string> options = {}, const std::function<void()>& prepare = {}) {
        options.insert(options.begin(), "explore");
        EXPECT_EQ(pipe2(pipe_.data(), O_CLOEXEC), 0);
        child_.emplace(Launch{.words = std::move(options), .folder = folder_.path(), .prepare = [&] {
                                  alarm(60);
                                  dup2(pipe_[1], STDOUT_FILENO);
                                  if (prepare)
                                      prepare();
                              }});
        close(pipe_[1]);
        for (char letter = 0; letter != '\n' && read(pipe_[0], &letter, 1) == 1;)
            line_ += letter;
        const std::size_t colon = line_.rfind(':');
        port_ = colon == std::string::npos ? 0 : std::atoi(line_.c_str() + colon + 1);
    }
    ~Serving() { close(pipe_[0]); }
    Serving(const Serving&) = delete;
    Serving& operator=(const Serving&) = delete;

    /// Its first output on standard output.
    const std::string& line() const { return line_; }
    int port() const { return port_; }

    /// Its outcome after that signal, and how long it took.
    Outcome end_by(int number, std::chrono::milliseconds& time) {
        const auto begin = std::chrono::steady_clock::now();
        kill(child_->pid(), number);
        Outcome outcome = child_->wait();
        time =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
        EXPECT_THAT(folder_.names(), IsEmpty());
        return outcome;
    }
    Outcome end() {
        std::chrono::milliseconds time{};
        return end_by(SIGTERM, time);
    }

  private:
    Folder folder_;
    std::array<int, 2> pipe_{};
    std::optional<Child> child_;
    std::string line_;
    int port_ = 0;
};

std::string address(int port) {
    return "http://127.0.0.1:" + std::to_string(port) + "/";
}

TEST_F(Explore, PrintsItsAddressAtOnceAndServesThePage) {
    Serving serving;
    ASSERT_GT(serving.port(), 0) << serving.end().error;
    EXPECT_EQ(serving.line(), address(serving.port()) + "\n");
    const http::Reply reply = http::ask(serving.port());
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("content-type"), "text/html; charset=utf-8");
    EXPECT_THAT(reply.body, HasSubstr("<html lang=\"en\" dir=\"ltr\">"));
    for (const Language& language : languages().subspan(1)) {
        const http::Reply page = http::ask(serving.port(), "GET", "/" + std::string(language.name));
        EXPECT_THAT(page.body, HasSubstr("<html lang=\"" + std::string(language.name) + "\""));
        EXPECT_EQ(page.header("content-security-policy"), page_policy(page.body));
    }
    EXPECT_EQ(reply.header("content-security-policy"), page_policy(reply.body));
    EXPECT_EQ(http::ask(serving.port(), "POST").status, 405);
    EXPECT_THAT(serving.end().error, StartsWith(note));
}

TEST_F(Explore, ServesTheLanguageThatIsAskedForFirst) {
    Serving serving({"--port", "0", "--lang", "ar"});
    EXPECT_THAT(http::ask(serving.port()).body, HasSubstr("<html lang=\"ar\" dir=\"rtl\">"));
    EXPECT_THAT(http::ask(serving.port(), "GET", "/en").body, HasSubstr("<html lang=\"en\""));
    serving.end();
}

TEST_F(Explore, BeginsWithAPuzzle) {
    const Folder folder;
    const std::string board = (folder / "b.txt").string();
    std::ofstream(board) << "....\n....\n.#..\nQ...\n";
    for (const auto& [words, hash] : std::vector<std::pair<std::vector<std::string>, std::string>>{
             {{"6"}, "/#n=6\n"},
             {{"7", "--rule", "torus"}, "/#mode=watch&n=7&rule=torus\n"},
             {{"6", "--rule", "rooks"}, "/#mode=watch&n=6&rule=rooks\n"},
             {{"8", "--place", "c2,a1", "--block", "d4"}, "/#mode=watch&n=8&place=c2,a1&block=d4\n"},
             {{"--board", board}, "/#mode=watch&n=4&place=a1&block=b2\n"}}) {
        std::vector<std::string> options{"--port", "0"};
        options.insert(options.end(), words.begin(), words.end());
        Serving serving(options);
        EXPECT_THAT(serving.line(), EndsWith(hash));
        EXPECT_EQ(http::ask(serving.port()).status, 200);
        serving.end();
    }
}

TEST_F(Explore, PrintsItsAddressAsJsonOrAlone) {
    Serving json({"--json"});
    EXPECT_EQ(nlohmann::json::parse(json.line()), (nlohmann::json{{"address", address(json.port())}}));
    json.end();
    Serving quiet({"--quiet"});
    EXPECT_EQ(quiet.line(), address(quiet.port()) + "\n");
    EXPECT_EQ(quiet.end().error, "queenreel: interrupted\n");
}

TEST_F(Explore, EndsAtASignalWithinTwoSecondsWhoeverIsConnected) {
    ASSERT_TRUE(http::allow_descriptors(1'200));
    for (const auto& [number, code] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}})
        for (const int count : {0, 500}) {
            Serving serving;
            std::deque<http::Connection> slow;
            for (int i = 0; i < count; ++i) {
                slow.emplace_back(serving.port());
                slow.back().send(i % 2 == 0 ? "" : "GET / HTTP/1.1\r\nX: ");
            }
            EXPECT_LT(http::time_of_a_request(serving.port()), std::chrono::seconds(1));
            std::chrono::milliseconds time{};
            const Outcome outcome = serving.end_by(number, time);
            EXPECT_EQ(outcome.code, code) << count;
            EXPECT_EQ(outcome.error, note + std::string("queenreel: interrupted\n"));
            EXPECT_LT(time, std::chrono::seconds(2)) << count;
        }
}

TEST_F(Explore, ServesOnWhereFewFilesMayBeOpen) {
    ASSERT_TRUE(http::allow_descriptors(1'200));
    Serving serving({}, [] {
        const rlimit few{100, 100};
        setrlimit(RLIMIT_NOFILE, &few);
    });
    std::deque<http::Connection> idle;
    for (int i = 0; i < 500; ++i)
        idle.emplace_back(serving.port());
    for (int time = 0; time < 10; ++time)
        EXPECT_LT(http::time_of_a_request(serving.port()), std::chrono::seconds(1));
    EXPECT_EQ(serving.end().code, 143);
}

TEST_F(Explore, SaysThatAPortIsTaken) {
    const Descriptor taken = listen_here(0);
    const std::string port = std::to_string(port_of(taken));
    const Outcome outcome = run({"explore", "--port", port});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.error, "queenreel: --port: " + port +
                                 " is in use by another program; choose another, or leave it out\n");
}

TEST_F(Explore, SaysThatAPortIsForAdministrators) {
    int first_for_all = 0;
    std::ifstream("/proc/sys/net/ipv4/ip_unprivileged_port_start") >> first_for_all;
    if (first_for_all <= 80)
        return;  // on this machine, all users may serve there
    const Folder folder;
    const Outcome outcome =
        run({.words = {"explore", "--port", "80"}, .folder = folder.path(), .prepare = [] {
                 alarm(60);
                 prctl(PR_CAPBSET_DROP, CAP_NET_BIND_SERVICE);
             }});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.error,
              "queenreel: --port: 80 is for administrators only; choose another, or leave it out\n");
}

TEST_F(Explore, UsesAnotherPortWhenTheDefaultIsTaken) {
    std::optional<Descriptor> taken;
    try {
        taken = listen_here(8092);
    } catch (const PortError&) {  // taken by another program
    }
    Serving first;
    EXPECT_NE(first.port(), 8092);
    EXPECT_EQ(http::ask(first.port()).status, 200);
    first.end();
}

TEST_F(Explore, ServesAtThePortThatIsAskedFor) {
    int port = 0;
    {
        const Descriptor free = listen_here(0);
        port = port_of(free);
    }
    Serving serving({"--port", std::to_string(port)});
    if (serving.port() == 0) {  // somebody took it meanwhile
        EXPECT_THAT(serving.end().error, HasSubstr("is in use by another program"));
        return;
    }
    EXPECT_EQ(serving.port(), port);
    EXPECT_EQ(http::ask(port).status, 200);
    serving.end();
}

TEST(ExploreInAnyBuild, RefusesOtherOptions) {
    const auto refused = [](const std::vector<std::string>& words, const std::string& message) {
        std::vector<std::string> all{"explore"};
        all.insert(all.end(), words.begin(), words.end());
        const Outcome outcome = run(all);
        EXPECT_EQ(outcome.code, 2) << message;
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.error, "queenreel: " + message + "\n");
    };
    refused({"21"}, "N: 21 is out of range; give a whole number from 1 to 20");
    refused({"8", "9"}, "9: N is already given; leave it out");
    refused({"8", "-o", "site/"},
            "N: a written page begins as its address says; leave it out, and add #n=8 to the page's address");
    refused({"8", "--place", "a1", "-o", "site/"},
            "N: a written page begins as its address says; leave it out, and add #mode=watch&n=8&place=a1 to "
            "the page's address");
    refused({"--block", "a1"},
            "--block: its squares depend on N; give it, such as queenreel explore 8 --place a1");
    refused({"--rule", "torus"},
            "--rule: its search depends on N; give it, such as queenreel explore 7 --rule torus");
    refused({"--rule", "superqueens"},
            "--rule: its search depends on N; give it, such as queenreel explore 10 --rule superqueens");
    refused({"6", "--place", "a1", "--block", "a1"},
            "--block: a1 is blocked and has a queen; give one of the two");
    refused({"--force"}, "--force: no file is written; add --output, or leave it out");
    refused({"-o", "site/", "--port", "8080"},
            "--port: nothing is served with --output; give only one of them");
    refused({"-o", "-", "--json"},
            "--json: standard output is used by --output -; write to a file, or leave out --json");
    refused({"--split"}, "--split: no file is written; add --output site/, or leave it out");
    for (const char* path : {"page.html", "-"})
        refused({"--split", "-o", path},
                "--split: the page becomes several files; give --output a folder, such as site/");
    for (const char* name : {"site", "page.svg", "html"})
        refused({"-o", name}, std::string("--output: ") + name + " does not end in .html; add it, or write " +
                                  name + "/ for a folder");
    for (const char* port : {"65536", "-1", "x"}) {
        const Outcome outcome = run({"explore", "--port", port});
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.error, StartsWith("queenreel: --port: "));
        EXPECT_THAT(outcome.error, HasSubstr("0 to 65535"));
    }
}

/// The files in a folder beside those that a page in it loads.
const std::vector<std::string> site_names{"explorer.png", "explorer.webmanifest", "icon.png", "index.html",
                                          "offline_worker.js"};

std::vector<std::string> in_folder(const Folder& folder, const std::string& name) {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder / name))
        found.push_back(entry.path().filename());
    std::ranges::sort(found);
    return found;
}

TEST_F(Explore, WritesASiteIntoAFolder) {
    const Folder folder;
    const auto explore = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"explore", "-o", "new/site/"};
        words.insert(words.end(), more.begin(), more.end());
        return run({.words = words, .folder = folder.path()});
    };
    const Outcome first = explore({});
    EXPECT_EQ(first.code, 0) << first.error;
    EXPECT_EQ(first.output + first.error, "");
    EXPECT_EQ(in_folder(folder, "new/site"), site_names);
    const std::string page = read_file(folder / "new/site/index.html");
    EXPECT_THAT(page, HasSubstr("<meta property=\"og:image\" content=\"explorer.png\">"));
    EXPECT_LE(page.size(), 520'000U);
    const auto manifest = nlohmann::json::parse(read_file(folder / "new/site/explorer.webmanifest"));
    EXPECT_EQ(manifest["start_url"], "./");
    EXPECT_EQ(manifest["icons"][0]["src"], "icon.png");

    // If one of them exists, none is written.
    std::filesystem::remove(folder / "new/site/icon.png");
    std::ofstream(folder / "new/site/index.html") << "mine";
    std::filesystem::remove(folder / "new/site/explorer.png");
    std::filesystem::remove(folder / "new/site/offline_worker.js");
    std::filesystem::remove(folder / "new/site/explorer.webmanifest");
    const Outcome again = explore({});
    EXPECT_EQ(again.code, 1);
    EXPECT_EQ(again.error, "queenreel: new/site/index.html: exists; give --force to replace it\n");
    EXPECT_THAT(in_folder(folder, "new/site"), ElementsAre("index.html"));
    EXPECT_EQ(read_file(folder / "new/site/index.html"), "mine");

    const Outcome forced = explore({"--force", "--json"});
    EXPECT_EQ(forced.code, 0) << forced.error;
    const auto answer = nlohmann::json::parse(forced.output);
    EXPECT_EQ(answer["files"].size(), site_names.size());
    EXPECT_EQ(answer["files"].back(), "new/site/index.html");
    EXPECT_EQ(read_file(folder / "new/site/index.html"), page);
    EXPECT_EQ(in_folder(folder, "new/site"), site_names);
}

// Law: the worker names every file that the page runs with, by its hash, so that a changed page has a changed
// worker.
TEST_F(Explore, GivesASiteAWorkerOfItsVersion) {
    const Folder folder;
    std::vector<std::string> workers;
    for (const bool split : {false, true}) {
        const std::string site = split ? "split/" : "whole/";
        std::vector<std::string> words{"explore", "-o", site};
        if (split)
            words.emplace_back("--split");
        ASSERT_EQ(run({.words = words, .folder = folder.path()}).code, 0);
        workers.push_back(read_file(folder / (site + "offline_worker.js")));
        for (const std::string& name : in_folder(folder, site))
            if (name != "offline_worker.js" && name != "explorer.png") {
                const std::string hash = sha256(read_file(folder / (site + name)));
                EXPECT_THAT(workers.back(),
                            HasSubstr("\"" + (name == "index.html" ? "" : name) + "\":\"" + hash + "\""));
            }
        EXPECT_THAT(workers.back(), Not(HasSubstr("{{")));
    }
    EXPECT_NE(workers[0], workers[1]);
}

TEST_F(Explore, WritesThePageWhereverItIsAskedTo) {
    const Folder folder;
    std::filesystem::create_directory(folder / "here");
    const auto written = [&](const std::string& path) {
        const Outcome outcome = run({.words = {"explore", "-o", path}, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        return outcome.output;
    };
    EXPECT_EQ(written("here"), "");
    EXPECT_EQ(written("page.html"), "");
    EXPECT_EQ(in_folder(folder, "here"), site_names);
    EXPECT_TRUE(read_file(folder / "page.html") == explorer_page());
    EXPECT_TRUE(written("-") == explorer_page());
}

TEST_F(Explore, SpeaksEveryLanguage) {
    for (const Language& language : languages()) {
        const std::string name(language.name);
        const Outcome outcome = run({"explore", "--lang", name, "-o", "-"});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_THAT(outcome.output, HasSubstr("<html lang=\"" + name + "\""));
        EXPECT_LE(outcome.output.size(), 520'000U) << name;
    }
    EXPECT_EQ(run({"explore", "--lang", "de,en", "-o", "-"}).error,
              "queenreel: --lang: a single file speaks one language; name one, or give --output a folder, "
              "such as site/\n");
    EXPECT_THAT(run({"explore", "--lang", "xx"}).error, HasSubstr("--lang: there is no 'xx'"));
}

TEST_F(Explore, WritesASiteInSeveralLanguages) {
    for (const std::string form : {"", "--split"}) {
        const Folder folder;
        std::vector<std::string> words{"explore", "--lang", "de,ar,en", "-o", "site/", "--json"};
        if (!form.empty())
            words.push_back(form);
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        ASSERT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(nlohmann::json::parse(outcome.output)["files"].back(), "site/index.html");
        for (const auto& [file, tag] : {std::pair("index.html", "de\" dir=\"ltr"),
                                        {"ar.html", "ar\" dir=\"rtl"},
                                        {"en.html", "en\" dir"}})
            EXPECT_THAT(read_file(folder / (std::string("site/") + file)),
                        HasSubstr(std::string("<html lang=\"") + tag));
        for (const char* file : {"ar.html", "en.html", "icon.png"})
            EXPECT_THAT(read_file(folder / "site/offline_worker.js"),
                        HasSubstr(std::string("\"") + file + "\":"));
    }
}

TEST_F(Explore, LeavesNothingWhereThePageCannotBeWritten) {
    const Folder folder;
    const Outcome outcome =
        run({.words = {"explore", "-o", "page.html"}, .folder = folder.path(), .prepare = [] {
                 const rlimit small{10'000, 10'000};
                 setrlimit(RLIMIT_FSIZE, &small);
                 std::signal(SIGXFSZ, SIG_IGN);
             }});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.error, HasSubstr("page.html: file too large"));
    EXPECT_THAT(folder.names(), IsEmpty());
    const Outcome nowhere = run({"explore", "-o", "missing/page.html"});
    EXPECT_EQ(nowhere.code, 1);
    EXPECT_EQ(nowhere.error,
              "queenreel: missing/page.html: folder missing does not exist; create it first\n");
}

TEST_F(Explore, WritesThePageAsFilesThatAppearTogether) {
    const Folder folder;
    const auto explore = [&](std::vector<std::string> more, void (*prepare)() = nullptr) {
        std::vector<std::string> words{"explore", "--split", "-o", "site/"};
        words.insert(words.end(), more.begin(), more.end());
        return run({.words = words, .folder = folder.path(), .prepare = prepare});
    };
    const std::vector<std::string> files{"explorer.css",         "explorer.js",   "explorer.png",
                                         "explorer.webmanifest", "icon.png",      "index.html",
                                         "offline_worker.js",    "queenreel.wasm"};
    const auto names = [&] { return in_folder(folder, "site"); };
    const Outcome full = explore({}, [] {
        const rlimit small{200'000, 200'000};  // the engine is larger, the others are not
        setrlimit(RLIMIT_FSIZE, &small);
        std::signal(SIGXFSZ, SIG_IGN);
    });
    EXPECT_EQ(full.code, 1);
    EXPECT_THAT(full.error, HasSubstr("site/queenreel.wasm: file too large"));
    EXPECT_THAT(names(), IsEmpty());

    const Outcome first = explore({"--json"});
    EXPECT_EQ(first.code, 0) << first.error;
    EXPECT_EQ(names(), files);
    std::size_t bytes = 0;
    for (const std::string& name : files)
        bytes += read_file(folder / ("site/" + name)).size();
    const auto answer = nlohmann::json::parse(first.output);
    EXPECT_EQ(answer["files"].size(), files.size());
    EXPECT_EQ(answer["files"].back(), "site/index.html");
    EXPECT_EQ(answer["bytes"], bytes);
    const std::string page = read_file(folder / "site/index.html");
    EXPECT_THAT(page, HasSubstr("script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"));
    EXPECT_THAT(page, Not(HasSubstr("<style")));
    EXPECT_THAT(page, Not(HasSubstr(" style=")));
    EXPECT_THAT(read_file(folder / "site/queenreel.wasm"), StartsWith(std::string("\0asm", 4)));

    // If one of them exists, none is written.
    for (const char* name : {"explorer.js", "explorer.css", "explorer.png", "explorer.webmanifest",
                             "icon.png", "offline_worker.js"})
        std::filesystem::remove(folder / (std::string("site/") + name));
    std::ofstream(folder / "site/queenreel.wasm") << "mine";
    const Outcome again = explore({});
    EXPECT_EQ(again.code, 1);
    EXPECT_EQ(again.error, "queenreel: site/queenreel.wasm: exists; give --force to replace it\n");
    EXPECT_THAT(names(), ElementsAre("index.html", "queenreel.wasm"));
    EXPECT_EQ(explore({"--force"}).code, 0);
    EXPECT_EQ(names(), files);
    EXPECT_EQ(read_file(folder / "site/index.html"), page);
}

TEST(ExploreInAnyBuild, WritesThePageOrSaysThatThereIsNone) {
    for (const char* output : {"x.html", "site/"}) {
        const Folder folder;
        const Outcome outcome = run({.words = {"explore", "-o", output}, .folder = folder.path()});
        if (has_page_engine()) {
            EXPECT_EQ(outcome.code, 0) << outcome.error;
            continue;
        }
        EXPECT_EQ(outcome.code, 3);
        EXPECT_THAT(outcome.error, StartsWith("queenreel: explore: this build has no engine"));
        EXPECT_THAT(folder.names(), IsEmpty());
        EXPECT_EQ(run({"explore"}).code, 3);
    }
}

}  // namespace
}  // namespace queenreel::test
