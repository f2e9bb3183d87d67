#include "queenreel/film/chapters.h"

extern "C" {
#include <libavutil/mem.h>
}

namespace queenreel {
namespace {

/// Frees a chapter that no film took.
struct ChapterDeleter {
    void operator()(AVChapter* chapter) const {
        av_dict_free(&chapter->metadata);
        av_free(chapter);
    }
};

void add(AVFormatContext& film, AVRational tick, std::int64_t start, std::int64_t end,
         const std::string& title) {
    std::unique_ptr<AVChapter, ChapterDeleter> chapter(
        static_cast<AVChapter*>(av_mallocz(sizeof(AVChapter))));
    if (!chapter)
        throw std::bad_alloc();
    chapter->id = film.nb_chapters;
    chapter->time_base = tick;
    chapter->start = start;
    chapter->end = end;
    check(av_dict_set(&chapter->metadata, "title", title.c_str(), 0), "chapter's title");
    // Its count is an int, the film's unsigned.
    int count = static_cast<int>(film.nb_chapters);
    check(av_dynarray_add_nofree(&film.chapters, &count, chapter.get()), "chapters");
    film.nb_chapters = static_cast<unsigned>(count);
    [[maybe_unused]] AVChapter* const owned_by_film = chapter.release();
}

}  // namespace

void Chapters::begin(std::string_view title, std::int64_t start) {
    chapters_.push_back({start, std::string(title)});
}

void Chapters::give_to(AVFormatContext& film, AVRational tick, std::int64_t end) const {
    if (chapters_.size() < 2)
        return;
    if (chapters_.front().start > 0)
        add(film, tick, 0, chapters_.front().start, "");
    for (std::size_t at = 0; at < chapters_.size(); ++at) {
        const bool last = at + 1 == chapters_.size();
        add(film, tick, chapters_[at].start, last ? end : chapters_[at + 1].start, chapters_[at].title);
    }
}

}  // namespace queenreel
