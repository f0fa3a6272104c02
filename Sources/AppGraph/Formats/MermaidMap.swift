/// Maps and flows in the format of Mermaid.
package enum Mermaid {
    /// Returns a map as a flow chart with a node for each module. Routes are arrows. Delegate calls back to the opening
    /// module are dotted arrows.
    package static func map(_ map: AppMap, grouping: MapPicture.Grouping) -> String {
        let names = Dictionary(firstOf: map.modules.enumerated().map { ($0.element.name, "m\($0.offset)") })
        var text = "flowchart LR\n"
        func node(_ module: MapModule) -> String {
            let id = names[module.name] ?? ""
            let label = quoted(module.name)
            return module.origin == .handWritten ? "\(id)([\(label)])" : "\(id)[\(label)]"
        }
        func write(_ tree: FolderTree, _ indent: String) {
            for module in tree.modules { text += "\(indent)\(node(map.modules[module]))\n" }
            for folder in tree.folders {
                let id = "f_" + folder.path.joined(separator: "_").map { $0.isASCII && $0.isLetter ? $0 : "_" }
                let number = folder.allModules.first ?? 0
                text += "\(indent)subgraph \(id)\(number)[\(quoted(folder.path.last ?? ""))]\n"
                write(folder, indent + "  ")
                text += "\(indent)end\n"
            }
        }
        write(FolderTree(map, grouping), "  ")
        for route in map.routes {
            guard let from = names[route.from], let to = names[route.to] else { continue }
            text += "  \(from) -->|\(quoted("\(route.member) \(route.kind)"))| \(to)\n"
            for result in route.results { text += "  \(to) -.->|\(quoted(result))| \(from)\n" }
        }
        return text
    }

    /// Returns a flow chart with a node for each part of a module. The node lists the part's members.
    package static func inside(_ module: MapModule) -> String {
        let picture = ModulePicture(module)
        let cards = picture.cards.enumerated().map { number, card in
            "  m\(number)[\"\(card.lines.map(plain).joined(separator: "<br/>"))\"]\n"
        }
        return "flowchart LR\n" + cards.joined() + picture.lines.map { "  m\($0.from) --> m\($0.to)\n" }.joined()
    }

    /// Returns a sequence diagram.
    package static func flow(_ diagram: SequenceDiagram) -> String {
        var text = "sequenceDiagram\n"
        let ids = Dictionary(firstOf: diagram.participants.enumerated().map { ($0.element, "p\($0.offset)") })
        for participant in diagram.participants {
            text += "  participant \(ids[participant] ?? "") as \(plain(participant.title))\n"
        }
        func write(_ steps: [SequenceDiagram.Step], _ indent: String) {
            for step in steps {
                switch step {
                case .call(let from, let to, let member):
                    text += "\(indent)\(ids[from] ?? "")->>\(ids[to] ?? ""): \(plain(member))\n"
                case .note(let participant, let note):
                    text += "\(indent)Note over \(ids[participant] ?? ""): \(plain(note))\n"
                case .branch(let branches):
                    for (index, branch) in branches.enumerated() {
                        text += "\(indent)\(index == 0 ? "alt" : "else") \(plain(branch.displayedCondition))\n"
                        write(branch.steps, indent + "  ")
                    }
                    text += "\(indent)end\n"
                }
            }
        }
        write(diagram.steps, "  ")
        return text
    }

    /// Returns a quoted label with all special characters escaped.
    private static func quoted(_ text: String) -> String { "\"\(plain(text))\"" }

    /// Returns a text on one line, with Mermaid's special characters escaped by number: `;` as `#59;`. In texts with
    /// `style` or `classDef`, also escapes colons: after `style:`, Mermaid would read `#59;` as a color.
    private static func plain(_ text: String) -> String {
        let mayBeStyle = text.contains("style") || text.contains("classDef")
        let marks = "\"#;<>&`{}[]|\\%" + (mayBeStyle ? ":" : "")
        return text.visibleLine.replacingScalars { marks.unicodeScalars.contains($0) ? "#\($0.value);" : nil }
    }
}
