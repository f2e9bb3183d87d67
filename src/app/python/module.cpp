// The extension module of the package queenreel. Programs import it through queenreel/__init__.py.

#include <fmt/format.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "film_request.h"
#include "queenreel/base/text.h"
#include "queenreel/boards/read.h"
#include "queenreel/counting/count.h"
#include "queenreel/io/error.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/piece.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/studio/picture.h"
#include "recorder.h"
#include "solutions.h"
#include "watch.h"

namespace queenreel {
namespace {

namespace py = pybind11;

using Squares = std::vector<std::pair<int, int>>;

/// Translates C++ exceptions into those that Python's own functions raise.
void translate(std::exception_ptr thrown) {
    try {
        std::rethrow_exception(std::move(thrown));
    } catch (const ExistsError& error) {
        PyErr_SetString(PyExc_FileExistsError, error.what());
    } catch (const SystemError& error) {
        PyErr_SetObject(PyExc_OSError, py::make_tuple(error.number, error.what()).ptr());
    } catch (const OutputError& error) {
        PyErr_SetString(PyExc_OSError, error.what());
    } catch (const PaintError& error) {
        PyErr_SetString(PyExc_ValueError, error.what());
    }
}

Board board_of(int n, const Squares& queens) {
    Board board(n);
    for (const auto& [row, column] : queens)
        board.place({row, column});
    return board;
}

/// Reads a board from a text, and returns its queens as (row, column).
Squares queens_of_text(const std::string& text, int n) {
    constexpr int max_rows = 1000;
    if (n < 1 || n > max_rows)
        throw std::invalid_argument(fmt::format("n: {} is out of range; give 1 to {}", n, max_rows));
    try {
        const Board board = read_board(text, n);
        Squares queens;
        for (const Square& queen : board.queens())
            queens.emplace_back(queen.row, queen.column);
        return queens;
    } catch (const BoardTextError& error) {
        throw std::invalid_argument(fmt::format("text: {}", error.what()));
    }
}

template <typename Rows>
std::vector<std::string> names_of(const Rows& rows) {
    std::vector<std::string> names;
    for (const auto& row : rows)
        names.emplace_back(row.name);
    return names;
}

PictureOptions picture_options(const std::string& theme, const std::string& piece, int width, bool attacks,
                               bool conflicts) {
    PictureOptions options{.attacks = attacks, .conflicts = conflicts};
    const auto refuse = [](std::string_view what, const std::string& name,
                           const std::vector<std::string>& all) {
        const std::vector<std::string_view> names(all.begin(), all.end());
        throw std::invalid_argument(
            fmt::format("{}: there is no '{}'; choose from {}", what, name, alternatives(names)));
    };
    const Theme* const colors = find_theme(theme);
    if (!colors)
        refuse("theme", theme, names_of(themes()));
    const PieceSet* const pieces_named = find_piece(piece);
    if (!pieces_named)
        refuse("pieces", piece, names_of(pieces()));
    options.style.theme = *colors;
    options.style.pieces = pieces_named->name;
    options.style.width = width;
    return options;
}

py::bytes picture(int n, const Squares& queens, const std::string& format, const std::string& theme,
                  const std::string& piece, int width, bool attacks, bool conflicts) {
    const PictureOptions options = picture_options(theme, piece, width, attacks, conflicts);
    std::string bytes;
    {
        const py::gil_scoped_release without_lock;
        bytes = picture_bytes(board_of(n, queens), format, options);
    }
    return bytes;
}

void save_picture(int n, const Squares& queens, const std::string& path, bool replace,
                  const std::string& theme, const std::string& piece, int width, bool attacks,
                  bool conflicts) {
    PictureOptions options = picture_options(theme, piece, width, attacks, conflicts);
    options.replace = replace;
    const py::gil_scoped_release without_lock;
    write_picture(board_of(n, queens), path, options);
}

std::uint64_t count(int n, bool unique) {
    if (n < 1 || n > max_countable)
        throw std::invalid_argument(fmt::format("n: {} is out of range; give 1 to {}", n, max_countable));
    const py::gil_scoped_release without_lock;
    Watch watch;
    const auto counts = count_solutions(n, {.keep_going = [&watch](double /*share*/) {
                                            watch();
                                            return true;
                                        }});
    return unique ? counts->fundamental : counts->all;
}

py::bytes film_bytes(const PythonFilmRequest& film, const std::string& format) {
    std::string bytes;
    {
        const py::gil_scoped_release without_lock;
        bytes = film.bytes(format);
    }
    return bytes;
}

void add_functions(py::module_& module) {
    module.def("board_queens", queens_of_text);
    module.def("count", count);
    module.def("picture", picture);
    module.def("save_picture", save_picture);
    module.def("is_solution", [](int n, const Squares& queens) { return is_solution(board_of(n, queens)); });
    module.def("names", [] {
        py::dict all;
        all["solvers"] = names_of(solvers());
        all["stories"] = names_of(stories());
        all["themes"] = names_of(themes());
        all["pieces"] = names_of(pieces());
        return all;
    });
}

void add_classes(py::module_& module) {
    py::class_<Solutions>(module, "Solutions")
        .def(py::init<int, const std::string&, std::uint64_t, bool>())
        .def("next", &Solutions::next);
    py::class_<Trace>(module, "Trace");
    py::class_<Recorder>(module, "Recorder")
        .def(py::init<const std::string&>())
        .def("add", &Recorder::add)
        .def("end", &Recorder::end)
        .def("trace", &Recorder::trace)
        .def("text", &Recorder::text);
    py::class_<PythonFilmRequest>(module, "FilmRequest")
        .def(py::init<int, const py::dict&, std::vector<Trace>>())
        .def("save", &PythonFilmRequest::save, py::call_guard<py::gil_scoped_release>())
        .def("bytes", film_bytes);
}

}  // namespace

PYBIND11_MODULE(_queenreel, module) {
    module.attr("__version__") = QUEENREEL_VERSION;
    py::register_exception_translator(translate);
    add_functions(module);
    add_classes(module);
}

}  // namespace queenreel
