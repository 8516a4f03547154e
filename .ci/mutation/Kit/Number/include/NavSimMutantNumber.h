#pragma once
#include <stdbool.h>
#include <stdint.h>

// How many mutants one build can hold.
#define NAVSIM_MUTANT_LIMIT 65536

extern int32_t navsim_mutant;
extern uint8_t navsim_reached[NAVSIM_MUTANT_LIMIT];

// Whether this process runs the mutant of this number; notes that its place was reached.
static inline bool navsim_is_mutant(int32_t number) {
  navsim_reached[number] = 1;
  return navsim_mutant == number;
}
