// Breakout's scene in plain C, as a yardstick for the game. It shows the cost of the rules without
// any abstraction. In each tick, each ball is swept against the stage's walls, the bricks in the
// cells that it touches, and the paddle. It bounces off the first obstacle and continues from there.
//
// Usage: grid TICKS

#include "measure.h"
#include "scene.h"

#include <stdbool.h>

enum { MOST_CONTACTS = 8 };

typedef struct {
    Vector place, velocity;  // The velocity is in stage units per tick.
} Ball;

typedef struct {
    bool bricks[ROWS][COLUMNS];
    int standing;
    double paddle;
    int count;
    Ball *balls;
} Scene;

// A ball's first contact. `time` is the share of the remaining path before the contact, or 1 if
// there's none.
typedef struct {
    double time;
    enum { NOTHING, STAGE, BRICK, PADDLE } kind;
    Vector normal;
    int row, column;
} Contact;

static const double WALL_BOTTOM = WALL_TOP + ROWS * BRICK_HEIGHT;
static const double PADDLE_RADIUS = PADDLE_HEIGHT / 2;
static const double PADDLE_REACH = (PADDLE_WIDTH - PADDLE_HEIGHT) / 2;

static void set_up(Scene *scene) {
    for (int row = 0; row < ROWS; row += 1)
        for (int column = 0; column < COLUMNS; column += 1) scene->bricks[row][column] = true;
    scene->standing = BRICKS;
    for (int i = 0; i < scene->count; i += 1) {
        Vector direction = launch_direction(i, scene->count);
        double speed = BALL_SPEED / TICKS_A_SECOND;
        scene->balls[i].place = (Vector){scene->paddle, LAUNCH_Y};
        scene->balls[i].velocity = (Vector){direction.x * speed, direction.y * speed};
    }
}

// Returns the time when a moving point reaches a circle, or 1 if it doesn't. A point that is already
// inside and moves further in reaches the circle at once.
static double time_to_circle(Vector from, Vector way, Vector centre, double radius) {
    Vector away = {from.x - centre.x, from.y - centre.y};
    double approach = away.x * way.x + away.y * way.y;
    if (approach >= 0) return 1;
    double outside = away.x * away.x + away.y * away.y - radius * radius;
    if (outside <= 0) return 0;
    double square = way.x * way.x + way.y * way.y;
    double under_root = approach * approach - square * outside;
    if (under_root < 0) return 1;
    return fmin((-approach - sqrt(under_root)) / square, 1);
}

static inline void meet_stage(Vector from, Vector way, Contact *first) {
    double x = from.x + way.x, y = from.y + way.y;
    if (x < BALL_RADIUS && way.x < 0) {
        double time = fmax((BALL_RADIUS - from.x) / way.x, 0);
        if (time < first->time) *first = (Contact){time, STAGE, {1, 0}, 0, 0};
    } else if (x > STAGE_WIDTH - BALL_RADIUS && way.x > 0) {
        double time = fmax((STAGE_WIDTH - BALL_RADIUS - from.x) / way.x, 0);
        if (time < first->time) *first = (Contact){time, STAGE, {-1, 0}, 0, 0};
    }
    if (y < BALL_RADIUS && way.y < 0) {
        double time = fmax((BALL_RADIUS - from.y) / way.y, 0);
        if (time < first->time) *first = (Contact){time, STAGE, {0, 1}, 0, 0};
    } else if (y > STAGE_HEIGHT - BALL_RADIUS && way.y > 0) {
        double time = fmax((STAGE_HEIGHT - BALL_RADIUS - from.y) / way.y, 0);
        if (time < first->time) *first = (Contact){time, STAGE, {0, -1}, 0, 0};
    }
}

// A ball hits a brick where its centre hits the brick enlarged by the ball's radius, with rounded
// corners. A centre that enters the enlarged brick, ignoring the rounding, hits either the side it
// enters through, the circle around the nearest corner, or nothing.
static void meet_brick(Vector from, Vector way, int row, int column, Contact *first) {
    double left = column * BRICK_WIDTH, right = left + BRICK_WIDTH;
    double top = WALL_TOP + row * BRICK_HEIGHT, bottom = top + BRICK_HEIGHT;

    double enter = 0, leave = 1;
    if (way.x != 0) {
        double in = (way.x > 0 ? left - BALL_RADIUS : right + BALL_RADIUS) - from.x;
        double out = (way.x > 0 ? right + BALL_RADIUS : left - BALL_RADIUS) - from.x;
        enter = fmax(enter, in / way.x);
        leave = fmin(leave, out / way.x);
    } else if (from.x <= left - BALL_RADIUS || from.x >= right + BALL_RADIUS) {
        return;
    }
    if (way.y != 0) {
        double in = (way.y > 0 ? top - BALL_RADIUS : bottom + BALL_RADIUS) - from.y;
        double out = (way.y > 0 ? bottom + BALL_RADIUS : top - BALL_RADIUS) - from.y;
        enter = fmax(enter, in / way.y);
        leave = fmin(leave, out / way.y);
    } else if (from.y <= top - BALL_RADIUS || from.y >= bottom + BALL_RADIUS) {
        return;
    }
    if (enter > leave || enter >= first->time) return;

    Vector at = {from.x + enter * way.x, from.y + enter * way.y};
    bool beside = at.x < left || at.x > right, beyond = at.y < top || at.y > bottom;
    if (beside && beyond) {
        Vector corner = {at.x < left ? left : right, at.y < top ? top : bottom};
        double time = time_to_circle(from, way, corner, BALL_RADIUS);
        if (time >= first->time) return;
        Vector normal = {from.x + time * way.x - corner.x, from.y + time * way.y - corner.y};
        double length = sqrt(normal.x * normal.x + normal.y * normal.y);
        *first = (Contact){time, BRICK, {normal.x / length, normal.y / length}, row, column};
    } else {
        Vector normal = {0, 0};
        if (beside) normal.x = at.x < left ? -1 : 1;
        else normal.y = at.y < (top + bottom) / 2 ? -1 : 1;
        if (normal.x * way.x + normal.y * way.y < 0)
            *first = (Contact){enter, BRICK, normal, row, column};
    }
}

