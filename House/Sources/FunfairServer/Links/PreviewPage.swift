/// A page that messengers show as a title, a sentence and a picture (the Open Graph protocol), and
/// that leads people on to the games' page in the folder above.
struct PreviewPage {
    struct Picture {
        let address: String
        let width: Int
        let height: Int
        /// A description for people who can't see the picture.
        let about: String
    }

    let title: String
    let sentence: String
    /// The picture, or nil for none.
    let picture: Picture?
    /// The part of the games' page to open.
    let fragment: String

    /// The page's HTML. It needs no scripts, which messengers don't run.
    var html: String {
        let next = "../#\(fragment)"
        return """
            <!doctype html>
            <html lang="en" prefix="og: https://ogp.me/ns#">
              <head>
                <meta charset="utf-8">
                <title>\(title.inHTML) · Funfair</title>
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="robots" content="noindex">
                <meta name="description" content="\(sentence.inHTML)">
            \(tags.map { "    <meta property=\"\($0)\" content=\"\($1.inHTML)\">" }.joined(separator: "\n"))
                <meta name="twitter:card" content="\(picture == nil ? "summary" : "summary_large_image")">
                <meta http-equiv="refresh" content="0; url=\(next.inHTML)">
              </head>
              <body>
                <p><a href="\(next.inHTML)">\(title.inHTML)</a></p>
                <p>\(sentence.inHTML)</p>
              </body>
            </html>

            """
    }

    private var tags: [(String, String)] {
        [
            ("og:type", "website"), ("og:site_name", "Funfair"), ("og:title", title),
            ("og:description", sentence),
        ]
            + (picture.map {
                [
                    ("og:image", $0.address), ("og:image:type", "image/png"),
                    ("og:image:width", String($0.width)), ("og:image:height", String($0.height)),
                    ("og:image:alt", $0.about),
                ]
            } ?? [])
    }
}

extension String {
    /// The text with HTML's special characters escaped, for content and for attributes in quotes.
    /// Code point by code point, because a `<` before or after some marks is part of a longer
    /// `Character`.
    var inHTML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
