import AppGraph
import Diagnostics
import ViperGeneration
import ViperModel

extension Command {
    static let graph = Command(
        "graph", abstract: "Draw a map of the modules, one module, or a flow.",
        discussion: """
            Without arguments, draws all modules. With module names, draws these modules, the modules that they open, \
            and the modules that open them. With MODULE.member, draws the flow that starts with this member, as svg, \
            mermaid or json. With --inside, draws the parts of one module. Writes to standard output, or to the file \
            that --output names.

            Also draws modules without a spec, if 'viper-gen adopt' recognizes them. With --format html, writes a \
            report that contains the whole map, the parts of each module and all flows. The report loads nothing from \
            the network.
            """,
        operands: [
            Operand(
                "module", .any,
                help: "Modules to draw with their neighbors, or one MODULE.member. (default: all)",
                values: .module)
        ],
        options: [.path, .drawing, .inside, .depth, .only, .group, .fold, .ways, .output] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let request = try GraphRequest(arguments)
            let project = try Project.located(in: session)
            guard let output = arguments.value(of: .output) else {
                session.printResult(
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
        help: "Output format: a picture, an HTML report, Mermaid or Graphviz text, or data. (default: svg)")
    static let inside = Option.flag(
        "inside", help: "Draw the parts of one module with their members.")
    static let depth = Option.value(
        "depth", "n", .number, help: "Number of routes to follow from and to the named modules. (default: 1)")
    static let only = Option.value(
        "only", "names", help: "Modules and folders to show, separated by commas; '*' matches any characters.")
    static let group = Option.flag("group", help: "Draw the folders of specs as frames around their modules.")
    static let fold = Option.value(
        "fold", "n", .number, help: "Draw each folder at depth n as one box. Depth 1 is the outermost folder.")
    static let ways = Option.value("to", "A..B", help: "Show only the routes from module A to module B.")
    static let output = Option.value(
        "output", "file", .file, help: "File in the project to write to. (default: standard output)")
}

private func drawing(
    _ request: GraphRequest, of project: Project, _ session: Session
) throws(CommandFailure) -> String {
    let files = try Generation(project: project, session: session).read()
    let checked = Pipeline.check(files.texts)
    guard let program = checked.program else { throw .invalidInput(checked.diagnostics) }
    let map = AppMap(program, beside: try HandWrittenAppMap(of: project, beside: program))
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
            .outputIsNotAPicture, "'\(printable(path))' is not a picture written by viper-gen", at: nil,
            notes: ["name another file, or move the existing file; it was not changed"])
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
