import Diagnostics

/// The data of the HTML report's script (`Templates/page/Map.js`): the picture, and the details of each module.
///
/// To keep the report small, a table contains each text once, and the data refers to texts by their index. Frequent
/// records are arrays with a fixed order of fields: `[name, kind]`.
struct MapPageData {
    /// The table of texts, as JSON strings.
    private var texts: [JSONValue] = []
    /// The index of each text in the table.
    private var numbers: [String: Int] = [:]

    /// Returns the data of a map and its picture.
    static func json(_ map: AppMap, _ picture: MapPicture) -> JSONValue {
        var data = MapPageData()
        let places = Dictionary(firstOf: zip(map.modules.map(\.name), 0...))
        let paths = Dictionary(firstOf: zip(picture.folders.map(\.path), 0...))
        let marks = map.findings.marks
        let modules = zip(map.modules, picture.boxes).map { module, box in
            data.module(
                module, box, folder: picture.folders.isEmpty ? nil : paths[module.folder],
                isRoot: module.name == map.root, marks: marks[module.name] ?? [])
        }
        let links = picture.links.map { data.link($0, from: places[$0.from] ?? 0, to: places[$0.to] ?? 0) }
        let folders = picture.folders.map { folder -> JSONValue in
            .object([
                "name": data.text(folder.path.last ?? ""), "count": .int(folder.count),
                "in": paths[Array(folder.path.dropLast())].map(JSONValue.int) ?? .null, "at": folder.frame.json,
            ])
        }
        return .object([
            "size": .array([.int(picture.size.width), .int(picture.size.height)]), "modules": .array(modules),
            "links": .array(links), "folders": .array(folders), "texts": .array(data.texts),
        ])
    }

    /// Returns the index of a text in the table. Adds the text if the table does not contain it.
    private mutating func text(_ text: String) -> JSONValue {
        let number = numbers[text, default: texts.count]
        if number == texts.count {
            numbers[text] = number
            texts.append(.string(text.visibleLine))
        }
        return .int(number)
    }

    private mutating func list(_ texts: [String]) -> JSONValue { .array(texts.map { text($0) }) }

    // MARK: Links

    /// Returns the data of an arrow between two modules. `from` and `to` are the indices of the modules. A route is
    /// `[member, kind, results]`; a line of the label is `[name, kind]`.
    private mutating func link(_ link: MapPicture.Link, from: Int, to: Int) -> JSONValue {
        let stretches = link.stretches.map { Self.stretch($0.runs, in: $0.folder) }
        let routes = link.routes.map { route -> JSONValue in
            .array([text(route.member), text(route.kind), list(route.results)])
        }
        let label = link.label.routes.map { JSONValue.array([text($0.name), text($0.kind)]) }
        return .object([
            "ends": .array([.int(from), .int(to)]), "kind": text(link.kind), "left": .bool(link.pointsLeft),
            "routes": .array(routes), "label": .array(label), "results": list(link.label.results),
            "at": link.labelFrame.map { .array([.int($0.x), .int($0.y + link.label.above)]) } ?? .null,
            "in": link.folder.map(JSONValue.int) ?? .null,
            "heads": .array([.string(link.head), .string(link.label.results.isEmpty ? "" : link.openHead)]),
            "paths": .array(stretches),
        ])
    }

    /// Returns the part of an arrow's line inside one folder: `[folder, path, [left, top, right, bottom]]`.
    private static func stretch(_ runs: [Interval], in folder: Int?) -> JSONValue {
        let heights = runs.map(\.y)
        let bounds = [runs.first?.start ?? 0, heights.min() ?? 0, runs.last?.end ?? 0, heights.max() ?? 0]
        return .array([
            folder.map(JSONValue.int) ?? .null, .string(LinePath.path(runs)), .array(bounds.map(JSONValue.int)),
        ])
    }

    // MARK: Modules

    /// Returns the data of a module and its box. Omits empty values, and a title that equals the name.
    private mutating func module(
        _ module: MapModule, _ box: MapPicture.Box, folder: Int?, isRoot: Bool, marks: [MapHint.Mark]
    ) -> JSONValue {
        var object: JSONValue.KeyValues = ["name": text(module.name), "at": box.frame.json]
        func add(_ key: String, _ value: JSONValue, unless isEmpty: Bool) {
            if !isEmpty { object.append(key, value) }
        }
        add("title", text(box.title), unless: box.title == module.name)
        add("below", text(box.subtitle), unless: box.subtitle.isEmpty)
        add("in", folder.map(JSONValue.int) ?? .null, unless: folder == nil)
        add("hand", .bool(true), unless: module.origin == .generated)
        add("root", .bool(true), unless: !isRoot)
        add("place", text(module.place), unless: module.place.isEmpty)
        add("summary", text(module.summary), unless: module.summary.isEmpty)
        add("inputs", list(module.inputs), unless: module.inputs.isEmpty)
        add("asks", list(module.dependencies), unless: module.dependencies.isEmpty)
        let findings = marks.map { JSONValue.array([text($0.kind.style), text($0.kind.sign), text($0.text)]) }
        add("findings", .array(findings), unless: findings.isEmpty)
        let spec = module.spec.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        add("spec", list(spec), unless: module.spec.isEmpty)
        // If the module has a spec, the script shows the parts from the spec's text.
        let parts = module.spec.isEmpty ? module.parts.filter { !$0.members.isEmpty } : []
        add("parts", .array(parts.map { part($0) }), unless: parts.isEmpty)
        let flows = module.bodies.filter { $0.caller != nil }.map { SequenceDiagram(of: $0, in: module) }
        add("flows", .array(flows.map { flow($0) }), unless: flows.isEmpty)
        return .object(object)
    }

    /// Returns the data of a part: `[title, protocol, generated members, hand-written members]`.
    private mutating func part(_ part: MapPart) -> JSONValue {
        let generated = part.members.filter { $0.origin == .generated }
        let handWritten = part.members.filter { $0.origin == .handWritten }
        return .array([
            text(part.title), text(part.protocolName), list(generated.map(\.name)), list(handWritten.map(\.name)),
        ])
    }

    // MARK: Flows

    /// Returns the data of a flow: `[event, participants, steps]`.
    private mutating func flow(_ flow: SequenceDiagram) -> JSONValue {
        .array([text(flow.event), list(flow.participants.map(\.title)), .array(flow.steps.map { step($0, in: flow) })])
    }

    /// Returns the data of a step. A call is `[from, to, member]`, a note is `[participant, note]`, and branches are
    /// `[[[condition, steps], …]]`.
    private mutating func step(_ step: SequenceDiagram.Step, in flow: SequenceDiagram) -> JSONValue {
        switch step {
        case .call(let from, let to, let member):
            .array([.int(flow.column(from)), .int(flow.column(to)), text(member)])
        case .note(let participant, let note): .array([.int(flow.column(participant)), text(note)])
        case .branch(let branches):
            .array([
                .array(
                    branches.map { branch in
                        .array([text(branch.condition), .array(branch.steps.map { self.step($0, in: flow) })])
                    })
            ])
        }
    }
}

extension Frame {
    fileprivate var json: JSONValue { .array([x, y, size.width, size.height].map(JSONValue.int)) }
}
