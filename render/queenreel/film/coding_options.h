#pragma once

#include <array>

#include "queenreel/film/format.h"

// The libav options of each codec, and the measurements behind them.

namespace queenreel {

/// x264's settings, tuned on 92 boards at 1080×1080.
///
/// `qp` gives all pictures the same quality, however long they are held; x264's default `crf` would spend
/// bits by duration. `chromaoffset` preserves the color of flat squares, where some 20 in 100,000 pixels are
/// more than 3 levels off; it costs 8 % in size. B-frames, lookahead and weights gain nothing on boards, and
/// without B-frames a film starts at 0. The bytes are the same on every processor.
inline constexpr std::array x264_options{
    LibavOption{"motion-est", "umh"},
    LibavOption{"bf", "0"},
    LibavOption{"weightp", "none"},
    LibavOption{"rc-lookahead", "0"},
    LibavOption{"mbtree", "0"},
    LibavOption{"chromaoffset", "-4"},
    LibavOption{"sc_threshold", "0"},
    LibavOption{"x264-params", "keyint=infinite:sync-lookahead=0:no-deblock=1:cpu-independent=1"},
};

/// From one board to the next, queens move along their rows, unchanged. `umh` searches along a block's row
/// and column; 512 pixels, the limit of most levels, let it find the queen's previous place. That takes a
/// seventh of the bytes of x264's default of 16 pixels, which codes every queen again. Queens were at whole
/// pixels in the previous picture: finer steps and another reference picture (`subq` 2, `refs` 2) would save
/// 14 % of the bytes of the 14,200 boards of n = 12 and take 40 % longer. With a key frame every 24 pictures,
/// the 92 boards take 272 kB; every 12, 430 kB.
inline constexpr std::array x264_boards{LibavOption{"me_range", "512"}, LibavOption{"subq", "0"},
                                        LibavOption{"refs", "1"}};

/// In a scene, where little moves far, that search takes most of the time. 317 pictures of eight queens,
/// 1080×1080, a key frame every 48: 9.0 s and 4.0 MB with 512 pixels, 3.9 s and 4.7 MB with 96, 3.5 s and 6.6
/// MB with 16. A key frame takes 130 kB, and every third picture there is a solution, which starts a chapter.
/// A key frame at each would make 17 MB, so a chapter gets its own only if it begins some pictures after the
/// last: 5.2 MB with 24. In a search of 75 s at 1920×1080 and 60 pictures a second, which has more motion,
/// key frames every 2 s take two thirds of 9.4 MB; every 5 s makes 5.8 MB.
inline constexpr std::array x264_scene{LibavOption{"me_range", "96"}, LibavOption{"subq", "2"},
                                       LibavOption{"refs", "2"}};

inline constexpr std::array x264_draft{LibavOption{"qp", "20"}, LibavOption{"subq", "0"},
                                       LibavOption{"refs", "1"}, LibavOption{"trellis", "0"},
                                       LibavOption{"partitions", "none"}};
inline constexpr std::array x264_balanced{LibavOption{"qp", "16"}, LibavOption{"trellis", "0"},
                                          LibavOption{"mixed-refs", "0"}};
inline constexpr std::array x264_best{LibavOption{"qp", "10"}, LibavOption{"subq", "4"},
                                      LibavOption{"refs", "4"}, LibavOption{"trellis", "2"},
                                      LibavOption{"partitions", "all"}};
inline constexpr std::array x264_qualities{Quality{"draft", x264_draft}, Quality{"balanced", x264_balanced},
                                           Quality{"best", x264_best}};

inline constexpr std::array mp4_options{LibavOption{"movflags", "+faststart"},
                                        LibavOption{"use_editlist", "0"}};

/// libvpx codes each picture at once: lookahead and hidden reference pictures gain nothing on boards. It is
/// told a rate of one picture per second: from 30 on, 92 boards of 1080 pixels take six times as long, 9 s of
/// processor time instead of 1.4, and are 5 % smaller. A constant quantizer gives constant quality, like `qp`
/// above. The number of tile columns, the only units that threads share, depends on the width alone, and so
/// do the bytes.
inline constexpr std::array vp9_options{
    LibavOption{"deadline", "good"},       LibavOption{"lag-in-frames", "0"},
    LibavOption{"auto-alt-ref", "0"},      LibavOption{"row-mt", "0"},
    LibavOption{"tile-columns", "2"},      LibavOption{"b", "0"},
    LibavOption{"frame-parallel", "0"},    LibavOption{"g", "9999"},
    LibavOption{"tune-content", "screen"},
};
inline constexpr std::array vp9_draft{LibavOption{"cpu-used", "5"}, LibavOption{"crf", "18"},
                                      LibavOption{"qmin", "18"}, LibavOption{"qmax", "18"}};
inline constexpr std::array vp9_balanced{LibavOption{"cpu-used", "5"}, LibavOption{"crf", "8"},
                                         LibavOption{"qmin", "8"}, LibavOption{"qmax", "8"}};
inline constexpr std::array vp9_best{LibavOption{"cpu-used", "2"}, LibavOption{"crf", "2"},
                                     LibavOption{"qmin", "2"}, LibavOption{"qmax", "2"}};
inline constexpr std::array vp9_qualities{Quality{"draft", vp9_draft}, Quality{"balanced", vp9_balanced},
                                          Quality{"best", vp9_best}};

/// Formats with a palette are lossless: all quality names mean the same.
inline constexpr std::array exact_qualities{Quality{"draft", {}}, Quality{"balanced", {}},
                                            Quality{"best", {}}};

/// Each picture is coded separately, with the same quantizer for all and 16 bits of lossless alpha: 92 boards
/// of 1080 pixels take 13, 19 and 26 MB. Keynote, Final Cut Pro, iMovie, DaVinci Resolve and Premiere
/// composite such a film over what is below it. Even at a constant rate, a picture is one packet, held for a
/// whole number of frames: no picture refers to another, so repeating it would repeat all of its bytes, 425
/// MB at 30 frames a second.
inline constexpr std::array prores_options{LibavOption{"profile", "4444"}, LibavOption{"vendor", "apl0"},
                                           LibavOption{"alpha_bits", "16"}, LibavOption{"flags", "+qscale"}};
inline constexpr std::array prores_draft{
    LibavOption{"global_quality", "1416"}};  // quantizers × FF_QP2LAMBDA:
inline constexpr std::array prores_balanced{LibavOption{"global_quality", "472"}};  // 12, 4 and 1
inline constexpr std::array prores_best{LibavOption{"global_quality", "118"}};
inline constexpr std::array prores_qualities{
    Quality{"draft", prores_draft}, Quality{"balanced", prores_balanced}, Quality{"best", prores_best}};

/// libaom codes each picture at once, like libvpx above, and is tuned for drawings: 92 boards of 1080 pixels
/// take 193 kB, 397 as H.264 and 1,026 as VP9, and 20 s. In a scene, one step less of effort is twice as fast
/// and 16 % larger. `realtime` would take 3 s and leave traces of queens' edges behind. The bytes are the
/// same for any number of threads and on every processor.
inline constexpr std::array av1_options{
    LibavOption{"usage", "good"}, LibavOption{"lag-in-frames", "0"},
    LibavOption{"row-mt", "0"},   LibavOption{"b", "0"},
    LibavOption{"g", "9999"},     LibavOption{"aom-params", "tune-content=screen"},
};
inline constexpr std::array av1_boards{LibavOption{"cpu-used", "5"}};
inline constexpr std::array av1_scene{LibavOption{"cpu-used", "6"}};
inline constexpr std::array av1_draft{LibavOption{"crf", "24"}, LibavOption{"qmin", "24"},
                                      LibavOption{"qmax", "24"}};
inline constexpr std::array av1_balanced{LibavOption{"crf", "10"}, LibavOption{"qmin", "10"},
                                         LibavOption{"qmax", "10"}};
inline constexpr std::array av1_best{LibavOption{"crf", "4"}, LibavOption{"qmin", "4"},
                                     LibavOption{"qmax", "4"}};
inline constexpr std::array av1_qualities{Quality{"draft", av1_draft}, Quality{"balanced", av1_balanced},
                                          Quality{"best", av1_best}};

}  // namespace queenreel
