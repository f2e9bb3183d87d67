#include "queenreel/reel/preview.h"

#include <cstddef>
#include <filesystem>
#include <vector>

#include "queenreel/reel/stage.h"

namespace queenreel {

namespace fs = std::filesystem;

void with_previews(const ReelFolder& folder, std::span<ReelJob* const> jobs, ChildProgram run, int at_once,
                   const std::function<void(const Previews&)>& show) {
    std::vector<const ReelRequest*> long_ones;
    for (const ReelJob* job : jobs)
        if (!job->request->preview_words("").empty())
            long_ones.push_back(job->request);
    if (long_ones.empty())
        return;
    const Stage stage(folder.path);
    std::vector<ChildLine> lines;
    for (std::size_t i = 0; i < long_ones.size(); ++i) {
        for (const ReelPath& written : long_ones[i]->written)
            fs::create_directories(stage.folder_of(i) + fs::path(written.path).parent_path().string());
        lines.push_back({.words = long_ones[i]->preview_words(stage.folder_of(i)), .printed = ""});
    }
    run_children(run, lines, at_once, [](std::size_t, const ProcessEnd&) { return true; });
    Previews previews;
    for (std::size_t i = 0; i < long_ones.size(); ++i)
        for (const std::string& path : stage.targets(i))
            previews[long_ones[i]->table->name].insert(stage.folder_of(i) + path);
    if (!previews.empty())
        show(previews);
}

}  // namespace queenreel
