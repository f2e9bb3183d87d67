// A child that gets at anything but its own memory and the file handed over dies, and what it tried is not
// done.

#include <arpa/inet.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <optional>
#include <thread>

#include "confined/child.h"
#include "confined/confine.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// A file with a word in it, in a folder of its own that is removed at the end.
class Secret {
  public:
    Secret() {
        std::string name = (fs::temp_directory_path() / "queenreel-confined-XXXXXX").string();
        if (!mkdtemp(name.data()))
            throw std::runtime_error("no temporary folder");
        folder_ = name;
        std::ofstream(path()) << "secret";
    }
    ~Secret() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;

    std::string path() const { return (folder_ / "secret").string(); }
    std::string other() const { return (folder_ / "other").string(); }
    Descriptor open() const { return Descriptor(::open(path().c_str(), O_RDONLY | O_CLOEXEC)); }

    /// Nothing but the word, and nothing beside it.
    bool is_untouched() const {
        std::string word;
        std::ifstream(path()) >> word;
        return word == "secret" && std::distance(fs::directory_iterator(folder_), {}) == 1;
    }

  private:
    fs::path folder_;
};

/// How a child that does `work` ends; nothing when it answers "done".
std::optional<ChildEnd> end_of(const ConfinedChild::Work& work, const ChildLimits& limits = {}) {
    const Secret secret;
    ConfinedChild child([] {}, work, limits);
    std::string said;
    try {
        child.ask(secret.open().number(), "", [&](std::string_view message) { said += message; });
    } catch (const ChildError& error) {
        return error.end;
    }
    return std::nullopt;
}

TEST(Confined, ReadsTheFileItIsHandedAndAnswers) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int file, std::string_view request, const ChildVoice& voice) {
                            std::array<char, 16> bytes{};
                            const ssize_t count = ::read(file, bytes.data(), bytes.size());
                            voice.say(std::string(request) + " " +
                                      std::string(bytes.data(), static_cast<std::size_t>(count)));
                            std::thread([&] { voice.say("from a thread"); }).join();
                            voice.say(std::string(1 << 20, 'x'));
                        });
    const auto ask = [&](const std::string& request) {
        std::vector<std::string> said;
        child.ask(secret.open().number(), request,
                  [&](std::string_view message) { said.emplace_back(message); });
        return said;
    };
    const std::string long_one(1 << 20, 'x');
    EXPECT_THAT(ask("first:"), testing::ElementsAre("first: secret", "from a thread", long_one));
    const pid_t process = child.process();
    EXPECT_THAT(ask("again:"), testing::ElementsAre("again: secret", "from a thread", long_one));
    EXPECT_EQ(child.process(), process) << "one child serves many";
}

TEST(Confined, TellsWhyItRefuses) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int, std::string_view request, const ChildVoice& voice) {
                            voice.say("begun");
                            if (request == "odd")
                                throw std::runtime_error("it is odd");
                        });
    std::string said;
    const auto note = [&](std::string_view message) { said += message; };
    try {
        child.ask(secret.open().number(), "odd", note);
        ADD_FAILURE() << "not refused";
    } catch (const ChildError& error) {
        EXPECT_EQ(error.end, ChildEnd::refused);
        EXPECT_STREQ(error.what(), "it is odd");
    }
    const pid_t process = child.process();
    child.ask(secret.open().number(), "even", note);
    EXPECT_EQ(said, "begunbegun");
    EXPECT_EQ(child.process(), process) << "a refusal is no death";
}

/// Something a confined child must not do, with a path outside of it.
struct Attempt {
    const char* name;
    void (*make)(const Secret& secret);
};

sockaddr_in local_port() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(9);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

