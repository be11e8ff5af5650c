// Palettes for pictures of many colours.
#pragma once
#include <dlfcn.h>
#include <libimagequant.h>

/// Keeps libimagequant to one thread where it was built with OpenMP: sums of several threads are added
/// in another order, and the palette would depend on the number of processors.
static inline void pulse_quantize_in_one_thread(void) {
  void (*set)(int) = (void (*)(int))dlsym(RTLD_DEFAULT, "omp_set_num_threads");
  if (set) set(1);
}
