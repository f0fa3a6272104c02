/// A writer of SVG elements, one per line.
struct SVGCanvas {
    private(set) var text = ""
    private var depth = 0

    mutating func add(_ line: String) { text += String(repeating: " ", count: depth) + line + "\n" }

    /// Adds a group of elements. Tooltips and screen readers show the title.
    mutating func group(_ attributes: String, title: String? = nil, _ content: (inout SVGCanvas) -> Void) {
        add("<g \(attributes)>")
        depth += 1
        if let title { add("<title>\(title.escapedForXML)</title>") }
        content(&self)
        depth -= 1
        add("</g>")
    }

    mutating func rectangle(_ frame: Frame, radius: Int, _ style: String) {
        add(
            """
            <rect class="\(style)" x="\(frame.x)" y="\(frame.y)" width="\(frame.size.width)" \
            height="\(frame.size.height)" rx="\(radius)"/>
            """)
    }

    mutating func text(_ text: String, x: Int, y: Int, _ style: String) {
        if text.isEmpty { return }
        add("<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text.escapedForXML)</text>")
    }

    /// Adds the elements of another canvas.
    mutating func insert(_ other: SVGCanvas) { text += other.text }

    /// Adds a path, moved down by `down`.
    mutating func path(_ path: String, _ style: String, down: Int = 0) {
        let transform = down == 0 ? "" : " transform=\"translate(0 \(down))\""
        add("<path class=\"\(style)\"\(transform) d=\"\(path)\"/>")
    }

    /// Returns a complete SVG document with styles for light and dark mode. Screen readers read the description.
    static func document(
        _ size: Size, title: String, description: String, _ content: (inout SVGCanvas) -> Void
    ) -> String {
        var canvas = SVGCanvas()
        canvas.add(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" \
            height="\(size.height)" role="img">
            """)
        canvas.depth = 1
        canvas.add("<title>\(title.escapedForXML)</title>")
        canvas.add("<desc>\(description.escapedForXML)</desc>")
        canvas.add("<style>\n\(SVGStyle.text)</style>")
        canvas.rectangle(Frame(x: 0, y: 0, size: size), radius: 14, "paper")
        content(&canvas)
        canvas.depth = 0
        canvas.add("</svg>")
        return canvas.text
    }
}
