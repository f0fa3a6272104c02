/// What the lines of a map mean: only what is on it.
struct Legend {
    private let entries: [(style: String, text: String)]

    init(_ map: AppMap) {
        var entries: [(style: String, text: String)] = []
        for kind in map.routes.map(\.kind).withoutRepetitions.sorted() {
            entries.append(("line \(SVGStyle.line(of: kind))", kind))
        }
        if map.routes.contains(where: { !$0.results.isEmpty }) { entries.append(("result", "comes back")) }
        if map.modules.contains(where: { $0.origin == .handWritten }) { entries.append(("box hand", "hand-written")) }
        if map.root != nil { entries.append(("box start", "the app starts here")) }
        self.entries = entries
    }

    var height: Int { entries.isEmpty ? 0 : 36 }
    var width: Int { entries.reduce(0) { $0 + Self.width(of: $1.text) } }

    func draw(x: Int, y: Int, _ canvas: inout SVGCanvas) {
        var x = x
        for entry in entries {
            if entry.style.hasPrefix("box") {
                canvas.rectangle(Frame(x: x, y: y - 12, size: Size(width: 24, height: 14)), radius: 4, entry.style)
            } else {
                canvas.path("M\(x) \(y - 5)h24", entry.style)
            }
            canvas.text(entry.text, x: x + 32, y: y, "dim")
            x += Self.width(of: entry.text)
        }
    }

    private static func width(of text: String) -> Int { TextWidth.words(text, size: 13) + 60 }
}
