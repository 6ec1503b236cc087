import Phrases

extension BreakoutLevel {
    /// All levels, easiest first. A level is easier if bots clear it faster at the same ball speed,
    /// as `LevelOrderTests` measures. The standard settings show the first six rows of a map; other
    /// settings show more or fewer. Every row has bricks, so even a single row is playable.
    public static let all: [BreakoutLevel] = easier + harder

    /// The levels of the standard mode and of parties, in the same order.
    static let standard = all.filter { $0.isStandard }

    private static let easier: [BreakoutLevel] = [
        BreakoutLevel(
            .invader, colours: "GGGGGGGG",
            """
            ..G....G..
            ...G..G...
            ..G2GG2G..
            .GG*GG*GG.
            GGGGooGGGG
            GGGGwGGGGG
            G.G....G.G
            ...GG.GG..
            """),
        BreakoutLevel(
            .zigzag, colours: "PPPVVVVV",
            """
            P3PP......
            ..PP3P....
            ....P*PP..
            ......V3VV
            ....VoVV..
            ..V3VV....
            VV2V......
            ..VV2VVVVV
            """),
        BreakoutLevel(
            .chequers, colours: "VPVPVPVP",
            """
            V.V.V.V.V.
            .P.o.P.P.P
            V.V.V.V.V.
            .P.P.P.s.P
            V.w.V.V.V.
            .2.2.2.2.2
            V.V.V.V.V.
            .P.P.P.P.P
            """),
        BreakoutLevel(
            .columns, colours: "TTBBVVPP",
            """
            TT.TT.TT.T
            TT.T2.2T.T
            BB.Bo.BB.B
            BB.BB.sB.B
            VV.V2.2V.V
            VV.VV.VV.V
            PP.PP.PP.P
            PP.PP.PP.P
            """),
        BreakoutLevel(
            .sailboat, isStandard: false, colours: "WWWKROBT",
            """
            ....WW....
            ...YWWW...
            ..YYWWWW..
            .oYYWWWWW.
            RRRRw2RRRR
            .OOOOOOOO.
            BBTTBBTTBB
            TTBBTTBBTT
            """),
        BreakoutLevel(
            .pyramid, colours: "YYYAORRR",
            """
            ....33....
            ...YooY...
            ..2YYYY2..
            .AAA**AAA.
            OO2OOOO2OO
            RRRRwRRRRR
            RRRRRRRRRR
            2222222222
            """),
        BreakoutLevel(
            .rocket, isStandard: false, colours: "KKOOKKYY",
            """
            .KKK......
            .RKKWWWW..
            YOW3BB3WRR
            YOWoBBwWRR
            .RKK*WWW..
            .KKK......
            Y...Y..Y..
            ..Y...Y..Y
            """),
        BreakoutLevel(
            .mushroom, isStandard: false, colours: "RRRRWWWG",
            """
            ...RRRR...
            .RWWRRRWR.
            RRWWR*RRRR
            2RRRRRRWW2
            ..WKWWKW..
            ..WWo2WW..
            ..WWWWWW..
            GGGGGGGGGG
            """),
        BreakoutLevel(
            .duck, isStandard: false, colours: "YYYYAABB",
            """
            .....YYY..
            .....YKYOO
            Y....YYYOO
            YYsYYYYY..
            YYAAAAYY..
            .YY2Y2Y...
            BBBBBBBBBB
            TBTBTBTBTB
            """),
        BreakoutLevel(
            .heart, colours: "RRRRRRRP",
            """
            .RR....RR.
            RPPR..RPPR
            RPPo2RPPPR
            RPPPPPP*PR
            .RPPwPPPR.
            ..RRPPRR..
            ...RRRR...
            P..PPPP..P
            """),
        BreakoutLevel(
            .ghost, isStandard: false, colours: "VVVVVVVV",
            """
            ..VVVVVV..
            .VVV**VVV.
            VWWVVVWWVV
            VKWVooKWVV
            VVVVVVVVVV
            V2VV2VV2VV
            VV.VVVV.VV
            V...VV...V
            """),
        BreakoutLevel(
            .fish, colours: "TTTTTTBB",
            """
            B..TTTT...
            BB.T2TTTT.
            BBBTTT*T3T
            BBBToTTTTT
            BB.T2TsTT.
            B..TTTT...
            22.2222.22
            BBBBBBBBBB
            """),
    ]
}