const std::vector<Attempt>& attempts() {
    static const std::vector<Attempt> all{
        {"ReadsAFile", [](const Secret& secret) { ::open(secret.path().c_str(), O_RDONLY); }},
        {"ReadsPasswords", [](const Secret&) { std::ifstream("/etc/passwd").get(); }},
        {"ReadsTheMemoryOfItsParent",
         [](const Secret&) { ::open(("/proc/" + std::to_string(getppid()) + "/mem").c_str(), O_RDONLY); }},
        {"WritesAFile",
         [](const Secret& secret) { ::open(secret.other().c_str(), O_WRONLY | O_CREAT, 0600); }},
        {"LooksAtAFile",
         [](const Secret& secret) {
             struct stat status{};
             ::stat(secret.path().c_str(), &status);
         }},
        {"RemovesAFile", [](const Secret& secret) { ::unlink(secret.path().c_str()); }},
        {"RenamesAFile",
         [](const Secret& secret) { ::rename(secret.path().c_str(), secret.other().c_str()); }},
        {"LinksAFile", [](const Secret& secret) { ::link(secret.path().c_str(), secret.other().c_str()); }},
        {"CutsAFile", [](const Secret& secret) { ::truncate(secret.path().c_str(), 0); }},
        {"ChangesItsMode", [](const Secret& secret) { ::chmod(secret.path().c_str(), 0); }},
        {"MakesAFolder", [](const Secret& secret) { ::mkdir(secret.other().c_str(), 0700); }},
        {"OpensASocket", [](const Secret&) { ::socket(AF_INET, SOCK_STREAM, 0); }},
        {"OpensALocalSocket", [](const Secret&) { ::socket(AF_UNIX, SOCK_STREAM, 0); }},
        {"Connects",
         [](const Secret&) {
             const sockaddr_in address = local_port();
             ::connect(talk_descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address);
         }},
        {"TracesItsParent", [](const Secret&) { ::ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr); }},
        {"WritesToTheMemoryOfItsParent",
         [](const Secret&) { ::syscall(SYS_process_vm_writev, getppid(), nullptr, 0, nullptr, 0, 0); }},
        {"KillsItsParent", [](const Secret&) { ::kill(getppid(), SIGTERM); }},
        {"KillsItsGroup", [](const Secret&) { ::kill(0, SIGTERM); }},
        {"Forks", [](const Secret&) { [[maybe_unused]] const pid_t process = ::fork(); }},
        {"LeavesItsSession", [](const Secret&) { ::setsid(); }},
        {"WantsToOutliveItsParent", [](const Secret&) { ::prctl(PR_SET_PDEATHSIG, 0); }},
        {"RunsAProgram",
         [](const Secret&) { ::execl("/bin/true", "true", static_cast<const char*>(nullptr)); }},
        {"MapsCode",
         [](const Secret&) {
             ::mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
         }},
        {"RaisesItsLimits",
         [](const Secret&) {
             const rlimit most{RLIM_INFINITY, RLIM_INFINITY};
             ::setrlimit(RLIMIT_AS, &most);
         }},
        {"ChangesTheTime",
         [](const Secret&) {
             const timespec time{};
             ::clock_settime(CLOCK_REALTIME, &time);
         }},
        {"ListensForInput", [](const Secret&) { ::syscall(SYS_io_uring_setup, 1, nullptr); }},
        {"MakesANameSpace", [](const Secret&) { ::unshare(CLONE_NEWUSER); }},
    };
    return all;
}

class EachAttempt : public testing::TestWithParam<Attempt> {};

// Law: what a confined child must not do kills it, and is not done.
TEST_P(EachAttempt, KillsAndIsNotDone) {
    const Secret secret;
    EXPECT_EQ(end_of([&](int, std::string_view, const ChildVoice&) { GetParam().make(secret); }),
              ChildEnd::forbidden);
    EXPECT_TRUE(secret.is_untouched());
}

// ... so also in a thread, which a library may have.
TEST_P(EachAttempt, KillsFromAThreadAsWell) {
    const Secret secret;
    EXPECT_EQ(end_of([&](int, std::string_view, const ChildVoice&) {
                  std::thread([&] { GetParam().make(secret); }).join();
              }),
              ChildEnd::forbidden);
    EXPECT_TRUE(secret.is_untouched());
}

