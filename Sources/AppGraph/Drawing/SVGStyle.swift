/// The style sheets of pictures.
enum SVGStyle {
    /// The style sheet of a picture. It repeats each color instead of using CSS variables, which some SVG readers do
    /// not support.
    static let text = shapes + rules(.light) + "@media (prefers-color-scheme: dark) {\n" + rules(.dark) + "}\n"

    /// Returns the CSS class of the line for a kind of route, such as `push`.
    static func line(of kind: String) -> String {
        switch kind {
        case "push": "push"
        case "present": "present"
        case "setRoot", "root", "show": "root"
        default: "other"
        }
    }

    /// The rules that are the same in light and dark mode.
    static let shapes = """
        text { font: 400 13px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Helvetica, Arial, sans-serif; }
        .code { font: 400 11px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        .name { font-size: 14px; font-weight: 600; }
        .heading { font-size: 20px; font-weight: 650; }
        .folder-name { font-size: 13px; font-weight: 600; letter-spacing: .02em; }
        .middle { text-anchor: middle; }
        .over { paint-order: stroke; stroke-width: 4; stroke-linejoin: round; }
        .line { fill: none; stroke-width: 1.6; stroke-linecap: round; }
        .result { fill: none; stroke-width: 1.3; stroke-dasharray: 4 3.5; stroke-linecap: round; }
        .head { stroke: none; }
        .box { stroke-width: 1.2; }
        .box.hand { stroke-dasharray: 5 3.5; }
        .box.start { stroke-width: 2; }
        .folder { stroke-width: 1; fill-opacity: .035; }
        .branch { stroke-width: 1; fill-opacity: .045; }
        .life { stroke-width: 1; stroke-dasharray: 2 4; }
        .rule { stroke-width: 1; }
        .disc, .sign, .written { stroke-width: 1.3; }
        .sign, .written { fill: none; stroke-linecap: round; stroke-linejoin: round; }

        """

    struct Colors {
        var paper, ink, dim, box, border, start, folder, folderBorder, push, present, root, other, result,
            warning: String

        static let light = Colors(
            paper: "#fdfcfa", ink: "#1d2330", dim: "#6a7283", box: "#ffffff", border: "#b9c0cc", start: "#2f5fd0",
            folder: "#1d2330", folderBorder: "#d3d1ca", push: "#2f5fd0", present: "#8a46c4", root: "#16836a",
            other: "#667085", result: "#b0690b", warning: "#c4321c")
        static let dark = Colors(
            paper: "#14171d", ink: "#e8ebf1", dim: "#98a1b3", box: "#1f242d", border: "#465063", start: "#7da2ff",
            folder: "#dfe6f5", folderBorder: "#333b4a", push: "#7da2ff", present: "#c895f5", root: "#55c9ac",
            other: "#a4adbd", result: "#e0a458", warning: "#ff8a75")
    }

    static func rules(_ colors: Colors) -> String {
        var text = """
            text { fill: \(colors.ink); }
            .paper { fill: \(colors.paper); }
            .dim { fill: \(colors.dim); }
            .over { stroke: \(colors.paper); }
            .box { fill: \(colors.box); stroke: \(colors.border); }
            .box.start { stroke: \(colors.start); }
            .folder { fill: \(colors.folder); stroke: \(colors.folderBorder); }
            .branch { fill: \(colors.folder); stroke: \(colors.folderBorder); }
            .folder-name { fill: \(colors.dim); }
            .life, .rule { stroke: \(colors.border); }
            .result { stroke: \(colors.result); }
            .result-text { fill: \(colors.result); }
            .disc { fill: \(colors.paper); stroke: \(colors.warning); }
            .sign { stroke: \(colors.warning); }
            .quiet .disc, .quiet .sign { stroke: \(colors.dim); }
            .made { fill: \(colors.push); }
            .written { stroke: \(colors.result); }

            """
        let kinds = [
            ("push", colors.push), ("present", colors.present), ("root", colors.root), ("other", colors.other),
        ]
        for (name, color) in kinds {
            text += ".line.\(name) { stroke: \(color); }\n.head.\(name), .\(name)-text { fill: \(color); }\n"
        }
        return text
    }
}
