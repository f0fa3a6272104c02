import Diagnostics

/// Pictures of single modules as SVG: the summary, the inputs and dependencies, and the parts.
package enum SVGModule {
    /// Returns a module as a complete SVG document. `map` provides the routes to and from the module.
    package static func document(_ module: MapModule, of map: AppMap) -> String {
        let picture = ModulePicture(module)
        let legend = Legend(picture, width: picture.size.width)
        let width = max(picture.size.width, legend.width, TextWidth.words(module.name, size: 20), 480)
        let summary = module.summary.lines { TextWidth.words($0, size: 13) > width }
        let facts = facts(of: module, in: map).map { fact in
            (name: fact.name, lines: fact.text.lines { TextWidth.code($0, size: 11) > width - indent })
        }
        let lineCount = summary.count + facts.map(\.lines.count).reduce(0, +)
        let top = 30 + lineCount * line + 26
        let size = Size(width: width + 2 * margin, height: picture.size.height + 2 * margin + top + legend.height)
        let description = description(of: module, map)
        return SVGCanvas.document(size, title: "\(module.name): parts", description: description) { canvas in
            canvas.text(module.name, x: margin, y: margin + 14, "heading")
            var y = margin + 20
            for text in summary {
                y += line
                canvas.text(text, x: margin, y: y, "dim")
            }
            y += 6
            for (name, lines) in facts {
                canvas.text(name, x: margin, y: y + line, "dim")
                for text in lines {
                    y += line
                    canvas.text(text, x: margin + indent, y: y, "code")
                }
            }
            canvas.group("transform=\"translate(\(margin) \(margin + top))\"") { draw(picture, &$0) }
            legend.draw(x: margin, y: size.height - margin, &canvas)
        }
    }

    private static let (margin, line, indent) = (32, 19, 96)

    /// Returns the lines below the module's summary, such as `opened by` and `TodoList`. Omits empty lines.
    private static func facts(of module: MapModule, in map: AppMap) -> [(name: String, text: String)] {
        let facts = [
            ("inputs", module.inputs), ("requires", module.dependencies),
            ("opened by", map.routes.filter { $0.to == module.name }.map(\.from).unique),
            ("opens", map.routes.filter { $0.from == module.name }.map(\.to).unique),
            ("file", module.place.isEmpty ? [] : [module.place]),
        ]
        return facts.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: ", ")) }
    }

    /// Returns a description of the picture in sentences, for screen readers.
    private static func description(of module: MapModule, _ map: AppMap) -> String {
        let facts = facts(of: module, in: map).map { "\($0.name) \($0.text)." }
        let parts = module.parts.map { part in
            let members = part.members.map { "\($0.name), \($0.origin.label)" }.joined(separator: "; ")
            return "\(part.title), \(part.protocolName)\(members.isEmpty ? "" : ": " + members)."
        }
        return (facts + parts).joined(separator: " ")
    }

    private static func draw(_ picture: ModulePicture, _ canvas: inout SVGCanvas) {
        for card in picture.cards {
            canvas.group("class=\"part\"", title: "\(card.title), \(card.protocolName)") { draw(card, &$0) }
        }
        for line in picture.lines {
            guard let start = line.runs.first, let end = line.runs.last else { continue }
            let style = line.pointsLeft ? "present" : "push"
            let tip = line.pointsLeft ? start : end
            canvas.path(LinePath.path(line.runs), "line \(style)")
            canvas.path(LinePath.head(x: tip.start, y: tip.y, pointsLeft: line.pointsLeft), "head \(style)")
        }
    }

    private static func draw(_ card: ModulePicture.ProtocolCard, _ canvas: inout SVGCanvas) {
        let frame = card.frame
        canvas.rectangle(frame, radius: 9, card.isOutside ? "box hand" : "box")
        canvas.text(card.title, x: frame.x + 16, y: frame.y + 21, "name")
        canvas.text(card.protocolName, x: frame.x + 16, y: frame.y + 37, "code dim")
        if card.members.isEmpty { return }
        canvas.path("M\(frame.x) \(frame.y + ModulePicture.header)h\(frame.size.width)", "rule")
        for (index, member) in card.members.enumerated() {
            let y = frame.y + ModulePicture.header + (index + 1) * ModulePicture.lineHeight
            canvas.group("class=\"member\"", title: "\(member.name), \(member.origin.label)") {
                $0.path(member.origin.dot(x: frame.x + 19, y: y - 4), member.origin.style)
                $0.text(member.name, x: frame.x + 32, y: y, "code")
            }
        }
    }
}
