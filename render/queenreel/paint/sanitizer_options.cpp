// Linked into programs that draw, in builds with sanitizers only: silences reports about libraries that are
// not faults.

// Memory that libraries keep until the process ends is not reported as leaked. fontconfig keeps font data
// behind pointers that cannot be traced; cairo's SVG surface (1.16) keeps a reference to each recording
// painted on it, and copies of those painted in groups. The libraries have no frame pointers, so suppressions
// can only name whole libraries; this room's own cairo objects are in a CairoContext or CairoSurface.

extern "C" const char* __lsan_default_options() {
    return "print_suppressions=0";
}

extern "C" const char* __lsan_default_suppressions() {
    return "leak:libfontconfig.so\nleak:libcairo.so";
}

// Data that libraries share between threads is guarded with atomic operations and, in GLib, with its own
// locks. The libraries are built without ThreadSanitizer, which sees their copies and comparisons, but not
// those guards.
extern "C" const char* __tsan_default_suppressions() {
    return "race:libcairo.so\nrace:libfontconfig.so\nrace:libglib-2.0.so\nrace:libgobject-2.0.so\n"
           "race:libharfbuzz.so\nrace:libpango";
}
