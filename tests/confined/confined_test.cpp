// A child that touches anything but its own memory and the file handed over dies, and its attempt has no
// effect.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <thread>
#include <vector>

#include "queenreel/confined/child.h"
#include "queenreel/confined/confine.h"
#include "secret.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

TEST(Confined, ReadsItsFileAndAnswers) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int file, std::string_view request, const ChildReporter& reporter) {
                            std::array<char, 16> bytes{};
                            const ssize_t count = ::read(file, bytes.data(), bytes.size());
                            reporter.send(std::string(request) + " " +
                                          std::string(bytes.data(), static_cast<std::size_t>(count)));
                            std::thread([&] { reporter.send("from a thread"); }).join();
                            reporter.send(std::string(1 << 20, 'x'));
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

/// Both ends of a pipe, the reading end first.
std::array<Descriptor, 2> a_pipe() {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

// One child waits for input while another is asked and answers.
TEST(Confined, RunsTwoAtATime) {
    const auto echo = [](int file, std::string_view, const ChildReporter& reporter) {
        char byte = 0;
        if (::read(file, &byte, 1) == 1)
            reporter.send({&byte, 1});
    };
    ConfinedChild first([] {}, echo);
    ConfinedChild second([] {}, echo);
    const auto [first_out, first_in] = a_pipe();
    const auto [second_out, second_in] = a_pipe();
    first.begin(first_out.number(), "");
    second.begin(second_out.number(), "");
    std::string said;
    const auto note = [&](std::string_view message) { said += message; };
    ASSERT_EQ(::write(second_in.number(), "2", 1), 1);
    second.finish(note);
    ASSERT_EQ(::write(first_in.number(), "1", 1), 1);
    first.finish(note);
    EXPECT_EQ(said, "21");
}

TEST(Confined, ReportsWhyItRefuses) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int, std::string_view request, const ChildReporter& reporter) {
                            reporter.send("begun");
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

// Libraries write to standard error when memory runs out, both while loading and later.
TEST(Confined, SaysNothingByItself) {
    const Secret secret;
    const auto say = [] { EXPECT_EQ(::write(STDERR_FILENO, "lost", 4), 4); };
    ConfinedChild child([=] { say(); }, [=](int, std::string_view, const ChildReporter&) { say(); });
    testing::internal::CaptureStderr();
    child.ask(secret.open().number(), "", [](std::string_view) {});
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Confined, HasNoOtherOpenFile) {
    const Secret secret;
    const Descriptor open = secret.open();  // without closing on exec or fork
    std::string said;
    ConfinedChild child(
        [] {},
        [](int file, std::string_view, const ChildReporter& reporter) {
            for (int number = 0; number < 1024; ++number) {
                char byte = 0;
                if (number != file && number != talk_descriptor && ::read(number, &byte, 1) > 0)
                    reporter.send("reads " + std::to_string(number));
            }
        });
    child.ask(open.number(), "", [&](std::string_view message) { said += message; });
    EXPECT_EQ(said, "");
}

TEST(Confined, CannotWriteToItsFile) {
    const Secret secret;
    const Descriptor writable(::open(secret.path().c_str(), O_RDWR | O_CLOEXEC));
    ConfinedChild child([] {},
                        [](int file, std::string_view, const ChildReporter&) {
                            [[maybe_unused]] const ssize_t count = ::write(file, "spoilt", 6);
                        });
    EXPECT_THROW(child.ask(writable.number(), "", [](std::string_view) {}), ChildError);
    EXPECT_TRUE(secret.is_untouched());
}

// The child also has the heaps of the parent's threads. When it gives back memory of such a heap, the C
// library once looks into a system file, which would be the child's end.
TEST(Confined, GivesMemoryOfAThreadBack) {
    const auto take_and_give = [](int count) {
        std::vector<std::unique_ptr<char[]>> blocks;
        for (int i = 0; i < count; ++i)
            blocks.push_back(std::make_unique<char[]>(1'000));
    };
    std::thread(take_and_give, 1).join();
    const auto work = [&](int, std::string_view, const ChildReporter&) {
        std::thread(take_and_give, 4'000).join();
    };
    EXPECT_EQ(end_of(work), std::nullopt);
}

TEST(Confined, EndsWhenItTakesTooLong) {
    const ChildLimits limits{.processor = 200ms, .waiting = 500ms};
    EXPECT_EQ(end_of(
                  [](int, std::string_view, const ChildReporter&) {
                      const volatile bool busy = true;
                      while (busy) {
                      }
                  },
                  limits),
              ChildEnd::time);
    EXPECT_EQ(
        end_of([](int, std::string_view, const ChildReporter&) { std::this_thread::sleep_for(1h); }, limits),
        ChildEnd::time);
}

TEST(Confined, MayTakeLongWhileItReportsProgress) {
    const ChildLimits limits{.processor = 10s, .waiting = 600ms};
    EXPECT_EQ(end_of(
                  [](int, std::string_view, const ChildReporter& reporter) {
                      for (int i = 0; i < 15; ++i) {
                          std::this_thread::sleep_for(100ms);
                          reporter.alive();
                      }
                  },
                  limits),
              std::nullopt);
}

TEST(Confined, KillsAChildThatClosesItsChannel) {
    EXPECT_EQ(end_of([](int, std::string_view, const ChildReporter&) {
                  ::close(talk_descriptor);
                  std::this_thread::sleep_for(1h);
              }),
              ChildEnd::crashed);
}

TEST(Confined, KillsAChildThatBreaksTheProtocol) {
    EXPECT_EQ(end_of([](int, std::string_view, const ChildReporter&) {
                  [[maybe_unused]] const ssize_t count = ::write(talk_descriptor, "m\xFF\xFF\xFF\xFF", 5);
                  std::this_thread::sleep_for(1h);
              }),
              ChildEnd::crashed);
    EXPECT_EQ(end_of([](int, std::string_view, const ChildReporter&) {
                  [[maybe_unused]] const ssize_t count = ::write(talk_descriptor, "?\0\0\0\0", 5);
                  std::this_thread::sleep_for(1h);
              }),
              ChildEnd::crashed);
}

TEST(Confined, StaysWithinItsMemoryLimit) {
    const auto take = [](std::size_t bytes) {
        return end_of(
            [=](int, std::string_view, const ChildReporter&) {
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

TEST(Confined, ReportsTheSignalOfACrash) {
    const Secret secret;
    ConfinedChild child([] {},
                        [](int, std::string_view request, const ChildReporter&) {
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

TEST(Confined, ReplacesAChildKilledBetweenRequests) {
    const Secret secret;
    ConfinedChild child(
        [] {}, [](int, std::string_view request, const ChildReporter& reporter) { reporter.send(request); });
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
                        [](int, std::string_view request, const ChildReporter& reporter) {
                            reporter.send(request);
                            reporter.send("late");
                        });
    EXPECT_THROW(child.ask(secret.open().number(), "first",
                           [](std::string_view) { throw std::logic_error("enough"); }),
                 std::logic_error);
    std::string said;
    child.ask(secret.open().number(), "second ", [&](std::string_view message) { said += message; });
    EXPECT_EQ(said, "second late");
}

/// The number of a process, as told through a pipe.
pid_t told_process(int end) {
    pid_t process = 0;
    return ::read(end, &process, sizeof process) == sizeof process ? process : 0;
}

// When a parent is killed, its child is handed to this process, which waits for it.
TEST(Confined, DiesWithItsParent) {
    ASSERT_EQ(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
    for (const int how : {SIGKILL, SIGTERM}) {
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
        const pid_t parent = fork();
        if (parent == 0) {
            const Secret secret;
            ConfinedChild child([] {},
                                [](int, std::string_view request, const ChildReporter& reporter) {
                                    reporter.send("at work");
                                    while (request == "work")
                                        std::this_thread::sleep_for(1ms);
                                });
            child.ask(secret.open().number(), "", [](std::string_view) {});
            const pid_t process = child.process();
            std::error_code ignored;
            fs::remove_all(fs::path(secret.path()).parent_path(), ignored);
            const Descriptor nothing(::open("/dev/null", O_RDONLY));
            // Only once it works: while it waits for work, it ends by itself when nobody can give it any.
            child.ask(nothing.number(), "work", [&](std::string_view) {
                [[maybe_unused]] const ssize_t count = ::write(ends[1], &process, sizeof process);
            });
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

}  // namespace
}  // namespace queenreel
