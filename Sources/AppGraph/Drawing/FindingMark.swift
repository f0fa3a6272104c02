/// The mark of a hint on a module's box: a small disc with a sign. Signs differ by shape, not only by color.
extension MapHint.Kind {
    /// The SVG path of the sign, centered on the disc.
    var sign: String {
        switch self {
        case .fanOut: "M-4 0L3 -3.3M-4 0H4M-4 0L3 3.3"
        case .unreachable: "M-3.5 3.5L3.5 -3.5"
        case .cycle: "M3 -2.2A3.7 3.7 0 1 0 3.7 1M3.6 -4.6V-2H1"
        case .sharedService: "M0 -3.6L3.6 0L0 3.6L-3.6 0Z"
        }
    }

    /// The explanation of the mark in a legend.
    var meaning: String {
        switch self {
        case .fanOut: "opens more than \(AppMap.maximumFanOut) modules"
        case .unreachable: "unreachable from the root"
        case .cycle: "in a navigation cycle"
        case .sharedService: "uses a shared service"
        }
    }

    /// The CSS class of the mark. A service that most modules use is not a problem, so its mark is less conspicuous.
    var style: String { self == .sharedService ? "mark quiet" : "mark" }

    func draw(x: Int, y: Int, title: String?, _ canvas: inout SVGCanvas) {
        canvas.group("class=\"\(style)\" transform=\"translate(\(x) \(y))\"", title: title) {
            $0.path("M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z", "disc")
            $0.path(sign, "sign")
        }
    }
}

extension MapHint {
    /// A mark on a module's box. The text joins all hints of one kind about the module.
    typealias Mark = (kind: Kind, text: String)
}

extension [MapHint] {
    /// The marks of each module, by the module's name.
    var marks: [String: [MapHint.Mark]] {
        var marks: [String: [MapHint.Mark]] = [:]
        for finding in self {
            for name in finding.modules {
                if let index = marks[name]?.firstIndex(where: { $0.kind == finding.kind }) {
                    marks[name]?[index].text += "; " + finding.text
                } else {
                    marks[name, default: []].append((kind: finding.kind, text: finding.text))
                }
            }
        }
        return marks
    }
}
