import Diagnostics

/// Checks the names, members, filters and arguments in the templates of a set.
///
/// The types of names depend on where a template or macro is used. So each one is checked again for each combination of
/// types. In addition, each one is checked once without types, to find errors in templates and macros that are never
/// used.
struct TemplateChecker {
    /// The maximum number of checked uses. Only a template that includes itself with new types each time has more uses.
    /// Errors in the other uses are found when the template is rendered.
    private static let maximumUses = 2_000

    let library: TemplateLibrary
    private(set) var diagnostics: [Diagnostic] = []
    /// For each template, the names of the templates that it includes, also in its macros.
    private(set) var includes: [String: Set<String>] = [:]
    private var reported: Set<Finding> = []
    private var known: Set<TemplateUse> = []
    private var waiting: [(use: TemplateUse, from: SourceLocation?)] = []

    /// The template or macro that is being checked, the location where it is used, and its file.
    private(set) var current: (use: TemplateUse, from: SourceLocation?, file: SourceFile)
    var scope = Scope<ValueType?>()
    /// The number of blocks around the current position.
    private(set) var blockDepth = 0
    /// The names that `set` created in blocks that have ended. If a template uses such a name later, the message says
    /// why it is unknown.
    var endedNames: [String: Range<Int>] = [:]

    /// The identity of a finding. If a template is checked for several uses, each finding is reported only once.
    private struct Finding: Hashable {
        var rule: String
        var message: String
        var path: String
        var range: Range<Int>
    }

    /// Checks all templates and macros without types. Then checks the entries, and everything that they use, with
    /// types.
    init(_ library: TemplateLibrary, entries: [TemplateEntry]) {
        self.library = library
        let nothing = TemplateUse(callee: .template(""), root: nil)
        current = (nothing, nil, SourceFile(path: "", bytes: []))
        for name in library.templates.keys.sorted() { add(TemplateUse(callee: .template(name), root: nil), from: nil) }
        for name in library.macros.keys.sorted() { add(TemplateUse(callee: .macro(name), root: nil), from: nil) }
        for entry in entries where library.templates[entry.name] != nil {
            add(TemplateUse(callee: .template(entry.name), root: entry.root), from: nil)
        }
        var next = 0
        while next < waiting.count {
            check(waiting[next].use, from: waiting[next].from)
            next += 1
        }
    }

    private mutating func add(_ use: TemplateUse, from place: SourceLocation?) {
        let isUntyped = use.root == nil
        guard isUntyped || known.count < Self.maximumUses, known.insert(use).inserted else { return }
        waiting.append((use, place))
    }

    /// Schedules the check of a template or macro with the types that its names have at this use.
    mutating func add(_ callee: TemplateUse.Callee, _ names: [String: TemplateUse.Variable], at range: Range<Int>) {
        guard let root = current.use.root else { return }
        add(TemplateUse(callee: callee, root: root, names: names), from: place(range))
    }

    private mutating func check(_ use: TemplateUse, from: SourceLocation?) {
        let (name, body, file): (String, [Node], SourceFile)
        switch use.callee {
        case .template(let callee):
            guard let template = library.templates[callee] else { return }
            (name, body, file) = (template.name, template.body, template.file)
        case .macro(let callee):
            guard let macro = library.macros[callee] else { return }
            (name, body, file) = (macro.template, macro.syntax.body, macro.file)
        }
        // A tag with a syntax error may define names, so a check with types would report false errors.
        if use.root != nil, library.broken.contains(name) { return }
        current = (use, from, file)
        (scope, endedNames) = (Scope(), [:])
        for (name, variable) in use.names.sorted(by: { $0.key < $1.key }) {
            scope.declare(name, variable.type, variable.origin)
        }
        check(body)
    }

    /// Records that the current template includes the template `name`.
    mutating func addInclude(of name: String) {
        let includer =
            switch current.use.callee {
            case .template(let name): name
            case .macro(let name): library.macros[name]?.template ?? ""
            }
        includes[includer, default: []].insert(name)
    }

    /// Checks a block. Then removes the names that the block declared.
    mutating func checkBlock(_ content: (inout Self) -> Void) {
        let count = scope.variables.count
        blockDepth += 1
        content(&self)
        blockDepth -= 1
        scope.endBlock(count)
    }

    // MARK: Findings

    func place(_ range: Range<Int>) -> SourceLocation { SourceLocation(current.file, range) }

    /// Reports a value whose type is wrong at this place.
    mutating func reportType(_ message: String, _ range: Range<Int>, _ notes: [Diagnostic.Note] = []) {
        report(Diagnostic(.templateType, message, at: place(range), notes: notes))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        let finding = Finding(
            rule: diagnostic.rule.id, message: diagnostic.message, path: current.file.path,
            range: diagnostic.location?.range ?? 0..<0)
        guard reported.insert(finding).inserted else { return }
        var diagnostic = diagnostic
        if let from = current.from {
            let isMacro = if case .macro = current.use.callee { true } else { false }
            diagnostic.notes.append(Diagnostic.Note(isMacro ? "called from here" : "included from here", at: from))
        }
        diagnostics.reportWithinLimit(diagnostic)
    }
}
