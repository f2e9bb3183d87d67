#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "drawing.h"

namespace queenreel::test {

/// A picture of a film and how long it is shown.
struct Shot {
    Image image;
    std::chrono::milliseconds length{1000};
};

/// How the tests' films are coded.
struct Coding {
    int fps = 0;       ///< a constant rate; 0: each shot once, with its time
    int b_frames = 0;  ///< MP4
    int crf = 23;      ///< MP4: quality
};

/// A folder of its own that is removed at the end.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

std::string read_bytes(const std::string& path);
void write_bytes(const std::string& path, const std::string& bytes);

/// Writes a PNG, H.264 in MP4, or in MOV if the name says so, VP9 in WebM, a GIF and an animated PNG by
/// libav, and an animated WebP of lossy pictures by libwebpmux. Odd sides of H.264 and VP9 films are padded
/// by one pixel.
void write_png(const std::string& path, const Image& image);
void write_mp4(const std::string& path, const std::vector<Shot>& shots, const Coding& coding = {});
void write_webm(const std::string& path, const std::vector<Shot>& shots);
void write_apng(const std::string& path, const std::vector<Shot>& shots);
void write_webp(const std::string& path, const std::vector<Shot>& shots);
void write_y4m(const std::string& path, const std::vector<Shot>& shots);
void write_gif(const std::string& path, const std::vector<Shot>& shots);

/// An AVIF with color at half the resolution and a WebP, each one lossy picture, by their libraries; a high
/// `quantizer`, of 0 … 63, codes an AVIF coarsely.
void write_avif(const std::string& path, const Image& image, int quantizer);
void write_still_webp(const std::string& path, const Image& image);

/// A PNG, and VP9 in WebM, that show the page where `image` has the color `clear`.
void write_clear_png(const std::string& path, const Image& image, const Rgb& clear);
void write_clear_webm(const std::string& path, const std::vector<Shot>& shots, const Rgb& clear);

/// One shot per board.
std::vector<Shot> shots_of(const std::vector<Board>& boards, const Style& style,
                           std::chrono::milliseconds length = std::chrono::milliseconds(1000));

}  // namespace queenreel::test
