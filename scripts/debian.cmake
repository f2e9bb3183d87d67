# Adds what Debian requires of packages and other installations do not have; cpack runs this before it packs: a changelog
# and the license under Debian's names, and compressed texts. CPACK_TEMPORARY_DIRECTORY has a folder per component.
cmake_minimum_required(VERSION 3.25)  # sets policies, as cpack runs this without any
execute_process(COMMAND git -C ${CMAKE_CURRENT_LIST_DIR} log -1 --format=%ct
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(commit AND NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  set(ENV{SOURCE_DATE_EPOCH} ${commit})
endif()
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(name ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(share ${CPACK_TEMPORARY_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
  set(doc ${share}/doc/${name})
  file(REMOVE ${doc}/LICENSE)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/../LICENSE ${doc}/copyright COPYONLY)
  file(WRITE ${doc}/changelog "${name} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n
  * See NEWS.gz of the package queenreel.\n
 -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  file(CHMOD ${doc}/changelog PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  file(GLOB texts ${share}/man/man*/*.[1-9] ${doc}/changelog ${doc}/NEWS)
  execute_process(COMMAND gzip --best --no-name --force ${texts} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
