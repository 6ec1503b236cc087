import Phrases

extension BreakoutLevel {
    /// The second half of the levels.
    static let harder: [BreakoutLevel] = [
        BreakoutLevel(
            .butterfly, isStandard: false, colours: "VVPPTTTK",
            """
            VVV.KK.VVV
            VPPV22VPPV
            VPoV*2VwPV
            .VVV22VVV.
            .TTT*2TTT.
            TTBT22TBTT
            TTT.KK.TTT
            ....KK....
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
            .crown, isStandard: false, colours: "AAAAAAYY",
            """
            B...RR...B
            A..AAAA..A
            AA.AAAA.AA
            AAAA*AoAAA
            A3RA3BA3RA
            2222222222
            YYYYYYYYYY
            AAAAAAAAAA
            """),
        BreakoutLevel(
            .anchor, isStandard: false, colours: "KKKKKKKB",
            """
            ...3333...
            ...3..3...
            ..33oo33..
            3...33...3
            33..*2..33
            .33333n33.
            ...3333...
            BTBTBTBTBT
            """),
        BreakoutLevel(
            .cat, isStandard: false, colours: "AAAAAAAA",
            """
            A2......2A
            AAA....AAA
            AAAAAAAAAA
            AG3AAAA3GA
            AAA*PPsAAA
            2W2AKKA2W2
            .AAAAAAAA.
            ..AAAAAA..
            """),
        BreakoutLevel(
            .house, isStandard: false, colours: "RRRRWWGG",
            """
            ...2RR2.K.
            ..2RRRR2K.
            .RRR*RRRR.
            3333333333
            .WB3WWB3W.
            .WB3o2BsW.
            .WWWA2WWW.
            GGGGGGGGGG
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
            .skull, isStandard: false, colours: "WWWWWWWW",
            """
            ..333333..
            .33WWWW33.
            33..*W..33
            33..oW..33
            333W..W333
            .3W33n3W3.
            .W3W33W3W.
            ..W.WW.W..
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
        BreakoutLevel(
            .robot, isStandard: false, colours: "RKKKKKTT",
            """
            R.333333.R
            3333333333
            33..33..33
            33.G**G.33
            3333oo3333
            3R2R2R2R23
            3333333333
            K33....33K
            """),
    ]
}
