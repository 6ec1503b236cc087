import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Names that look like someone else's.
@Suite("Lookalike names", .withEveryEngine)
struct LookalikeTests {
    /// Names, each with other names that could be mistaken for it.
    private static let impostors: [(String, [String])] = [
        (
            "Paul Ada",
            [
                // Blanks
                "Paul\u{2800}Ada", "Paul Ada\u{2800}", "\u{2800}Paul Ada", "Paul\u{1D159}Ada",
                "Paul Ada\u{1D159}", "Paul\u{3164}Ada", "Paul Ada\u{FFA0}", "Paul\u{115F}Ada",
                "Paul \u{1160}Ada", "Paul\u{13441}Ada", "Paul \u{13442} Ada", "Paul A\u{16FE4}da",
                "Paul\u{FFFC} Ada", "Pa\u{2060}ul Ada", "Paul\u{34F} Ada", "Paul Ada\u{E0061}",
                "P\u{180E}aul Ada", "Paul Ada\u{2D7F}",
                // Cyrillic, Greek, Armenian, Cherokee, Lisu
                "Раul Аdа", "РAUL АDА", "Paul Aԁa", "Pauӏ Ada", "Ραul Αda", "PAUL ΑDΑ", "Paυl Ada",
                "Paսl Ada", "Ꮲaul Ꭺda", "ꓑaul ꓮda", "раul аdа",
                // Letters of other widths and styles
                "Ｐａｕｌ Ａｄａ", "𝐏𝐚𝐮𝐥 𝐀𝐝𝐚", "𝓟𝓪𝓾𝓵 𝓐𝓭𝓪", "𝙿𝚊𝚞𝚕 𝙰𝚍𝚊", "ℙ𝕒𝕦𝕝 𝔸𝕕𝕒", "Pauⅼ Aⅾa", "ⓅⓐⓤⓁ ⒶⒹⒶ",
                // Strokes
                "PauI Ada", "Pau1 Ada", "Pau| Ada", "pauI ada", "PauΙ Ada", "PauІ Ada", "Pauا Ada",
                "Pau׀ Ada", "PAU1 ADA",
            ]
        ),
        ("paul", ["PauI", "pauI", "Pau1"]),
        ("PAUL", ["PauI", "PAU1"]),
        ("Bill", ["BiII", "Bi11", "BiӀI", "BlLL", "BIll"]),
        ("Ali", ["ALl", "AIi", "Ali\u{307}", "Alı", "ALİ", "A1i"]),
        ("Ian", ["lan", "1an", "|an", "Ιan", "Іan"]),
        ("Bob", ["B0b", "BOB", "B0B", "Воb", "ΒΟΒ", "Bоb", "Bօb"]),
        ("Tim", ["Tirn", "Тіm"]),
        ("Jeff", ["Jeſſ", "Јeff", "Jeﬀ"]),
        ("Zoë", ["Zoe\u{308}\u{308}", "Zоё", "ΖΟË"]),
        ("e\u{301}\u{302}\u{303}\u{304}", ["e\u{301}\u{302}\u{303}\u{304}\u{306}"]),
        ("Олег", ["Oлeг", "олег", "0лег"]),
        ("Сара", ["Capa", "CAPA"]),
        ("Σοφία", ["Σoφία", "Σοφi\u{301}α", "ΣΟΦΊΑ"]),
        ("山口", ["山ロ", "山⼝"]),
    ]
    private static let pairs = impostors.flatMap { name, others in others.map { (name, $0) } }

    @Test func `The tests use at least forty lookalikes`() {
        #expect(Self.pairs.count >= 40)
    }

    @Test(arguments: pairs)
    func `A lookalike of a registered name is refused`(name: String, impostor: String) async throws
    {
        let house = try await TestHouse()
        _ = try await house.player(name)
        expect(try await house.register(impostor), refuses: "name-taken", 409)
    }

    @Test(arguments: pairs)
    func `A name is refused if one of its lookalikes is registered`(name: String, impostor: String)
        async throws
    {
        let house = try await TestHouse()
        _ = try await house.player(impostor)
        expect(try await house.register(name), refuses: "name-taken", 409)
    }

