#pragma once

/// Calls a macro with the tag of each language that has catalogs: those that CMake links.
#define QUEENREEL_TRANSLATIONS(each) each(de) each(fr) each(es) each(pt) each(it) each(zh) each(ja) each(ar)
