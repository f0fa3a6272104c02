import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings one class of a person in line with the specs. It compares the class as it stands (`own`, `parts`, `members`) with what
/// would have been written before the specs changed (`before`) and with what would be written now (`type.wanted`): what stands
/// as it would have been written before, nobody has written to, and it may be changed or removed.
///
/// What comes of it are edits, and findings where an edit cannot be made. `sync` goes through the class in four steps: the
/// members that sections ask for, those that templates add beside them, the headings, and what the class stores and is handed.
struct ClassSync {
    let type: SyncedClass
    let written: WrittenSwift
    let past: Past
    let naming: Naming
    let context: SyncContext
    var outcome = ClassFiles.Outcome()

    /// The declaration of the class itself.
    let own: WrittenSwift.Part
    /// The declaration and the extensions of the class.
    let parts: [WrittenSwift.Part]
    /// What the class inherits, as far as it is declared in the project.
    let inherited: [WrittenSwift.Part]
    /// The members that the class has, inherited ones among them.
    let members: [WrittenMember]
    /// The class as it would have been written before; nil where that is not known, or nothing has changed.
    let before: RenderedType?
    /// Why the class's own file is left alone; nil where it is not.
    let obstacle: String?
    /// The spots behind members that stay or are added, by signature: a new member of their section is added there.
    var spots: [String: Spot] = [:]
    /// The spots behind such members, by the `// MARK: …` that they stand under.
    var spotsByHeading: [String: Spot] = [:]
    /// The words in members that were added or re-signed, names of properties among them.
    var newNames: Set<String> = []
    /// Where text stands that is replaced by what is generated now, by file.
    var replaced: [WrittenFile: [Range<Int>]] = [:]
    /// The members that a person has to add, with the text to paste.
    private var lacking: [(name: String, text: String, note: Diagnostic.Note)] = []

    /// Where a member can be added, and the indentation that it gets there.
    struct Spot {
        let place: FileEdits.Place
        let base: String
    }

    /// Nil where no file declares the class.
    init?(_ type: SyncedClass, in context: SyncContext) {
        let written = context.written
        let (parts, inherited) = written.surroundings(of: type.name, protocols: type.protocols)
        let candidates = parts.filter { !$0.isExtension && $0.declaration.bodyRange != nil }
        // The one in its own file first: another may be a class of another module, renamed by hand.
        let isAtHome = { (part: WrittenSwift.Part) in part.file.source.path == type.path }
        let declarations = candidates.filter(isAtHome) + candidates.filter { !isAtHome($0) }
        guard let own = declarations.first else { return nil }
        self.type = type
        self.written = written
        past = context.past
        naming = context.app.naming
        self.context = context
        self.own = own
        self.parts = parts
        self.inherited = inherited
        before = past.type(type.name)
        obstacle = Self.obstacle(declarations, of: type, on: context.app.platforms)
        members = (parts.map { ($0, true) } + inherited.map { ($0, false) }).flatMap { part, isOwn in
            let around = part.conditions().count
            return part.declaration.members.compactMap { member -> WrittenMember? in
                guard let requirement = member.requirement else { return nil }
                return WrittenMember(
                    part: part, declaration: member, requirement: requirement, isOwn: isOwn,
                    isConditional: part.conditions(at: member.range.lowerBound).count > around)
            }
        }
    }

    /// Why the file of the first declaration is left alone; nil where it is not.
    private static func obstacle(
        _ declarations: [WrittenSwift.Part], of type: SyncedClass, on platforms: AppSettings.Platforms
    ) -> String? {
        let own = declarations[0]
        // Where the framework is there on all platforms, asking for it changes nothing.
        let conditions = own.conditions().filter { platforms == .all || !$0.hasPrefix("#if canImport(") }
        if declarations.count > 1 {
            let other = printable(declarations[1].file.source.path)
            return "'\(type.name)' has \(declarations.count) declarations, another one is in '\(other)'"
        }
        if let obstacle = own.file.obstacle { return obstacle }
        if !conditions.isEmpty, conditions != type.conditions { return "'\(type.name)' is inside '\(conditions[0])'" }
        return nil
    }

    /// Whether it inherits a class that neither the template names nor a file of the project declares: it may have members there.
    var mayInherit: Bool {
        guard let first = own.declaration.inherited.first?.inheritedName else { return false }
        return !type.wanted.inherited.contains { $0.text == first } && !type.protocols.contains(first)
            && written.partCount(of: first) == 0
    }

