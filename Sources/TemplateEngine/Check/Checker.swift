import Diagnostics

/// Checks templates against the types that they are used with, and turns them into a program on the way.
///
/// Included files and macros are checked for each combination of types that they are used with, like generic functions that are
/// specialised. The instances wait in a queue, so that there is no recursion, however templates include one another.
struct Checker {
    private static let maximumInstances = 4_000
    private static let maximumInstructions = 2_000_000

    var library: Library
    var program = Program()
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Finding> = []
    private var queue: [PendingInstance] = []
    /// The functions of all instances, by their numbers.
    private var instances: [InstanceKey: Int] = [:]
    var mentionsByTemplate: [String: Set<String>] = [:]
    private var filesByPath: [String: Int] = [:]
    var recursion = Recursion()
    /// The instance that is being checked.
    var state: FunctionState

    /// Identifies a diagnostic, so that one which is found in several instances is reported once.
    private struct Finding: Hashable {
        var rule: String
        var message: String
        var path: String
        var range: Range<Int>
    }

    /// Rules that are not checked where a tag has a syntax error, because it may have set the name, or tested the value.
    private static let rulesOfWholeTemplates: Set<Rule> = [.templateUnknownName, .templateAbsent]

    init(library: Library) {
        self.library = library
        self.state = FunctionState(
            instance: PendingInstance(
                key: InstanceKey(
                    callee: .template(""), root: RecordType("", doc: "", fields: []), parameters: [], facts: [],
                    isDoubtful: true), function: 0, use: nil),
            file: SourceFile(path: "", bytes: []), fileIndex: 0)
    }

    /// The function of an entry; nil where there is no such template.
    mutating func add(_ entry: TemplateEntry) -> Int? {
        guard library.template(named: entry.name) != nil else {
            diagnostics.append(.templateUnknownFile(entry.name, known: [], nil))
            return nil
        }
        return function(
            for: InstanceKey(
                callee: .template(entry.name), root: entry.root, parameters: [], facts: [],
                isDoubtful: library.broken.contains(entry.name)),
            usedAt: nil)
    }

    /// Checks all entries, and everything that they use.
    mutating func run() {
        var next = 0
        while next < queue.count {
            let isTooMuch = queue.count > Self.maximumInstances || program.instructions.count > Self.maximumInstructions
            if isTooMuch {
                diagnostics.report(
                    .templateVariants, "the templates are used with too many combinations of types",
                    at: queue[next].use,
                    notes: ["give names the same types wherever a file or macro is used"])
                return
            }
            check(queue[next])
            next += 1
        }
        diagnostics += recursion.findings(functionCount: program.functions.count)
    }

    /// The function for an instance, which is queued when it is new.
    mutating func function(for key: InstanceKey, usedAt use: SourceLocation?) -> Int {
        if let function = instances[key] { return function }
        let function = program.functions.count
        program.functions.append(Program.Function(entry: 0, frameSize: 0))
        instances[key] = function
        queue.append(PendingInstance(key: key, function: function, use: use))
        return function
    }

    private mutating func check(_ instance: PendingInstance) {
        let (nodes, file): ([Node], SourceFile)
        switch instance.key.callee {
        case .template(let name):
            guard let template = library.template(named: name) else { return }
            (nodes, file) = (template.body, template.file)
        case .macro(let name):
            guard let macro = library.macro(named: name) else { return }
            (nodes, file) = (macro.syntax.body, macro.file)
        }
        state = FunctionState(instance: instance, file: file, fileIndex: index(of: file))
        program.functions[instance.function].entry = program.instructions.count
        _ = lower(nodes)
        emit(.return, file.bytes.count..<file.bytes.count)
        program.functions[instance.function].frameSize = state.nextSlot
    }

    private mutating func index(of file: SourceFile) -> Int {
        if let index = filesByPath[file.path] { return index }
        filesByPath[file.path] = program.files.count
        program.files.append(file)
        return program.files.count - 1
    }

    // MARK: Findings

    func place(_ range: Range<Int>) -> SourceLocation { SourceLocation(state.file, range) }

    /// Reports that an operation gets a value of a type that it does not work on.
    mutating func reportType(_ message: String, _ range: Range<Int>, _ notes: [Diagnostic.Note] = []) {
        report(Diagnostic(.templateType, message, at: place(range), notes: notes))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        if state.instance.key.isDoubtful, Self.rulesOfWholeTemplates.contains(diagnostic.rule) { return }
        let finding = Finding(
            rule: diagnostic.rule.id, message: diagnostic.message, path: state.file.path,
            range: diagnostic.location?.range ?? 0..<0)
        guard reported.insert(finding).inserted else { return }
        var diagnostic = diagnostic
        if let use = state.instance.use {
            let isMacro = if case .macro = state.instance.key.callee { true } else { false }
            diagnostic.notes.append(Diagnostic.Note(isMacro ? "called from here" : "included from here", at: use))
        }
        diagnostics.reportWithinLimit(diagnostic)
    }

    /// The names that may be suggested in place of another one; none once there are many diagnostics, for the search is slow.
    func suggested(_ names: @autoclosure () -> [String]) -> [String] { diagnostics.count < 50 ? names() : [] }

    // MARK: Code

    @discardableResult
    mutating func emit(_ instruction: Instruction, _ range: Range<Int>) -> Int {
        program.instructions.append(instruction)
        program.places.append(Program.Place(file: state.fileIndex, range: range))
        return program.instructions.count - 1
    }

    var nextInstruction: Int { program.instructions.count }

    mutating func operation(_ operation: Operation) -> OperationID {
        program.operations.append(operation)
        return program.operations.count - 1
    }

    mutating func constant(_ value: Value) -> OperationID {
        program.constants.append(value)
        return operation(.constant(program.constants.count - 1))
    }

    mutating func operands(_ operations: [OperationID]) -> Range<Int> {
        let start = program.operands.count
        program.operands += operations
        return start..<program.operands.count
    }

    /// Copies text of the current file into the program.
    mutating func text(_ range: Range<Int>) -> Range<Int> {
        let start = program.text.count
        program.text += state.file.bytes[range]
        return start..<program.text.count
    }
}