    /// Distinguishable names in many scripts.
    private static let honest = [
        "Paul", "Paula", "Ali", "All", "Ian", "Lan", "Al", "Ai", "Ida", "Bill", "Will", "Jo",
        "Zoe", "Zoë", "Ada", "Ada 2", "Ada2", "Adam", "Anna", "An Na", "O’Neil", "McIvor", "R2D2",
        // Vietnamese
        "Lân", "Lần", "Nguyễn", "Đức", "Dung", "Dũng", "Hương", "Hường", "Tuấn", "Tuân", "Thảo",
        "Ánh",
        // Chinese
        "小明", "李华", "王伟", "王芳", "张三", "李四", "陈静", "美丽",
        // Spanish
        "José", "Jose", "María", "Peña", "Pena", "Iñaki", "Begoña", "Núñez",
        // Arabic
        "علي", "محمد", "فاطمة", "ليلى", "نور", "عمر", "أحمد", "يوسف",
        // Japanese, Korean
        "さくら", "サクラ", "太郎", "ゆうき", "ハナ", "지민", "서연", "민준",
        // Cyrillic, Greek, Armenian, Georgian
        "Олег", "Анна", "Ольга", "Їжак", "Νίκος", "Ελένη", "Արամ", "ნინო", "გიორგი",
        // Hebrew, Hindi, Bengali, Tamil, Thai, Khmer, Burmese, Ethiopic
        "נועה", "דוד", "שרה", "आरव", "प्रिया", "कृष्ण", "রিয়া", "கவிதா", "สมชาย", "น้ำฝน",
        "ស្រី", "အောင်", "ကြွေ", "አበበ",
        // Turkish, Polish, Icelandic, German
        "Işık", "Łukasz", "Lukasz", "Þór", "Jürgen", "Jurgen",
        // Emoji
        "🎈", "🎉", "👩‍🚀", "👨‍🚀", "🇪🇸", "🇻🇳", "❤️", "♠️", "Ada 🎈",
    ]

    @Test func `Different names in any script are accepted`() async throws {
        let house = try await TestHouse()
        for name in Self.honest {
            let answer = try await house.register(name)
            #expect(answer.status == 201, "\(name): \(answer.detail)")
            #expect(answer.json["name"] == .text(name))
        }
        #expect(Self.honest.count >= 60)
    }

    @Test(arguments: [
        "\u{1D159}", "\u{1D159}\u{2800}", "\u{13441} \u{3164}", "\u{FFFC}", "\u{16FE4}\u{200D}",
        "\u{2800}\u{FE0F}",
    ])
    func `A name that consists of blank characters is refused`(name: String) async throws {
        let house = try await TestHouse()
        expect(try await house.register(name), refuses: "invalid-name", 400)
    }

    @Test func `Blank characters that have a width are shown as spaces`() async throws {
        let house = try await TestHouse()
        let answer = try await house.register("Paul\u{2800}\u{1D159}Ada\u{3164}")
        #expect(answer.json["name"] == .text("Paul Ada"))
    }

    @Test func `A suggestion doesn't look like any registered name`() async throws {
        let house = try await TestHouse()
        for name in ["Ada", "Аda 2", "ADA 3"] { _ = try await house.player(name) }
        #expect(try await house.register("Аdа").json["suggestion"]?.text == "Аdа 4")
    }

    // MARK: The device that owns the name

    @Test func `Asking for a lookalike of your own name returns your own name`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let answer = try await house.register("Аdа", as: ada.secret)
        #expect(answer.status == 200)
        #expect(answer.json["name"] == .text("Ada"))
    }

    @Test func `A run must have the registered name, not a lookalike of it`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let alike = TestPlayer(name: "Аdа", secret: ada.secret)
        // If the run were accepted, its viewers would see the lookalike name.
        expect(try await house.play(alike), refuses: "does-not-fit", 422)
        #expect(try await house.play(ada).status == 201)
        let rows = try await house.get("/api/boards/breakout/all?around=%D0%90d%D0%B0")
        #expect(rows.rows("around").count == 1)
        #expect(rows.rows("around").first?.contains("Ada") == true)
    }

    @Test func `A player's attempt at the challenge is found by a lookalike name`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        _ = try await house.play(ada, "challenge")
        let games = try await house.get("/api/challenge?player=%D0%90d%D0%B0").json["games"]
        let breakout = games?.list?.first { $0["game"] == .text("breakout") }
        #expect(breakout?["played"] == .bool(true))
    }

    @Test func `Removing a lookalike name doesn't remove the registered player`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        #expect(try await House.remove("Аdа", from: house.repository) == .looksLike("Ada"))
        #expect(try await House.remove("Grace", from: house.repository) == .nobody)
        #expect(try await house.play(ada).status == 201)
    }

    @Test func `Removing a player frees all lookalikes of the name`() async throws {
        let house = try await TestHouse()
        _ = try await house.player("Ada")
        #expect(try await House.remove("ADA", from: house.repository) == .removed("Ada"))
        #expect(try await house.register("Аdа").status == 201)
        #expect(try await house.repository.flaws() == [])
    }
}
