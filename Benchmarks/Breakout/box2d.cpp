// Breakout's scene in Box2D 2.4, a common choice for this kind of game: balls are dynamic circles,
// bricks are static bodies that are destroyed when hit, and a contact listener handles hits. The
// stage of 400 by 640 units is 10 by 16 metres here.
//
// Usage: box2d TICKS
//
// Two compile-time options let Box2D perform at its best:
// -DWITHOUT_CLOCKS  Turns off Box2D's profiling of each step. In a small scene, its clocks take as
//                   long as the steps themselves, and a game can't turn the clocks off.
// -DONE_WALL        Makes all bricks shapes of one body. A step visits every body several times, so
//                   this is faster than the usual way, with one body per brick.

#include "measure.h"
#include "scene.h"

#include <box2d/box2d.h>

#include <memory>
#include <vector>

namespace {

#ifdef WITHOUT_CLOCKS
constexpr bool without_clocks = true;
#else
constexpr bool without_clocks = false;
#endif

#ifdef ONE_WALL
constexpr bool one_wall = true;
#else
constexpr bool one_wall = false;
#endif

// The time on a clock that is turned off, which a real clock never returns.
constexpr float no_time = -1;

}  // namespace

#ifdef WITHOUT_CLOCKS
// These functions replace those of the shared library, because the linker finds the program's
// symbols first.
b2Timer::b2Timer() {}
void b2Timer::Reset() {}
float b2Timer::GetMilliseconds() const { return no_time; }
#endif

namespace {

constexpr float metres = 1.0f / 40;
constexpr float ball_speed = 360 * metres;

// The kind of a fixture, stored as its user data. A brick's kind is its index plus `first_brick`.
enum Kind : uintptr_t { edge, ball, paddle, first_brick };

// Balls collide with everything except each other.
enum Category : uint16 { balls_only = 2, all_else = 1 };

Kind kind_of(const b2Fixture *fixture) {
    return static_cast<Kind>(const_cast<b2Fixture *>(fixture)->GetUserData().pointer);
}

class Scene : public b2ContactListener {
  public:
    explicit Scene(int ball_count) : world({0, 0}) {
        // Nothing comes to rest, and no ball moves more than half its radius per step. So without
        // sleeping and continuous collision, Box2D reaches the same results faster.
        world.SetAllowSleeping(false);
        world.SetContinuousPhysics(false);
        world.SetContactListener(this);
        add_stage();
        if (one_wall) wall = add_body(b2_staticBody, {0, 0});
        add_bricks();
        add_paddle();
        for (int i = 0; i < ball_count; i += 1) add_ball();
        launch();
    }

    long play(long ticks) {
        for (long tick = 0; tick < ticks; tick += 1) {
            float x = balls[0]->GetPosition().x;
            float centre = float(paddle_centre(double(x / metres), tick)) * metres;
            paddle_body->SetTransform({centre, float(PADDLE_Y) * metres}, 0);
            world.Step(1.0f / TICKS_A_SECOND, 8, 3);
            send_up();
            remove_hit_bricks();
        }
        return broken;
    }

    bool balls_are_inside() const {
        for (const b2Body *body : balls) {
            b2Vec2 place = body->GetPosition();
            if (!(place.x > 0 && place.x < float(STAGE_WIDTH) * metres)) return false;
            if (!(place.y > 0 && place.y < float(STAGE_HEIGHT) * metres)) return false;
        }
        return true;
    }

    bool has_clocks() const { return world.GetProfile().step != no_time; }

  private:
    b2World world;
    b2Body *paddle_body = nullptr;
    b2Body *wall = nullptr;
    b2Fixture *bricks[BRICKS] = {};
    std::vector<b2Body *> balls;
    std::vector<size_t> hit_bricks;
    std::vector<b2Body *> caught_balls;
    int standing = BRICKS;
    long broken = 0;

    b2Body *add_body(b2BodyType type, b2Vec2 place) {
        b2BodyDef definition;
        definition.type = type;
        definition.position = place;
        definition.fixedRotation = true;
        return world.CreateBody(&definition);
    }

    static b2Fixture *add_shape(b2Body *body, const b2Shape &shape, uintptr_t kind) {
        b2FixtureDef definition;
        definition.shape = &shape;
        definition.density = 1;
        definition.friction = 0;
        definition.restitution = 1;
        definition.restitutionThreshold = 0;
        definition.userData.pointer = kind;
        definition.filter.categoryBits = kind == ball ? balls_only : all_else;
        definition.filter.maskBits = kind == ball ? all_else : balls_only;
        return body->CreateFixture(&definition);
    }

