import Diagnostics

/// Maps as SVG.
package enum SVGMap {
    /// Returns a map as a complete SVG document.
    package static func document(_ map: AppMap, grouping: MapPicture.Grouping) -> String {
        let picture = MapPicture(map, grouping: grouping)
        let findings = map.findings
        let legend = Legend(map, findings, width: picture.size.width)
        let size = Size(
            width: max(picture.size.width, legend.width, TextWidth.words(map.title, size: 20) + 200) + 2 * margin,
            height: picture.size.height + 2 * margin + top + legend.height)
        let description = description(of: map, findings)
        return SVGCanvas.document(size, title: "\(map.title): module map", description: description) { canvas in
            canvas.text(map.title, x: margin, y: margin + 14, "heading")
            canvas.text(map.counts, x: margin + TextWidth.words(map.title, size: 20) + 14, y: margin + 14, "dim")
            canvas.group("transform=\"translate(\(margin) \(margin + top))\"") {
                draw(picture, map, findings.marks, &$0)
            }
            legend.draw(x: margin, y: size.height - margin, &canvas)
        }
    }

    private static let margin = 32
    private static let top = 36

    /// Returns a description of the picture in sentences, for screen readers.
    private static func description(of map: AppMap, _ findings: [MapHint]) -> String {
        let routes = map.routes.map { route in
            let results = route.results.isEmpty ? "" : "; returns " + route.results.joined(separator: ", ")
            return "\(route.from) opens \(route.to) by \(route.member), \(route.kind)\(results)."
        }
        return (routes + findings.map { "\($0.text)." }).joined(separator: " ")
    }

    /// Draws folders, then lines, then boxes, because later elements cover earlier ones.
    private static func draw(
        _ picture: MapPicture, _ map: AppMap, _ marks: [String: [MapHint.Mark]], _ canvas: inout SVGCanvas
    ) {
        for folder in picture.folders {
            canvas.rectangle(folder.frame, radius: 12, "folder")
            canvas.text(folder.path.last ?? "", x: folder.frame.x + 16, y: folder.frame.y + 24, "folder-name")
        }
        for link in picture.links {
            canvas.group("class=\"link\"", title: link.sentence) { drawLink(link, &$0) }
        }
        for box in picture.boxes {
            let module = map.modules[box.module]
            canvas.group("class=\"module\"", title: module.sentence) { canvas in
                drawBox(box, module, isRoot: module.name == map.root, &canvas)
                for (number, mark) in (marks[module.name] ?? []).enumerated() {
                    mark.kind.draw(x: box.frame.right - 14 - 18 * number, y: box.frame.y + 1, title: mark.text, &canvas)
                }
            }
        }
    }

    private static func drawLink(_ link: MapPicture.Link, _ canvas: inout SVGCanvas) {
        let path = LinePath.path(link.stretches.flatMap(\.runs))
        if !link.label.results.isEmpty {
            canvas.path(path, "result", down: LinePath.betweenLines)
            canvas.path(link.openHead, "result open")
        }
        canvas.path(path, "line \(link.kind)")
        canvas.path(link.head, "head \(link.kind)")
        if let frame = link.labelFrame { drawLabel(link.label, link.kind, frame, &canvas) }
    }

    private static func drawLabel(_ label: LinkLabel, _ kind: String, _ frame: Frame, _ canvas: inout SVGCanvas) {
        for (index, line) in label.routes.enumerated() {
            let y = frame.y + (index + 1) * LinkLabel.lineHeight - 3
            let how = line.kind.isEmpty ? "" : " <tspan class=\"\(kind)-text\">\(line.kind.escapedForXML)</tspan>"
            canvas.add("<text class=\"code\" x=\"\(frame.x + 6)\" y=\"\(y)\">\(line.name.escapedForXML)\(how)</text>")
        }
        for (index, result) in label.results.enumerated() {
            let y = frame.y + label.above + (index + 1) * LinkLabel.lineHeight + 5
            canvas.text(result, x: frame.x + 6, y: y, "code result-text")
        }
    }

    private static func drawBox(_ box: MapPicture.Box, _ module: MapModule, isRoot: Bool, _ canvas: inout SVGCanvas) {
        let frame = box.frame
        let style = (isRoot ? " start" : "") + (module.origin == .handWritten ? " hand" : "")
        canvas.rectangle(frame, radius: 9, "box" + style)
        let y = box.subtitle.isEmpty ? frame.middle + 5 : frame.middle - 2
        canvas.text(box.title, x: frame.x + 16, y: y, "name")
        canvas.text(box.subtitle, x: frame.x + 16, y: y + 16, "code dim")
    }
}

extension MapPicture.Link {
    /// A description of the routes between two modules, for screen readers.
    fileprivate var sentence: String {
        "\(from) opens \(to): " + routes.map { "\($0.member), \($0.kind)" }.joined(separator: "; ")
    }
}

extension MapModule {
    /// A description of the module for screen readers.
    fileprivate var sentence: String {
        [name, summary, place].filter { !$0.isEmpty }.joined(separator: ". ").replacing(".. ", with: ". ")
    }
}

extension AppMap {
    /// The text `3 modules, 2 routes`.
    var counts: String {
        countsOfWhole ?? "\(counted(modules.count, "module")), \(counted(routes.count, "route"))"
    }
}
