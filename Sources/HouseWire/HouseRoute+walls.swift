// Walls that players drew and cleared. Paths name a wall by its code, which is derived from the
// drawing.

extension HouseRoute {
    /// Publishes a wall under a `.name`. The body is the recording of a run that clears the wall.
    public static var publishing: HouseRoute { HouseRoute(.post, "api/walls") }
    /// Gets a `.page` of walls, sorted `.by` a ``WallOrder``.
    public static var walls: HouseRoute { HouseRoute(.get, "api/walls") }
    /// Gets a wall.
    public static func wall(_ wall: String) -> HouseRoute { of(wall, .get) }
    /// Takes down a wall that the device published.
    public static func unpublishing(_ wall: String) -> HouseRoute { of(wall, .delete) }
    /// Gives a wall a heart.
    public static func heart(for wall: String) -> HouseRoute { of(wall, .post, "/heart") }
    /// Takes back the heart given to a wall.
    public static func noHeart(for wall: String) -> HouseRoute { of(wall, .delete, "/heart") }

    /// Reports a wall to the host.
    public static func report(of wall: String) -> HouseRoute { of(wall, .post, "/report") }

    // Not inlined, to keep the browser's module small.
    @inline(never)
    private static func of(_ wall: String, _ method: Method, _ rest: String = "") -> HouseRoute {
        HouseRoute(method, "api/walls/").with(wall, rest)
    }
}

#if !hasFeature(Embedded)
    extension HouseRoute {
        static var admissionsOfWalls: [(route: HouseRoute, admission: Admission)] {
            let wall = HousePart.wall.placeholder
            return [
                (.publishing, .device(.wall, .wallOfAddress, body: WireLimits.recording)),
                (.walls, .free),
                (.wall(wall), .free),
                (.unpublishing(wall), .device(.heart)),
                (.heart(for: wall), .device(.heart, .heartOfAddress)),
                (.noHeart(for: wall), .device(.heart, .heartOfAddress)),
                (.report(of: wall), .anyDevice(.report, .reportOfAddress)),
            ]
        }
    }
#endif
