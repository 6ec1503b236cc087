// The scene for every program in scripts/bench-breakout.sh: Breakout's stage with a wall of bricks,
// a net below the paddle, and balls that don't touch each other.
//
// Lengths are in stage units, y grows downwards, and speeds are in stage units per second.

#ifndef SCENE_H
#define SCENE_H

#include <math.h>
#include <stdlib.h>

typedef struct {
    double x, y;
} Vector;

enum { TICKS_A_SECOND = 120, ROWS = 6, COLUMNS = 10, BRICKS = ROWS * COLUMNS };

static const double STAGE_WIDTH = 400, STAGE_HEIGHT = 640;
static const double BRICK_WIDTH = 40, BRICK_HEIGHT = 20, WALL_TOP = 50;
static const double BALL_RADIUS = 6, BALL_SPEED = 390;
static const double PADDLE_Y = 556, PADDLE_WIDTH = 80, PADDLE_HEIGHT = 14;

// Balls start just above the middle of the paddle.
static const double LAUNCH_Y = 542;

// Returns the upward direction at `place` on the paddle: -1 is its left end, 0 its middle, 1 its
// right end. A table has the directions 0, 15, 30, 45 and 60 degrees from vertical; others are
// interpolated.
static inline Vector upward_direction(double place) {
    static const Vector directions[] = {
        {0, -1},
        {0.25881904510252074, -0.9659258262890683},
        {0.5, -0.8660254037844386},
        {0.7071067811865475, -0.7071067811865476},
        {0.8660254037844386, -0.5},
    };
    double steps = 4 * fmin(fabs(place), 1);
    int step = steps < 3 ? (int)steps : 3;
    double part = steps - step;
    Vector from = directions[step], to = directions[step + 1];
    double x = from.x + part * (to.x - from.x), y = from.y + part * (to.y - from.y);
    double length = sqrt(x * x + y * y);
    return (Vector){(place < 0 ? -x : x) / length, y / length};
}

// All balls start at the same point and fan out.
static inline Vector launch_direction(int ball, int balls) {
    return upward_direction((2 * ball + 1.0) / balls - 1);
}

// The paddle follows the first ball, but swings from side to side below it, by up to 30 units, once
// every 5 seconds. If the paddle were always exactly below the ball, the ball would rise and fall in
// one column forever.
static inline double paddle_centre(double ball_x, long tick) {
    const int period = 600;
    int phase = (int)(tick % period);
    double offset = 0.2 * abs(phase - period / 2) - 30;
    double half = PADDLE_WIDTH / 2;
    return fmax(half, fmin(ball_x + offset, STAGE_WIDTH - half));
}

#endif
