#pragma once

#include <memory>

#include "io/file_stream.h"

namespace queenreel {

/// Bytes of a format that seeks on their way to a stream that cannot: kept in a temporary file in $TMPDIR or
/// /tmp that has no name, and copied by complete().
class Spool final : public FileStream {
  public:
    explicit Spool(std::unique_ptr<OutputStream> destination);

    void complete() override;

  private:
    std::unique_ptr<OutputStream> destination_;
};

}  // namespace queenreel
