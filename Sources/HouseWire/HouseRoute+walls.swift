// Walls that somebody drew and cleared. In a path a wall is named by its code, which follows from what was
// drawn.

extension HouseRoute {
    /// Puts a wall up, called by its `.name`: what is sent is the recording that clears it.
    public static var publishing: HouseRoute { HouseRoute(.post, "api/walls") }
    /// The walls of a `.page`, `.by` a ``WallOrder``.
    public static var walls: HouseRoute { HouseRoute(.get, "api/walls") }
    /// A wall.
    public static func wall(_ wall: String) -> HouseRoute { of(wall, .get) }
    /// Takes one's own wall down.
    public static func unpublishing(_ wall: String) -> HouseRoute { of(wall, .delete) }
    /// Gives a wall one's heart.
    public static func heart(for wall: String) -> HouseRoute { of(wall, .post, "/heart") }
    /// Takes it back.
    public static func noHeart(for wall: String) -> HouseRoute { of(wall, .delete, "/heart") }

    // Not inlined, for the size of the browser's module.
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
            ]
        }
    }
#endif
