import AppGraph
import Diagnostics

/// A drawing that the user requests with the arguments of `viper-gen graph`.
struct GraphRequest {
    /// The output format.
    enum Format: String, CaseIterable {
        case svg, html, mermaid, dot, json
    }

    private let format: Format
    private let grouping: MapPicture.Grouping
    private let showsInside: Bool
    /// The depth at which each folder is drawn as one box; nil if every module is drawn.
    private let folded: Int?
    private var selection = MapSelection()
    /// The flow to draw: its module, and the member that starts it.
    private var flow: (module: String, member: String)?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        format = arguments.value(of: .drawing).flatMap(Format.init) ?? .svg
        grouping = arguments.has(.group) ? .folders : .flat
        showsInside = arguments.has(.inside)
        folded = arguments.value(of: .fold).flatMap { Int($0) }
        selection.depth = arguments.value(of: .depth).flatMap { Int($0) } ?? 1
        selection.only = (arguments.value(of: .only) ?? "").split(separator: ",").map(String.init)
        if let ways = arguments.value(of: .ways) {
            guard let dots = ways.firstRange(of: ".."), dots.lowerBound > ways.startIndex,
                dots.upperBound < ways.endIndex
            else { throw .invalid("'--to' requires two modules: A..B.") }
            selection.routeQuery = .init(from: String(ways[..<dots.lowerBound]), to: String(ways[dots.upperBound...]))
        }
        for operand in arguments.operands {
            guard let dot = operand.firstIndex(of: ".") else {
                selection.modules.append(operand)
                continue
            }
            guard arguments.operands.count == 1 else {
                throw .invalid("To draw a flow, name one MODULE.member and nothing else.")
            }
            flow = (String(operand[..<dot]), String(operand[operand.index(after: dot)...]))
        }
        if showsInside, selection.modules.count != 1 { throw .invalid("'--inside' requires one module.") }
        if showsInside, format == .html {
            throw .invalid("An HTML report contains the parts of each module. Omit '--inside'.")
        }
    }

    /// Returns the text of the requested drawing.
    func drawing(of map: AppMap) throws(CommandFailure) -> String {
        let known = map.modules.map(\.name)
        let named =
            selection.modules + [flow?.module, selection.routeQuery?.from, selection.routeQuery?.to].compactMap(\.self)
        for name in named where !known.contains(name) { throw .unknownModule(name, among: known) }
        if let flow { return try drawing(of: flow.member, in: flow.module, of: map) }
        if showsInside, let module = map.modules.first(where: { $0.name == selection.modules.first }) {
            switch format {
            case .svg, .html: return SVGModule.document(module, of: map)
            case .mermaid: return Mermaid.inside(module)
            case .dot: return Dot.inside(module)
            case .json:
                var alone = MapSelection()
                (alone.modules, alone.depth) = (selection.modules, 0)
                return JSONMap.text(map.selected(alone))
            }
        }
        for pattern in selection.only where !map.modules.contains(where: { $0.matches(pattern) }) {
            let near = nearest(to: pattern, in: known + map.modules.flatMap(\.folders))
            throw .invalid("No module or folder named '\(pattern)'.", meant: near)
        }
        var selected = map.selected(selection)
        if let query = selection.routeQuery, !selected.routes.contains(where: { $0.to == query.to }) {
            throw .invalid("'\(query.to)' is unreachable from '\(query.from)'.")
        }
        if let folded { selected = selected.folded(to: folded) }
        return switch format {
        case .svg: SVGMap.document(selected, grouping: grouping)
        case .html: MapPage.document(selected, grouping: grouping)
        case .mermaid: Mermaid.map(selected, grouping: grouping)
        case .dot: Dot.map(selected, grouping: grouping)
        case .json: JSONMap.text(selected)
        }
    }

    private func drawing(of member: String, in name: String, of map: AppMap) throws(CommandFailure) -> String {
        guard let module = map.modules.first(where: { $0.name == name }) else { throw .unknownModule(name, among: []) }
        guard let diagram = SequenceDiagram(of: member, in: module) else {
            throw Self.noBody(of: member, in: module, beside: map.modules)
        }
        switch format {
        case .svg: return SVGSequence.document(diagram)
        case .mermaid: return Mermaid.flow(diagram)
        case .json: return JSONFlow.text(diagram)
        case .html, .dot: throw .invalid("A flow supports only the formats svg, mermaid and json.")
        }
    }

    /// Returns the failure for a member that starts no flow. The message says whether the module declares the member
    /// at all. A declaration in another module's delegate counts too, because the module may implement the delegate.
    private static func noBody(
        of member: String, in module: MapModule, beside others: [MapModule]
    ) -> CommandFailure {
        let delegates = others.flatMap(\.parts).filter { $0.role == .delegate }
        let members = (module.parts + delegates).flatMap(\.members).map(\.name)
        if (members + members.map(\.baseName)).contains(member) {
            return .invalid("The spec of '\(module.name)' has no body for '\(member)'.")
        }
        let known = module.bodies.map(\.member)
        let near = nearest(to: member, in: known) ?? nearest(to: member, in: known.map(\.baseName))
        return .invalid("Module '\(module.name)' has no member '\(member)'.", meant: near)
    }

    /// Returns whether a file is empty, or looks like a drawing by viper-gen. Only such files may be overwritten.
    static func isDrawing(_ file: SourceFile) -> Bool {
        let text = file.text(0..<min(64, file.bytes.count))
        let beginnings = [
            "<svg xmlns=", "<!doctype html>", "flowchart ", "sequenceDiagram", "digraph ", "{\n  \"version\": 1,",
            "{\"version\":1,",
        ]
        return text.isEmpty || beginnings.contains { text.hasPrefix($0) }
    }
}

extension String {
    /// The name of a member without its labels: `show` for `show(_:)`.
    fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}