    var base: String { own.file.source.memberIndentation(of: own.declaration, style: own.file.style) }

    /// The end of the class.
    var end: Spot { Spot(place: .end(of: own), base: base) }

    mutating func sync() {
        outcome.edits.headings = Set(type.protocols + (past.record?.protocols(of: type.name) ?? []))
        syncMembers()
        if let base = missingBase { reportMissing(base) } else { syncTemplateMembers() }
        syncHeadings()
        followImports()
        syncStoredParts()
        if let before, obstacle == nil {
            outcome.edits.followIsolation(of: own, from: before.outline, to: type.wanted)
        }
        reportLackingMembers()
    }

    // MARK: Imports

    /// Adds what the rendered file imports, where members were added or signed anew, which may name its types.
    private mutating func followImports() {
        guard !newNames.isEmpty, obstacle == nil else { return }
        let there = own.file.outline.imports
        let known = UserInterface.frameworks.union(["Foundation", "Observation"]).union(there.map(\.name))
        let rendered = Outline.read(type.rendered.source).outline.imports.map(\.name)
        for name in rendered where !known.contains(name) {
            guard let place = there.last(where: { $0.name < name }) ?? there.last else { continue }
            let line = own.file.source.lineRange(around: place.range.lowerBound)
            outcome.edits.insert(own.file.style.lineEnd + "import \(name)", at: line.upperBound, in: own.file)
        }
    }

    // MARK: What is inherited

    /// The class whose members the template overrides, where the class inherits none: a view of another kit. Nil for all others.
    private var missingBase: TypeSyntax? {
        guard type.module != nil, own.declaration.inherited.allSatisfy({ type.protocols.contains($0.text) }),
            type.wanted.members.contains(where: \.isOverride)
        else { return nil }
        return type.wanted.inherited.first
    }

    private mutating func reportMissing(_ base: TypeSyntax) {
        outcome.findings.append(
            .storedPropertyMismatch(
                "'\(type.name)' must inherit '\(base.text)' with this UI kit",
                at: own.location,
                because: "the file was modified; "
                    + "move it away, and run 'viper-gen generate' to create a new one"))
    }

    // MARK: What is stored, and what is left to a person

    private mutating func syncStoredParts() {
        guard type.module != nil else { return }
        var stored = StoredParts(of: self, without: outcome.edits.removed.merging(replaced) { $0 + $1 })
        stored.sync()
        outcome.findings += stored.findings
        guard let obstacle else { return outcome.edits.merge(stored.edits) }
        if stored.edits.isEmpty { return }
        let wanted = type.wanted.members.filter { $0.kind == .initializer || $0.isStoredProperty }
        let texts = wanted.map { type.rendered.declaration($0, base: base, style: own.file.style) }
        lack("init", texts.joined(separator: own.file.style.lineEnd + base), because: obstacle)
    }

    /// Notes a member that is needed and not written, with the text to paste. `existing` is what stands in its way.
    mutating func lack(
        _ name: String, _ text: String, because reason: String, at existing: WrittenMember? = nil
    ) {
        let message = existing == nil ? reason : "'\(name)': \(reason)"
        lacking.append((name, text, Diagnostic.Note(message, at: existing?.location)))
    }

    private mutating func reportLackingMembers() {
        // What a class lacks is seen when a merge has made one class of it again.
        guard !lacking.isEmpty, own.file.conflict == nil else { return }
        let lineEnd = own.file.style.lineEnd
        let text = lacking.map { lineEnd + base + $0.text + lineEnd }.joined()
        if let error = own.file.syntaxError {
            return outcome.findings.append(error.hiding(lacking.map(\.name), of: type.name, text: text))
        }
        let brace = (own.declaration.bodyRange?.upperBound ?? own.file.source.bytes.count) - 1
        let reasons = lacking.map(\.note) + (obstacle.map { [.init($0)] } ?? [])
        let notes = reasons.reduce(into: [Diagnostic.Note]()) { notes, note in
            if !notes.contains(note) { notes.append(note) }
        }
        outcome.findings.append(
            .missingInClass(
                lacking.map(\.name), in: type.name, at: own.location, text: text, end: max(0, brace), notes: notes))
    }
}
