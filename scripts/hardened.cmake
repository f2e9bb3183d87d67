# How compiler and linker guard against memory errors, after OpenSSF's "Compiler Options Hardening Guide for C and C++".
# harden(TARGET) gives a target all of it; what links the target does not inherit it.
include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)  # a program is -pie where its sources are -fPIE

set(hardened_options
  # C library calls that write into an object check its size. This needs an optimizer.
  "$<$<NOT:$<CONFIG:Debug>>:SHELL:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3>"
  -D_GLIBCXX_ASSERTIONS
  -fstack-protector-strong
  -fno-strict-overflow
  -fno-delete-null-pointer-checks)
# Options that a compiler or processor may lack; the last two are shadow stacks and branch targets of x86 and of arm64.
foreach(flag -fstack-clash-protection -ftrivial-auto-var-init=zero -fstrict-flex-arrays=3 -fcf-protection=full
    -mbranch-protection=standard)
  string(MAKE_C_IDENTIFIER "QUEENREEL_HAS${flag}" has)
  check_cxx_compiler_flag(${flag} ${has})
  if(${has})
    list(APPEND hardened_options ${flag})
  endif()
endforeach()

# Takes back what costs time, for sources that need every cycle.
set(unhardened_options -fno-stack-protector -fstrict-overflow -fdelete-null-pointer-checks -U_GLIBCXX_ASSERTIONS)
if(QUEENREEL_HAS_fstack_clash_protection)
  list(APPEND unhardened_options -fno-stack-clash-protection)
endif()
if(QUEENREEL_HAS_ftrivial_auto_var_init_zero)
  list(APPEND unhardened_options -ftrivial-auto-var-init=uninitialized)
endif()

function(harden name)
  target_compile_options(${name} PRIVATE ${hardened_options})
  get_target_property(type ${name} TYPE)
  if(type MATCHES "^(EXECUTABLE|MODULE_LIBRARY|SHARED_LIBRARY)$" AND UNIX AND NOT APPLE)
    # Function addresses are resolved at the start, then made read-only; no stack is executable.
    target_link_options(${name} PRIVATE LINKER:-z,relro,-z,now,-z,noexecstack)
  endif()
endfunction()
