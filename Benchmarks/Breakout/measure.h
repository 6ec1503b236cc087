// Measures one engine and prints a line for each number of balls:
//
//     NAME BALLS TICKS_PER_SECOND BROKEN
//
// NAME is the program's file name. The speed is the best of several runs, in processor time. BROKEN
// is the number of bricks that a run broke, to show that it did the work. A wall has 60 bricks.

#ifndef MEASURE_H
#define MEASURE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Plays the given number of ticks from a new scene, and returns the number of broken bricks.
typedef long (*Play)(int balls, long ticks);

static inline double processor_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// The program's only argument is the number of ticks with one ball. Runs with ten and a hundred balls
// have a tenth and a hundredth as many.
static inline int measure(Play play, int argc, char **argv) {
    const int runs = 5;
    const char *slash = strrchr(argv[0], '/'), *name = slash ? slash + 1 : argv[0];
    long ticks_of_one = argc == 2 ? atol(argv[1]) : 0;
    if (ticks_of_one < 100) {
        fprintf(stderr, "Usage: %s TICKS (at least 100)\n", argv[0]);
        return 2;
    }
    for (int balls = 1; balls <= 100; balls *= 10) {
        long ticks = ticks_of_one / balls, broken = 0;
        double least = 0;
        for (int run = 0; run < runs; run += 1) {
            double start = processor_seconds();
            broken = play(balls, ticks);
            double seconds = processor_seconds() - start;
            if (run == 0 || seconds < least) least = seconds;
        }
        printf("%s %d %.0f %ld\n", name, balls, (double)ticks / least, broken);
        fflush(stdout);
    }
    return 0;
}

#endif
