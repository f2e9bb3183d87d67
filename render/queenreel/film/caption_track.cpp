#include "queenreel/film/caption_track.h"

#include <algorithm>
#include <climits>
#include <new>

#include "queenreel/base/xml.h"
#include "queenreel/io/stream.h"

namespace queenreel {
namespace {

/// Big-endian bytes, as in film files.
class Record {
  public:
    Record& u8(unsigned value) {
        bytes_ += static_cast<char>(value);
        return *this;
    }
    Record& u16(unsigned value) { return u8(value >> 8 & 0xff).u8(value & 0xff); }
    Record& u32(unsigned value) { return u16(value >> 16).u16(value & 0xffff); }
    Record& text(std::string_view value) {
        bytes_ += value;
        return *this;
    }
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

constexpr unsigned font_number = 1;

/// A StyleRecord: plain white text for all characters.
Record style_record(int height) {
    constexpr unsigned white = 0xFFFFFFFF;
    const auto size = static_cast<unsigned>(std::clamp(height / 20, 8, 255));  // pixels
    Record style;
    style.u16(0).u16(0);                    // from character, to character
    style.u16(font_number).u8(0).u8(size);  // in this font, not bold or the like
    style.u32(white);
    return style;
}

/// A FontTableBox with one font.
Record font_table() {
    constexpr std::string_view font = "Sans-Serif";
    const auto length = static_cast<unsigned>(font.size());
    Record table;
    table.u32(8 + 2 + 3 + length).text("ftab");  // size and type of the box
    table.u16(1).u16(font_number).u8(length).text(font);
    return table;
}

/// A TextSampleEntry (3GPP TS 26.245, 5.16) from its displayFlags on: white text without a background,
/// centered at the bottom of the picture.
std::string sample_description(int width, int height) {
    Record entry;
    entry.u32(0);          // display flags: no scrolling, nothing forced
    entry.u8(1).u8(0xff);  // horizontally centered; vertically -1, at the bottom
    entry.u32(0);          // background color: transparent
    entry.u16(0).u16(0).u16(static_cast<unsigned>(height)).u16(static_cast<unsigned>(width));  // text box
    entry.text(style_record(height).bytes()).text(font_table().bytes());
    return entry.bytes();
}

void describe(AVCodecParameters& parameters, int width, int height) {
    const std::string description = sample_description(width, height);
    auto* const extra =
        static_cast<std::uint8_t*>(av_mallocz(description.size() + AV_INPUT_BUFFER_PADDING_SIZE));
    if (!extra)
        throw std::bad_alloc();
    std::ranges::copy(description, extra);
    parameters.extradata = extra;  // freed with the stream
    parameters.extradata_size = static_cast<int>(description.size());
    parameters.codec_type = AVMEDIA_TYPE_SUBTITLE;
    parameters.codec_id = AV_CODEC_ID_MOV_TEXT;
    parameters.codec_tag = MKTAG('t', 'x', '3', 'g');  // for MOV, too, whose own text has another description
    parameters.width = width;
    parameters.height = height;
}

}  // namespace

CaptionTrack::CaptionTrack(CaptionCoding coding, AVFormatContext& film, const StreamIo& io, int width,
                           int height, AVRational tick, std::string_view language)
    : coding_(coding), film_(film), io_(io), stream_(avformat_new_stream(&film, nullptr)), tick_(tick) {
    if (!stream_)
        throw std::bad_alloc();
    switch (coding) {
        case CaptionCoding::timed_text:
            describe(*stream_->codecpar, width, height);
            break;
        case CaptionCoding::webvtt:
            stream_->codecpar->codec_type = AVMEDIA_TYPE_SUBTITLE;
            stream_->codecpar->codec_id = AV_CODEC_ID_WEBVTT;
            break;
    }
    stream_->time_base = tick;
    check(av_dict_set(&stream_->metadata, "language", std::string(language).c_str(), 0),
          "captions' language");
}

void CaptionTrack::begin() {
    if (coding_ != CaptionCoding::timed_text)
        return;
    // The muxer ends a mov_text sample by itself, with one without text, as soon as it gets a picture of a
    // later time. Here samples are written when the time of the next is known, so they leave no gap. The
    // header already names the track's codec; as plain text, samples are written unchanged. A libav that
    // keeps its own copy of the codec adds samples without duration, which show nothing.
    stream_->codecpar->codec_id = AV_CODEC_ID_TEXT;
}

void CaptionTrack::show(std::string_view text, std::int64_t start) {
    write_shown(start);
    shown_ = text;
    start_ = start;
}

void CaptionTrack::end(std::int64_t time) {
    write_shown(time);
}

void CaptionTrack::write_shown(std::int64_t end) {
    constexpr std::int64_t longest = INT_MAX / 2;  // well below libav's limit, in ticks
    for (; start_ < end; start_ += std::min(longest, end - start_))
        write(start_, std::min(longest, end - start_));
}

/// The bytes of the current caption; empty if there is nothing to write.
std::string CaptionTrack::sample() const {
    if (coding_ == CaptionCoding::webvtt)
        return xml_text(shown_);  // `&`, `<` and `>` are special in cues (W3C WebVTT, 4.2.2)
    const auto size = static_cast<unsigned>(shown_.size());
    return Record().u16(size).text(shown_).bytes();
}

void CaptionTrack::write(std::int64_t start, std::int64_t duration) {
    const std::string bytes = sample();
    if (bytes.empty())
        return;
    const Libav<AVPacket> packet = check(av_packet_alloc());
    check(av_new_packet(packet.get(), static_cast<int>(bytes.size())), "captions");
    std::ranges::copy(bytes, packet->data);
    packet->stream_index = stream_->index;
    packet->flags |= AV_PKT_FLAG_KEY;
    packet->pts = packet->dts = start;
    packet->duration = duration;
    av_packet_rescale_ts(packet.get(), tick_, stream_->time_base);
    const int result = av_write_frame(&film_, packet.get());
    io_.check();
    check(result, "film's captions");
}

}  // namespace queenreel