INSTANTIATE_TEST_SUITE_P(Attempts, EachAttempt, testing::ValuesIn(attempts()),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(Confined, HasNoOtherOpenFile) {
    const Secret secret;
    const Descriptor open = secret.open();  // without closing on exec or fork
    std::string said;
    ConfinedChild child(
        [] {},
        [](int file, std::string_view, const ChildVoice& voice) {
            for (int number = 0; number < 1024; ++number) {
                char byte = 0;
                if (number != file && number != talk_descriptor && ::read(number, &byte, 1) > 0)
                    voice.say("reads " + std::to_string(number));
            }
        });
    child.ask(open.number(), "", [&](std::string_view message) { said += message; });
    EXPECT_EQ(said, "");
}

TEST(Confined, CannotWriteToTheFileItIsHanded) {
    const Secret secret;
    const Descriptor writable(::open(secret.path().c_str(), O_RDWR | O_CLOEXEC));
    ConfinedChild child([] {},
                        [](int file, std::string_view, const ChildVoice&) {
                            [[maybe_unused]] const ssize_t count = ::write(file, "spoilt", 6);
                        });
    EXPECT_THROW(child.ask(writable.number(), "", [](std::string_view) {}), ChildError);
    EXPECT_TRUE(secret.is_untouched());
}

TEST(Confined, EndsWhenItTakesTooLong) {
    const ChildLimits limits{.processor = 200ms, .waiting = 500ms};
    EXPECT_EQ(end_of(
                  [](int, std::string_view, const ChildVoice&) {
                      const volatile bool busy = true;
                      while (busy) {
                      }
                  },
                  limits),
              ChildEnd::time);
    EXPECT_EQ(
        end_of([](int, std::string_view, const ChildVoice&) { std::this_thread::sleep_for(1h); }, limits),
        ChildEnd::time);
}

TEST(Confined, MayTakeLongWhileItTellsThatItIsAtWork) {
    const ChildLimits limits{.processor = 10s, .waiting = 600ms};
    EXPECT_EQ(end_of(
                  [](int, std::string_view, const ChildVoice& voice) {
                      for (int i = 0; i < 15; ++i) {
                          std::this_thread::sleep_for(100ms);
                          voice.alive();
                      }
                  },
                  limits),
              std::nullopt);
}

TEST(Confined, ThatClosesItsChannelAndGoesOnIsKilled) {
    EXPECT_EQ(end_of([](int, std::string_view, const ChildVoice&) {
                  ::close(talk_descriptor);
                  std::this_thread::sleep_for(1h);
              }),
              ChildEnd::crashed);
}

TEST(Confined, ThatTalksNonsenseIsKilled) {
    EXPECT_EQ(end_of([](int, std::string_view, const ChildVoice&) {
                  [[maybe_unused]] const ssize_t count = ::write(talk_descriptor, "m\xFF\xFF\xFF\xFF", 5);
                  std::this_thread::sleep_for(1h);
              }),
              ChildEnd::crashed);
    EXPECT_EQ(end_of([](int, std::string_view, const ChildVoice&) {
                  [[maybe_unused]] const ssize_t count = ::write(talk_descriptor, "?\0\0\0\0", 5);
                  std::this_thread::sleep_for(1h);
              }),
              ChildEnd::crashed);
}

TEST(Confined, TakesNoMoreMemoryThanItMay) {
    const auto take = [](std::size_t bytes) {
        return end_of(
            [=](int, std::string_view, const ChildVoice&) {
                void* const block =
                    ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                if (block == MAP_FAILED)
                    throw std::bad_alloc();
            },
            {.memory = std::uint64_t{64} << 20});
    };
    EXPECT_EQ(take(std::size_t{32} << 20), std::nullopt);
    EXPECT_EQ(take(std::size_t{65} << 20), ChildEnd::memory);
}

TEST(Confined, ThatCrashesIsToldByItsSignal) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int, std::string_view request, const ChildVoice&) {
                            if (request == "crash") {
                                ::signal(SIGABRT, SIG_DFL);  // sanitizers have their own
                                std::abort();
                            }
                        });
    try {
        child.ask(secret.open().number(), "crash", [](std::string_view) {});
        ADD_FAILURE() << "it did not crash";
    } catch (const ChildError& error) {
        EXPECT_EQ(error.end, ChildEnd::crashed);
        EXPECT_STREQ(error.what(), "Aborted");
    }
    EXPECT_EQ(child.process(), 0);
    child.ask(secret.open().number(), "", [](std::string_view) {});
    EXPECT_GT(child.process(), 0) << "the next request has another child";
}

