// The inline namespace of all code that is compiled once for each kind of processor. Without it the linker
// would merge inline functions of the same name, and a program might run instructions that its machine does
// not have.
#pragma once

#ifdef NAP_USES_VPOPCNTW
#define NAP_PROCESSOR avx512
#elif defined(__BMI2__)
#define NAP_PROCESSOR bmi2
#else
#define NAP_PROCESSOR portable
#endif
