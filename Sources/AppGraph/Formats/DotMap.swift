/// Maps in Graphviz's DOT format.
package enum Dot {
    /// Returns a map as a directed graph with a node for each module and a cluster for each folder.
    package static func map(_ map: AppMap, grouping: MapPicture.Grouping) -> String {
        var text = head(map.title)
        func write(_ tree: FolderTree, _ indent: String) {
            for module in tree.modules.map({ map.modules[$0] }) {
                let style = module.origin == .handWritten ? " [style=\"rounded,dashed\"]" : ""
                text += "\(indent)\(quoted(module.name))\(style);\n"
            }
            for folder in tree.folders {
                text += "\(indent)subgraph \(quoted("cluster_" + folder.path.joined(separator: "/"))) {\n"
                text += "\(indent)  label=\(quoted(folder.path.last ?? ""));\n"
                write(folder, indent + "  ")
                text += "\(indent)}\n"
            }
        }
        write(FolderTree(map, grouping), "  ")
        for route in map.routes {
            text +=
                "  \(quoted(route.from)) -> \(quoted(route.to)) [label=\(quoted("\(route.member) \(route.kind)"))];\n"
            for result in route.results {
                text +=
                    "  \(quoted(route.to)) -> \(quoted(route.from)) "
                    + "[label=\(quoted(result)), style=dashed, constraint=false];\n"
            }
        }
        return text + "}\n"
    }

    /// Returns a directed graph with a node for each part of a module. The node lists the part's members.
    package static func inside(_ module: MapModule) -> String {
        let picture = ModulePicture(module)
        let cards = picture.cards.map { card in
            let lines = card.lines.map { escaped($0) + "\\l" }.joined()
            return "  \(quoted(card.title)) [label=\"\(lines)\"];\n"
        }
        let calls = picture.lines.map { line in
            "  \(quoted(picture.cards[line.from].title)) -> \(quoted(picture.cards[line.to].title));\n"
        }
        return head(module.name) + cards.joined() + calls.joined() + "}\n"
    }

    private static func head(_ title: String) -> String {
        """
        digraph \(quoted(title)) {
          rankdir=LR;
          node [shape=box, style=rounded, fontname="Helvetica"];
          edge [fontname="Menlo", fontsize=10];

        """
    }

    private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    private static func escaped(_ text: String) -> String {
        text.visibleLine.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
