#include "queenreel/encode/poster.h"

#include <optional>
#include <utility>

#include "queenreel/encode/output_into.h"

namespace queenreel {
namespace {

class Poster final : public OutputInto {
  public:
    Poster(std::unique_ptr<Output> output, PosterWorth worth)
        : OutputInto(std::move(output)), worth_(std::move(worth)) {}

    void put(const Frame& frame) override {
        const int worth = worth_(frame);
        if (best_ && (worth < best_worth_ || (worth == best_worth_ && worth > 0)))
            return;
        best_ = frame;
        best_worth_ = worth;
    }

    void prepare() override {
        if (best_)
            output().put(*best_);
        OutputInto::prepare();
    }

  private:
    PosterWorth worth_;
    std::optional<Frame> best_;
    int best_worth_ = 0;
};

}  // namespace

std::unique_ptr<Output> poster_of(std::unique_ptr<Output> output, PosterWorth worth) {
    return std::make_unique<Poster>(std::move(output), std::move(worth));
}

}  // namespace queenreel