// The first and last column or row of cells that the range [least, most] touches, clamped to the
// wall.
static inline int first_cell(double least, double size) {
    return least > 0 ? (int)(least / size) : 0;
}

static inline int last_cell(double most, double size, int count) {
    int cell = (int)(most / size);
    return cell < count ? cell : count - 1;
}

static inline void meet_bricks(const Scene *scene, Vector from, Vector way, Contact *first) {
    double top = fmin(from.y, from.y + way.y) - BALL_RADIUS;
    double bottom = fmax(from.y, from.y + way.y) + BALL_RADIUS;
    if (top > WALL_BOTTOM || bottom < WALL_TOP) return;
    double left = fmin(from.x, from.x + way.x) - BALL_RADIUS;
    double right = fmax(from.x, from.x + way.x) + BALL_RADIUS;
    int last_row = last_cell(bottom - WALL_TOP, BRICK_HEIGHT, ROWS);
    int last_column = last_cell(right, BRICK_WIDTH, COLUMNS);
    for (int row = first_cell(top - WALL_TOP, BRICK_HEIGHT); row <= last_row; row += 1)
        for (int column = first_cell(left, BRICK_WIDTH); column <= last_column; column += 1)
            if (scene->bricks[row][column]) meet_brick(from, way, row, column, first);
}

// Only falling balls hit the paddle, and only from above its centre line.
static inline void meet_paddle(const Scene *scene, Vector from, Vector way, Contact *first) {
    const double radius = PADDLE_RADIUS + BALL_RADIUS;
    if (way.y <= 0 || from.y + way.y < PADDLE_Y - radius || from.y > PADDLE_Y) return;
    double time = fmax((PADDLE_Y - radius - from.y) / way.y, 0);
    double beside = from.x + time * way.x - scene->paddle;
    if (fabs(beside) > PADDLE_REACH) {
        double end = scene->paddle + (beside < 0 ? -PADDLE_REACH : PADDLE_REACH);
        time = time_to_circle(from, way, (Vector){end, PADDLE_Y}, radius);
    }
    if (time < first->time) *first = (Contact){time, PADDLE, {0, -1}, 0, 0};
}

static void bounce(Scene *scene, Ball *ball, const Contact *contact) {
    if (contact->kind == PADDLE) {
        double place = (ball->place.x - scene->paddle) / (PADDLE_WIDTH / 2);
        Vector direction = upward_direction(place);
        double speed = BALL_SPEED / TICKS_A_SECOND;
        ball->velocity = (Vector){direction.x * speed, direction.y * speed};
        return;
    }
    Vector normal = contact->normal;
    double twice = 2 * (ball->velocity.x * normal.x + ball->velocity.y * normal.y);
    ball->velocity.x -= twice * normal.x;
    ball->velocity.y -= twice * normal.y;
    if (contact->kind == BRICK) {
        scene->bricks[contact->row][contact->column] = false;
        scene->standing -= 1;
    }
}

static void move(Scene *scene, Ball *ball) {
    double rest = 1;
    for (int contacts = 0; contacts < MOST_CONTACTS; contacts += 1) {
        Vector way = {ball->velocity.x * rest, ball->velocity.y * rest};
        Contact first = {1, NOTHING, {0, 0}, 0, 0};
        meet_stage(ball->place, way, &first);
        meet_bricks(scene, ball->place, way, &first);
        meet_paddle(scene, ball->place, way, &first);
        ball->place.x += first.time * way.x;
        ball->place.y += first.time * way.y;
        if (first.kind == NOTHING) return;
        rest *= 1 - first.time;
        bounce(scene, ball, &first);
    }
}

static long play(int balls, long ticks) {
    Scene scene = {.paddle = STAGE_WIDTH / 2, .count = balls};
    scene.balls = calloc((size_t)balls, sizeof(Ball));
    long broken = 0;
    set_up(&scene);
    for (long tick = 0; tick < ticks; tick += 1) {
        scene.paddle = paddle_centre(scene.balls[0].place.x, tick);
        for (int i = 0; i < balls; i += 1) move(&scene, &scene.balls[i]);
        if (scene.standing == 0) {
            broken += BRICKS;
            set_up(&scene);
        }
    }
    broken += BRICKS - scene.standing;
    free(scene.balls);
    return broken;
}

int main(int argc, char **argv) { return measure(play, argc, argv); }
