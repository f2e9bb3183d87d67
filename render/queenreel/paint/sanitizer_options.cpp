// Linked into programs that draw, only in builds with sanitizers: what the libraries do that looks like a
// fault and is none.

// What they keep until the process ends is not reported. fontconfig keeps what it knows of fonts, behind
// pointers that cannot be followed; cairo's SVG surface (1.16) a reference to each recording it was painted
// with, and copies of those that are painted in groups. The libraries have no frame pointers, so no more than
// a library can be named; what this room takes from cairo is in a CairoContext or CairoSurface.

extern "C" const char* __lsan_default_options() {
    return "print_suppressions=0";
}

extern "C" const char* __lsan_default_suppressions() {
    return "leak:libfontconfig.so\nleak:libcairo.so";
}

// What they share between threads they guard with atomic operations and, as GLib, with locks of their own.
// They are built without ThreadSanitizer, which sees what they copy and compare, and not those.
extern "C" const char* __tsan_default_suppressions() {
    return "race:libcairo.so\nrace:libfontconfig.so\nrace:libglib-2.0.so\nrace:libgobject-2.0.so\n"
           "race:libharfbuzz.so\nrace:libpango";
}