    void add_stage() {
        float width = float(STAGE_WIDTH) * metres, height = float(STAGE_HEIGHT) * metres;
        const b2Vec2 corners[] = {{0, 0}, {width, 0}, {width, height}, {0, height}};
        b2Body *stage = add_body(b2_staticBody, {0, 0});
        for (int i = 0; i < 4; i += 1) {
            b2EdgeShape shape;
            shape.SetTwoSided(corners[i], corners[(i + 1) % 4]);
            add_shape(stage, shape, edge);
        }
    }

    void add_bricks() {
        float width = float(BRICK_WIDTH) * metres, height = float(BRICK_HEIGHT) * metres;
        for (int i = 0; i < BRICKS; i += 1) {
            float x = (float(i % COLUMNS) + 0.5f) * width;
            float y = float(WALL_TOP) * metres + (float(i / COLUMNS) + 0.5f) * height;
            b2PolygonShape shape;
            shape.SetAsBox(width / 2, height / 2, {x, y}, 0);
            b2Body *body = one_wall ? wall : add_body(b2_staticBody, {0, 0});
            bricks[i] = add_shape(body, shape, first_brick + uintptr_t(i));
        }
    }

    // A line with a radius is a capsule.
    void add_paddle() {
        float reach = float(PADDLE_WIDTH - PADDLE_HEIGHT) / 2 * metres;
        b2EdgeShape shape;
        shape.SetTwoSided({-reach, 0}, {reach, 0});
        shape.m_radius = float(PADDLE_HEIGHT) / 2 * metres;
        b2Vec2 middle{float(STAGE_WIDTH) / 2 * metres, float(PADDLE_Y) * metres};
        paddle_body = add_body(b2_staticBody, middle);
        add_shape(paddle_body, shape, paddle);
    }

    void add_ball() {
        b2CircleShape shape;
        shape.m_radius = float(BALL_RADIUS) * metres;
        balls.push_back(add_body(b2_dynamicBody, {0, 0}));
        add_shape(balls.back(), shape, ball);
    }

    void launch() {
        b2Vec2 place{paddle_body->GetPosition().x, float(LAUNCH_Y) * metres};
        for (size_t i = 0; i < balls.size(); i += 1) {
            Vector way = launch_direction(int(i), int(balls.size()));
            balls[i]->SetTransform(place, 0);
            balls[i]->SetLinearVelocity({float(way.x) * ball_speed, float(way.y) * ball_speed});
        }
    }

    static void sort_out(b2Contact *contact, b2Fixture *&ball_fixture, b2Fixture *&other) {
        ball_fixture = contact->GetFixtureA();
        other = contact->GetFixtureB();
        if (kind_of(ball_fixture) != ball) std::swap(ball_fixture, other);
    }

    void BeginContact(b2Contact *contact) override {
        b2Fixture *ball_fixture, *other;
        sort_out(contact, ball_fixture, other);
        Kind kind = kind_of(other);
        if (kind >= first_brick) hit_bricks.push_back(kind - first_brick);
        else if (kind == paddle && ball_fixture->GetBody()->GetLinearVelocity().y > 0)
            caught_balls.push_back(ball_fixture->GetBody());
    }

    // Only falling balls hit the paddle.
    void PreSolve(b2Contact *contact, const b2Manifold *) override {
        b2Fixture *ball_fixture, *other;
        sort_out(contact, ball_fixture, other);
        if (kind_of(other) == paddle && ball_fixture->GetBody()->GetLinearVelocity().y <= 0)
            contact->SetEnabled(false);
    }

    void send_up() {
        for (b2Body *body : caught_balls) {
            float beside = body->GetPosition().x - paddle_body->GetPosition().x;
            float half = float(PADDLE_WIDTH) / 2 * metres;
            Vector way = upward_direction(double(beside / half));
            body->SetLinearVelocity({float(way.x) * ball_speed, float(way.y) * ball_speed});
        }
        caught_balls.clear();
    }

    // Two balls may hit one brick in the same step.
    void remove_hit_bricks() {
        if (hit_bricks.empty()) return;
        for (size_t i : hit_bricks) {
            if (!bricks[i]) continue;
            if (one_wall) wall->DestroyFixture(bricks[i]);
            else world.DestroyBody(bricks[i]->GetBody());
            bricks[i] = nullptr;
            broken += 1;
            standing -= 1;
        }
        hit_bricks.clear();
        if (standing > 0) return;
        add_bricks();
        standing = BRICKS;
        launch();
    }
};

long play(int balls, long ticks) {
    // On the heap, because a Box2D world contains large arrays.
    auto scene = std::make_unique<Scene>(balls);
    long broken = scene->play(ticks);
    if (!scene->balls_are_inside()) {
        fprintf(stderr, "Box2D lost a ball: this run measured something else.\n");
        exit(1);
    }
    if (scene->has_clocks() == without_clocks) {
        fprintf(stderr, "Box2D's clocks %s.\n", without_clocks ? "still run" : "don't run");
        exit(1);
    }
    return broken;
}

}  // namespace

int main(int argc, char **argv) { return measure(play, argc, argv); }
