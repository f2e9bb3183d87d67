#include <fcntl.h>
#include <gtest/gtest.h>

#include <string>

#include "queenreel/confined/child.h"

namespace queenreel {
namespace {

// Law: where processes cannot be confined, no file is read.
TEST(Elsewhere, AFileIsRefusedAndNotReadUnconfined) {
    const Descriptor file(::open("/dev/zero", O_RDONLY | O_CLOEXEC));
    ASSERT_GE(file.number(), 0);
    ConfinedChild child([] {},
                        [](int, std::string_view, const ChildReporter& reporter) { reporter.send("read"); });
    for (int again = 0; again < 2; ++again) {
        std::string said;
        try {
            child.ask(file.number(), "read it", [&](std::string_view message) { said += message; });
            ADD_FAILURE() << "it was done";
        } catch (const ChildError& error) {
            EXPECT_EQ(error.end, ChildEnd::unconfined) << error.what();
        }
        EXPECT_EQ(said, "");
    }
}

}  // namespace
}  // namespace queenreel
