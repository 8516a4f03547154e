// The number of the mutant that a process runs, from its environment, known before any code of
// the tool runs. 0 stands for none. A mutant may loop or fill the memory: both have a bound.
#include "NavSimMutantNumber.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

int32_t navsim_mutant = 0;
uint8_t navsim_reached[NAVSIM_MUTANT_LIMIT];

static void limit(int resource, rlim_t value) {
  struct rlimit bound = {value, value};
  setrlimit(resource, &bound);
}

__attribute__((constructor)) static void navsim_read_number(void) {
  const char *number = getenv("NAVSIM_MUTANT");
  const char *seconds = getenv("NAVSIM_MUTANT_SECONDS");
  if (number) navsim_mutant = atoi(number);
  if (seconds) {
    limit(RLIMIT_CPU, (rlim_t)atoi(seconds));
    limit(RLIMIT_AS, (rlim_t)6 << 30);
    limit(RLIMIT_CORE, 0);
  }
}

__attribute__((destructor)) static void navsim_write_reached(void) {
  const char *path = getenv("NAVSIM_MUTANT_REACHED");
  if (!path) return;
  FILE *file = fopen(path, "wb");
  if (!file) return;
  fwrite(navsim_reached, 1, sizeof navsim_reached, file);
  fclose(file);
}
