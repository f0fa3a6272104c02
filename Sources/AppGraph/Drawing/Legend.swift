/// The legend of a picture. It explains the lines and signs that occur in the picture.
struct Legend {
    private enum Symbol {
        /// A line or a box with a CSS class.
        case line(String), box(String)
        case mark(MapHint.Kind)
        case member(MapModule.Origin)
    }

    /// The width that rows may have even if the picture is narrower.
    private static let minimumRowWidth = 800

    private typealias Entry = (symbol: Symbol, text: String)

    private let rows: [[Entry]]

    init(_ map: AppMap, _ findings: [MapHint], width: Int) {
        var entries: [Entry] = map.routes.map(\.kind).filter { !$0.isEmpty }.unique.sorted().map {
            (.line("line \(SVGStyle.line(of: $0))"), $0)
        }
        if map.routes.contains(where: { !$0.results.isEmpty }) {
            entries.append((.line("result"), "returns (via delegate)"))
        }
        if map.modules.contains(where: { $0.origin == .handWritten }) {
            entries.append((.box("box hand"), "implemented by hand"))
        }
        if map.root != nil { entries.append((.box("box start"), "root module")) }
        for kind in MapHint.Kind.allCases where findings.contains(where: { $0.kind == kind }) {
            entries.append((.mark(kind), kind.meaning))
        }
        rows = Self.rows(of: entries, width: width)
    }

    init(_ picture: ModulePicture, width: Int) {
        let origins = Set(picture.cards.flatMap(\.members).map(\.origin))
        var entries: [Entry] = [MapModule.Origin.generated, .handWritten].filter(origins.contains).map {
            (.member($0), $0.label)
        }
        if picture.cards.contains(where: \.isOutside) { entries.append((.box("box hand"), "in another module")) }
        rows = Self.rows(of: entries, width: width)
    }

    /// Divides the entries into rows. A row is at most as wide as the larger of `width` and `minimumRowWidth`.
    private static func rows(of entries: [Entry], width: Int) -> [[Entry]] {
        entries.reduce(into: []) { rows, entry in
            if let row = rows.last, Self.width(of: row + [entry]) <= max(width, minimumRowWidth) {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
    }

    private static let lineHeight = 24

    var height: Int { rows.isEmpty ? 0 : 36 + (rows.count - 1) * Self.lineHeight }
    var width: Int { rows.map(Self.width).max() ?? 0 }

    /// Draws the legend with its last row at `y`.
    func draw(x: Int, y: Int, _ canvas: inout SVGCanvas) {
        for (number, row) in rows.enumerated() {
            draw(row, x: x, y: y - (rows.count - 1 - number) * Self.lineHeight, &canvas)
        }
    }

    private func draw(_ row: [Entry], x: Int, y: Int, _ canvas: inout SVGCanvas) {
        var x = x
        for entry in row {
            switch entry.symbol {
            case .line(let style): canvas.path("M\(x) \(y - 5)h24", style)
            case .box(let style):
                canvas.rectangle(Frame(x: x, y: y - 12, size: Size(width: 24, height: 14)), radius: 4, style)
            case .mark(let kind): kind.draw(x: x + 14, y: y - 5, title: nil, &canvas)
            case .member(let origin): canvas.path(origin.dot(x: x + 16, y: y - 5), origin.style)
            }
            canvas.text(entry.text, x: x + 32, y: y, "dim")
            x += Self.width(of: entry.text)
        }
    }

    private static func width(of row: [Entry]) -> Int { row.reduce(0) { $0 + width(of: $1.text) } }
    private static func width(of text: String) -> Int { TextWidth.words(text, size: 13) + 60 }
}

extension MapModule.Origin {
    /// The origin for legends and descriptions.
    var label: String { self == .generated ? "generated" : "implemented by hand" }

    /// The CSS class of the dot before a member.
    var style: String { self == .generated ? "made" : "written" }

    /// Returns the SVG path of the dot before a member: a full square for generated members, a ring for others.
    func dot(x: Int, y: Int) -> String {
        self == .generated ? "M\(x - 3) \(y - 3)h6v6h-6Z" : "M\(x - 3) \(y)a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"
    }
}
