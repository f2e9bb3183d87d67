# Installs the library for other programs: the rooms of `library_rooms` as static libraries, their public
# headers, a package for CMake's find_package(Queenreel), a pkg-config file per room, and one for all. The installation is
# relocatable.
include(CMakePackageConfigHelpers)
set(package ${PROJECT_BINARY_DIR}/package)
set(package_templates ${CMAKE_CURRENT_LIST_DIR})
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Queenreel)

# The packages that a room links: for CMake, as QueenreelConfig.cmake finds them, and for pkg-config.
set(cmake_links)
foreach(room IN LISTS library_rooms)
  get_property(links GLOBAL PROPERTY queenreel_${room}_links)
  string(APPEND cmake_links "set(_queenreel_${room}_links ${links})\n")
endforeach()
foreach(name cairo pangocairo glib zlib minizip hwy)
  string(APPEND cmake_links "set(_queenreel_${name}_modules ${${name}_modules})\n")
endforeach()

# `name`.pc with the variables `requires`, `libs` and `to_prefix`.
function(install_pc name what)
  file(RELATIVE_PATH to_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig/ ${CMAKE_INSTALL_PREFIX})
  string(REGEX REPLACE "/$" "" to_prefix ${to_prefix})
  configure_file(${package_templates}/queenreel.pc.in ${package}/${name}.pc @ONLY)
  install(FILES ${package}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
endfunction()

function(install_pkg_config room)
  get_property(links GLOBAL PROPERTY queenreel_${room}_links)
  set(requires)
  set(libs "-L\${libdir} -lqueenreel_${room}")
  foreach(link IN LISTS links)
    if(link IN_LIST library_rooms)
      list(APPEND requires queenreel-${link})
    elseif(link STREQUAL fmt::fmt)
      list(APPEND requires fmt)
    elseif(link MATCHES "^PkgConfig::(.*)$")
      list(APPEND requires ${${CMAKE_MATCH_1}_modules})
    elseif(link STREQUAL Threads::Threads)
      string(APPEND libs " -pthread")
    elseif(NOT link STREQUAL nlohmann_json::nlohmann_json)
      string(APPEND libs " -l${link}")
    endif()
  endforeach()
  if(room STREQUAL module)
    string(APPEND libs " -Wl,-rpath,\${prefix}/lib/queenreel")
  endif()
  list(TRANSFORM requires REPLACE ">=" " >= ")
  list(JOIN requires ", " requires)
  install_pc(queenreel-${room} "its library ${room}")
endfunction()

foreach(room IN LISTS library_rooms)
  set_target_properties(queenreel_${room} PROPERTIES EXPORT_NAME ${room})
  install(TARGETS queenreel_${room} EXPORT Queenreel ARCHIVE COMPONENT development FILE_SET HEADERS COMPONENT development)
  install_pkg_config(${room})
endforeach()
# `pkg-config queenreel` names all a program may need.
set(requires "queenreel-studio, queenreel-counting, queenreel-trace")
set(libs "-L\${libdir}")
install_pc(queenreel "all of its library")
install(EXPORT Queenreel NAMESPACE queenreel:: FILE QueenreelTargets.cmake DESTINATION ${package_folder}
  COMPONENT development)
configure_package_config_file(${package_templates}/QueenreelConfig.cmake.in ${package}/QueenreelConfig.cmake
  INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${package}/QueenreelConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${package}/QueenreelConfig.cmake ${package}/QueenreelConfigVersion.cmake DESTINATION ${package_folder}
  COMPONENT development)
