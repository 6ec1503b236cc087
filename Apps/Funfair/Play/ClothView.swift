import FunfairFace
import SwiftUI

/// The cloth that players place chips on.
struct ClothView: View {
    let cloth: Cloth
    @Environment(Face.self) private var face
    private let columns = [GridItem(.adaptive(minimum: 72), spacing: 8)]

    var body: some View {
        VStack(spacing: 16) {
            buttons(cloth.chipNames, chosen: cloth.chosen) { .chip($0) }
            buttons(cloth.changes) { .change(ChipChange.allCases[$0]) }
            ScrollView(.horizontal) {
                ZStack {
                    ForEach(cloth.places.indices, id: \.self) { place(cloth.places[$0], $0) }
                }
                .frame(width: ClothLayout.size.width, height: ClothLayout.size.height)
                // A cloth isn't mirrored in right-to-left languages.
                .environment(\.layoutDirection, .leftToRight)
            }
            buttons(cloth.called) { .choose(cloth.places.count + $0) }
        }
    }

    private func buttons(
        _ names: [String], chosen: Int? = nil, _ move: @escaping (Int) -> SheetMove
    ) -> some View {
        LazyVGrid(columns: columns, spacing: 8) {
            ForEach(names.indices, id: \.self) { index in
                Button {
                    face.press(.sheet(move(index)))
                } label: {
                    Text(names[index])
                }
                .buttonStyle(.bordered)
                .tint(index == chosen ? Fair.gold : Fair.accent)
                .accessibilityAddTraits(index == chosen ? .isSelected : [])
            }
        }
    }

    private func place(_ place: Cloth.Place, _ index: Int) -> some View {
        let box = ClothLayout.box(of: place)
        let paint = place.look.map { Color(paint: face.looks[$0].colour) }
        let shape = RoundedRectangle(cornerRadius: 6)
        return Button {
            face.press(.sheet(.choose(index)))
        } label: {
            Text(place.amount > 0 ? face.view.words.number(place.amount) : place.label)
                .font(.footnote.bold())
                .foregroundStyle(place.amount > 0 ? Fair.onGold : Color.white)
                .frame(width: box.width, height: box.height)
                .background(
                    place.amount > 0 ? Fair.gold : paint ?? Fair.felt[place.label == "" ? 2 : 1],
                    in: shape)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(place.spokenText)
        .position(x: box.x + box.width / 2, y: box.y + box.height / 2)
    }
}

/// A chart that compares a value's course with the expected course.
struct CourseView: View {
    let course: Course

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(course.title).font(.caption.bold())
            Canvas { context, size in
                context.fill(band(size), with: .color(.white.opacity(0.2)))
                context.stroke(
                    path({ $0.expected }, size), with: .color(.white),
                    style: StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
                context.stroke(path({ $0.value }, size), with: .color(Fair.gold), lineWidth: 2.5)
            }
            .frame(height: 110)
            .accessibilityLabel(course.spokenText)
            Text(course.spokenText + " " + course.legend + " " + course.note).font(.footnote)
        }
    }

    private func points(_ number: (Course.Point) -> Int, _ size: CGSize) -> [CGPoint] {
        course.places(number).map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
    }

    private func path(_ number: (Course.Point) -> Int, _ size: CGSize) -> Path {
        let points = points(number, size)
        return Path { $0.addLines(points) }
    }

    private func band(_ size: CGSize) -> Path {
        let points = points({ $0.high }, size) + points({ $0.low }, size).reversed()
        return Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
    }
}
