import AppGraph
import Diagnostics
import ViperGeneration
import ViperModel

extension Command {
    static let graph = Command(
        "graph", abstract: "Draws the app: its modules and what opens what, or a flow.",
        discussion: """
            The map goes to standard output, or to the file that --output names. Where modules are named, it is what they open \
            and what opens them; MODULE.member draws the flow that begins with that member, as svg, mermaid or json; \
            --inside draws the parts of one module. \
            Modules without a spec are drawn as 'viper-gen adopt' recognises them. \
            A page (--format html) holds the whole map, each module's inside and all flows, and asks the network for nothing.
            """,
        operands: [
            Operand(
                "module", .any,
                help: "The modules to draw with what is around them, or one MODULE.member. (default: all)",
                values: .module)
        ],
        options: [.path, .drawing, .inside, .depth, .only, .group, .fold, .ways, .output] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let request = try GraphRequest(arguments)
            let project = try Project.located(in: session)
            guard let output = arguments.value(of: .output) else {
                session.answer(
                    try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
                        try drawing(request, of: project, session)
                    })
                return .success
            }
            return try project.whileLocked(in: session) { (project) throws(CommandFailure) in
                try write(drawing(request, of: project, session), to: output, of: project, session)
            }
        })
}

extension Option {
    static let drawing = Option.value(
        "format", "kind", .choice(GraphRequest.Format.allCases.map(\.rawValue)),
        help: "What is written: a picture, a page, text for Mermaid or Graphviz, or the data. (default: svg)")
    static let inside = Option.flag(
        "inside", help: "Draw the parts of one module, and what each can be called with.")
    static let depth = Option.value(
        "depth", "n", .number, help: "How many steps around the named modules are shown. (default: 1)")
    static let only = Option.value(
        "only", "names", help: "Modules and folders to show, separated by commas; '*' stands for any characters.")
    static let group = Option.flag("group", help: "Draw the folders of specs as frames around their modules.")
    static let fold = Option.value(
        "fold", "n", .number, help: "Draw each folder at that depth, 1 for the outermost, as one box.")
    static let ways = Option.value("to", "A..B", help: "Show the ways from module A to module B, and nothing else.")
    static let output = Option.value("output", "file", .file, help: "The file to write, in the project.")
}

private func drawing(
    _ request: GraphRequest, of project: Project, _ session: Session
) throws(CommandFailure) -> String {
    let files = try Generation(project: project, session: session).read()
    let checked = Pipeline.check(files.texts)
    guard let program = checked.program else { throw .invalidInput(checked.diagnostics) }
    let map = AppMap(program, beside: try FoundApp(of: project, beside: program))
    if map.modules.isEmpty { throw .invalidInput([try project.noSpecs(in: files.settings.specs)]) }
    return try request.drawing(of: map)
}

private func write(
    _ text: String, to path: String, of project: Project, _ session: Session
) throws(CommandFailure) -> ExitCode {
    if WriteJournal.isReserved(path) { throw .refused([.refusedPath(PathRefusal(path: path, reason: .reserved))]) }
    var changeSet = ChangeSet(of: project, edits: session.shared.edits)
    let old = try project.file(at: path)
    if let old, !GraphRequest.isDrawing(old) {
        throw .refused(
            .outputIsNotAPicture, "'\(printable(path))' is no drawing, and stays as it is", at: nil,
            notes: ["name another file, or move this one away"])
    }
    let new = Array(text.utf8)
    if old?.bytes != new { changeSet.add(FileChange(path: path, old: old?.bytes, new: new)) }
    return try changeSet.write(to: project, subject: "1 picture", since: session.world.clock(), in: session)
}

extension Rule {
    static let outputIsNotAPicture = Rule(
        id: "outputIsNotAPicture", summary: "'--output' names an existing file that is not a picture",
        explanation: """
            The file named by '--output' exists, but 'viper-gen graph' did not write it. It was not changed. Name \
            another file, or move the existing one.
            """,
        wrong: "viper-gen graph --output Specs/Feed.viper",
        right: "viper-gen graph --output Map.svg")
}
