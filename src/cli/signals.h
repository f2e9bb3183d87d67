#pragma once

namespace queenreel {

/// Has SIGINT, SIGTERM and SIGHUP set a flag instead of ending the program, except those that were ignored from
/// the start (nohup, background jobs), and ignores SIGPIPE. The same signal again, a second or more after the
/// first, ends the program at once.
void catch_signals();

/// Throws Interrupted when a signal has come. Cheap enough for every frame and every solution.
void check_interrupted();

/// Whether a signal has come.
bool interrupted();

}  // namespace queenreel