TEST(Confined, ThatWasKilledBetweenRequestsIsReplaced) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int, std::string_view request, const ChildVoice& voice) { voice.say(request); });
    std::string said;
    const auto note = [&](std::string_view message) { said += message; };
    child.ask(secret.open().number(), "one ", note);
    const pid_t first = child.process();
    ASSERT_EQ(kill(first, SIGKILL), 0);
    siginfo_t ended{};
    ASSERT_EQ(waitid(P_PID, static_cast<id_t>(first), &ended, WEXITED | WNOWAIT), 0);
    child.ask(secret.open().number(), "two", note);
    EXPECT_EQ(said, "one two");
    EXPECT_NE(child.process(), first);
}

TEST(Confined, AnswersToNoOneElseAfterAListenerThrew) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int, std::string_view request, const ChildVoice& voice) {
                            voice.say(request);
                            voice.say("late");
                        });
    EXPECT_THROW(child.ask(secret.open().number(), "first",
                           [](std::string_view) { throw std::logic_error("enough"); }),
                 std::logic_error);
    std::string said;
    child.ask(secret.open().number(), "second ", [&](std::string_view message) { said += message; });
    EXPECT_EQ(said, "second late");
}

/// The numbers of processes that it was told, a line each.
pid_t told_process(int end) {
    pid_t process = 0;
    return ::read(end, &process, sizeof process) == sizeof process ? process : 0;
}

// The child of a parent that is killed is handed to this process, which waits for it.
TEST(Confined, DiesWithItsParentHoweverThatEnds) {
    ASSERT_EQ(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
    for (const int how : {SIGKILL, SIGTERM}) {
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
        const pid_t parent = fork();
        if (parent == 0) {
            const Secret secret;
            ConfinedChild child([] {},
                                [](int, std::string_view request, const ChildVoice&) {
                                    while (request == "work")
                                        std::this_thread::sleep_for(1ms);
                                });
            child.ask(secret.open().number(), "", [](std::string_view) {});
            const pid_t process = child.process();
            std::error_code ignored;
            fs::remove_all(fs::path(secret.path()).parent_path(), ignored);
            [[maybe_unused]] const ssize_t count = ::write(ends[1], &process, sizeof process);
            const Descriptor nothing(::open("/dev/null", O_RDONLY));
            child.ask(nothing.number(), "work", [](std::string_view) {});
            _exit(0);
        }
        const pid_t process = told_process(ends[0]);
        ASSERT_GT(process, 0);
        ASSERT_EQ(kill(process, 0), 0) << "it lives";
        kill(parent, how);
        int status = 0;
        ASSERT_EQ(waitpid(parent, &status, 0), parent);
        ASSERT_EQ(waitpid(process, &status, 0), process);
        EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
        ::close(ends[0]);
        ::close(ends[1]);
    }
    prctl(PR_SET_CHILD_SUBREAPER, 0);
}

// Law: without the filter of system calls, Landlock alone keeps files closed.
TEST(Confined, LandlockAloneKeepsFilesClosed) {
    const Secret secret;
    const pid_t process = fork();
    if (process == 0) {
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        if (!deny_files())
            _exit(2);
        const bool read = ::open(secret.path().c_str(), O_RDONLY) >= 0;
        const bool removed = ::unlink(secret.path().c_str()) == 0;
        const bool made = ::mkdir(secret.other().c_str(), 0700) == 0;
        _exit(read || removed || made ? 1 : 0);
    }
    int status = 0;
    ASSERT_EQ(waitpid(process, &status, 0), process);
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == 2)
        GTEST_SKIP() << "this kernel has no Landlock";
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_TRUE(secret.is_untouched());
}

}  // namespace
}  // namespace queenreel
