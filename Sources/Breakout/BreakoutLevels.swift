import Phrases

extension BreakoutLevel {
    /// The levels, in the order they are played: by how long bots take to clear them at the same
    /// speed, which `LevelOrderTests` measures. By the standard settings a wall has the first six
    /// rows of its map; more rows are an addition, fewer show less of the picture. Each row has
    /// bricks, so that a wall of one row is a wall.
    public static let all: [BreakoutLevel] = [
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
        BreakoutLevel(
            .smile, colours: "YYYYYYYY",
            """
            ..YYYYYY..
            .Y3YYYY3Y.
            YYKYYYYKYY
            YYYYooYYYY
            YKY2YY2YKY
            .YKKKKKKY.
            ..YY2sYY..
            ....22....
            """),
        BreakoutLevel(
            .rainbow, colours: "ROAYGBVP",
            """
            RRRRRRRRRR
            OOOO*OOOOO
            AAAAAAAAAA
            YYYYYYoYYY
            GGwGGGGGGG
            BBBBBBBBBB
            VVVVVVVVVV
            PPPPPPPPPP
            """),
        BreakoutLevel(
            .bullseye, colours: "KRKKKRKR",
            """
            2WWWWWWWW2
            WR3RRRR3RW
            WRW*WW*WRW
            WRWoRRoWRW
            WR3WWWW3RW
            2RRRnRRRR2
            WWWWWWWWWW
            2222222222
            """),
        BreakoutLevel(
            .castle, colours: "KKKKKKKA",
            """
            K.K.KK.K.K
            K2K2KK2K2K
            KAAKoKAAKK
            K3AK33KA3K
            KAAKwsKAAK
            K22KAAK22K
            KKKKAAKKKK
            AAAAAAAAAA
            """),
        BreakoutLevel(
            .fortress, colours: "KVVVVKKK",
            """
            3333333333
            3V2VooV2V3
            3VV*VV*VV3
            32VVnsVV23
            3VV*22*VV3
            3323223233
            2222222222
            3333333333
            """),
    ]
}
