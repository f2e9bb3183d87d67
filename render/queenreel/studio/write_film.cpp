#include <fmt/format.h>

#include <array>
#include <memory>

#include "queenreel/encode/open.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/studio/film.h"

namespace queenreel {
namespace {

/// A film to write in one format.
struct FilmJob {
    FilmJob(const FilmSpec& spec, const Format& format)
        : film(PlannedFilm::plan(spec, std::array{&format})),
          timing(film.narrate(film.settle_timing(),
                              [this](const FilmTiming& tried) { return film.pictures(tried); })) {
        output.format = &format;
        output.force = spec.replace;
        film.shape(output);
    }

    PlannedFilm film;
    FilmTiming timing;
    OutputOptions output{};
};

/// Opens the output at the first picture, and writes all pictures.
template <typename Open>
FilmSummary film_into(const PlannedFilm& film, const FilmTiming& timing, Open open) {
    FlashReport flashes;
    auto frames = film.filmed(film.pictures(timing), &flashes, film.translated_pictures(timing));
    auto frame = frames.begin();
    const FilmSpec& spec = film.spec();
    if (frame == frames.end())
        throw NothingToShow(
            fmt::format("n = {}: the story {} has nothing to show; choose another n or another part",
                        spec.options.n, spec.story->name));
    FilmSummary summary;
    auto put = open();
    for (; frame != frames.end(); ++frame) {
        if (spec.check)
            spec.check();
        put(*frame);
        ++summary.pictures;
        summary.duration += frame->duration;
    }
    return summary;
}

}  // namespace

FilmSummary write_film(const FilmSpec& spec, const std::string& path) {
    FilmJob job(spec, format_for(path, Wanted::film));
    job.output.target = path;
    std::unique_ptr<Output> file;
    const FilmSummary summary = film_into(job.film, job.timing, [&] {
        file = open_output(job.output);
        return [&file](const Frame& frame) { file->put(frame); };
    });
    file->finish();
    return summary;
}

FilmSummary write_film(const FilmSpec& spec, std::string_view format, ByteStream& stream) {
    FilmJob job(spec, format_named(format, Wanted::film));
    check_options(job.output);
    std::unique_ptr<PictureWriter> writer;
    const FilmSummary summary = film_into(job.film, job.timing, [&] {
        writer = job.output.format->writer(job.output);
        writer->begin(stream);
        return [&writer](const Frame& frame) { writer->put(frame); };
    });
    writer->end();
    return summary;
}

}  // namespace queenreel
