#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/base/shard.h"
#include "queenreel/encode/encode_spec.h"
#include "queenreel/encode/format.h"
#include "queenreel/encode/name_pattern.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/io/error.h"
#include "queenreel/timing/flight.h"

namespace queenreel {

class SharedRaster;

/// The options of a page that plays a film.
struct PageOptions {
    /// The story for the page's engine to show instead of frames; empty: the page contains the frames as
    /// data.
    std::string telling{};
    std::string title{};       ///< UTF-8; empty: the first frame's
    std::string transcript{};  ///< a page in its folder that it links to; empty if there is none
    std::string rule{};        ///< what its queens attack: the name of a rule, empty for those of chess
    bool both_lights = false;  ///< dark on dark screens, unless the user chose the theme
    bool glides = true;        ///< queens move from square to square
    bool loops = false;        ///< it starts over at its end
};

/// The destination and form of pictures. Films are coded according to EncodeSpec, which also sets a batch's
/// threads.
struct OutputOptions : EncodeSpec {
    const Format* format = nullptr;

    /// A file (`x.png`), a folder (ends in `/`, or exists), a pattern (`x-{index}.svg`), or `-` for standard
    /// output. A folder is created if missing; the folder of a file or pattern must exist. A symbolic link is
    /// kept and its target replaced. Devices and pipes are written directly.
    std::string target;

    /// The names of files in a folder, without extension, unless `target` gives them: of pictures and clips,
    /// which need {index}, and of a film.
    std::string names = "{index}";
    std::string film_name = "film";

    std::vector<NameField> fields;     ///< that `target` and `names` may use besides {index}
    bool force = false;                ///< replace existing files
    bool resume = false;               ///< for sets: existing files stay instead of being replaced
    Shard shard;                       ///< for a batch: other pictures are omitted
    std::uint64_t pictures = 1;        ///< the maximum number of pictures
    std::optional<Numbers> numbers{};  ///< for a batch: its picture numbers, if not consecutive
    std::uint64_t max_number = 0;  ///< the largest picture number, for the width of {index}; 0: `pictures`
    Look look;
    Transition transition = Transition::glide;  ///< for a film that moves by itself
    bool keeps_text = false;                    ///< svg: keep text selectable, in the viewer's fonts
    PageOptions page{};                         ///< for a format that plays
    const Format* clips = nullptr;  ///< pptx: the format of clips that slides play; null: one picture per
                                    ///< slide
    std::shared_ptr<SharedRaster> raster{};  ///< for several films, see share_painters(); null: its own
};

/// Files being written from frames. Unless finished, destroying it leaves nothing under a final name, except
/// complete files of a batch.
class Output {
  public:
    virtual ~Output() = default;

    /// Adds a picture. Throws PaintError and OutputError, including those of encode/errors.h.
    virtual void put(const Frame& frame) = 0;

    /// Ends writing: everything that may fail for lack of space is done, and every file is complete and
    /// synced, though not yet under its final name, except most files of a batch. Throws OutputError.
    virtual void prepare() = 0;

    /// Gives every file its final name. Call it last. Throws OutputError; PartialSetError if some files got
    /// theirs.
    virtual void publish() = 0;

    /// Prepares and publishes: every file is complete.
    void finish() {
        prepare();
        publish();
    }

    /// Call it instead of finish() to abandon the rest. Complete files of a batch, and of clips that replace
    /// none, stay. Throws OutputError.
    virtual void give_up() {}

    /// The final names of complete files, in order, at most the first and the last of a batch; and the number
    /// of complete files.
    virtual std::vector<std::filesystem::path> files() const = 0;
    virtual std::uint64_t file_count() const = 0;

    /// The number of them that existed before, see OutputOptions::resume.
    virtual std::uint64_t kept_count() const { return 0; }
};

}  // namespace queenreel
