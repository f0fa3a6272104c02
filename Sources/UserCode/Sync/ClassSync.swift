import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Updates one user-owned class to match the specs.
///
/// Compares the class on disk (`own`, `parts`, `members`) with the class as viper-gen generated it before (`before`)
/// and would generate it now (`type.wanted`). Text that equals `before` is unmodified, and may be changed or removed.
///
/// The result is edits, and findings for edits that cannot be made. `sync` has four steps: members that sections
/// require, members that templates add, headings, and stored properties with the initializer.
struct ClassSync {
    let type: SyncedClass
    let written: UserFileIndex
    let past: PreviousGeneration
    let naming: Naming
    let context: SyncContext
    var outcome = ClassFileSync.Outcome()

    /// The declaration of the class itself.
    let own: UserFileIndex.Part
    /// The declaration of the class and its extensions.
    let parts: [UserFileIndex.Part]
    /// The inherited types that the project declares.
    let inherited: [UserFileIndex.Part]
    /// The members of the class, inherited ones included.
    let members: [UserMember]
    /// The class as viper-gen generated it before; nil if unknown, or if nothing has changed.
    let before: RenderedType?
    /// The reason why the class's own file is not edited; nil if it can be edited.
    let obstacle: String?
    /// The positions after members that stay or were added, by the signature of the member. New members of the same
    /// section are inserted there.
    var spots: [String: InsertionPoint] = [:]
    /// The positions after the first member below a heading, by the heading: `// MARK: …`.
    var spotsByHeading: [String: InsertionPoint] = [:]
    /// The tokens of added and updated members. They show which properties the new code uses.
    var newNames: Set<String> = []
    /// The ranges of text that is regenerated, by file.
    var replaced: [UserFile: [Range<Int>]] = [:]
    /// The members that have to be added by hand, with their text.
    private var lacking: [(name: String, text: String, note: Diagnostic.Note)] = []

    /// A position at which a member can be inserted, and its indentation there.
    struct InsertionPoint {
        let place: FileEdits.Target
        let base: String
    }

    /// Creates the update of a class; nil if no file declares the class.
    init?(_ type: SyncedClass, in context: SyncContext) {
        let written = context.written
        let (parts, inherited) = written.surroundings(of: type.name, protocols: type.protocols)
        let candidates = parts.filter { !$0.isExtension && $0.declaration.bodyRange != nil }
        // The declaration in its own file comes first. Another declaration may be the class of another module that was
        // renamed by hand.
        let isAtHome = { (part: UserFileIndex.Part) in part.file.source.path == type.path }
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
            return part.declaration.members.compactMap { member -> UserMember? in
                guard let requirement = member.requirement else { return nil }
                return UserMember(
                    part: part, declaration: member, requirement: requirement, isOwn: isOwn,
                    isConditional: part.conditions(at: member.range.lowerBound).count > around)
            }
        }
    }

    /// Returns the reason why the file of the first declaration is not edited; nil if it can be edited.
    private static func obstacle(
        _ declarations: [UserFileIndex.Part], of type: SyncedClass, on platforms: AppSettings.Platforms
    ) -> String? {
        let own = declarations[0]
        // If the app's platforms all have the framework, `#if canImport(…)` changes nothing.
        let conditions = own.conditions().filter { platforms == .all || !$0.hasPrefix("#if canImport(") }
        if declarations.count > 1 {
            let other = printable(declarations[1].file.source.path)
            return "'\(type.name)' has \(declarations.count) declarations; the second is in '\(other)'"
        }
        if let obstacle = own.file.obstacle { return obstacle }
        if !conditions.isEmpty, conditions != type.conditions { return "'\(type.name)' is inside '\(conditions[0])'" }
        return nil
    }

    /// Whether the class inherits from a class outside the project, which may declare missing members. A base class in
    /// the template does not count.
    var mayInherit: Bool {
        guard let first = own.declaration.inherited.first?.inheritedName else { return false }
        return !type.wanted.inherited.contains { $0.text == first } && !type.protocols.contains(first)
            && written.parts(of: first).isEmpty
    }

    /// The ranges of removed declarations and of text that is regenerated, by file.
    var goneText: [UserFile: [Range<Int>]] { outcome.edits.removed.merging(replaced) { $0 + $1 } }

    var base: String { own.file.source.memberIndentation(of: own.declaration, style: own.file.style) }

    /// The position at the end of the class.
    var end: InsertionPoint { InsertionPoint(place: .end(of: own), base: base) }

    mutating func sync() {
        outcome.edits.headings = Set(type.protocols + (past.record?.protocols(of: type.name) ?? []))
        syncMembers()
        syncTemplateMembers()
        syncHeadings()
        followImports()
        syncStoredParts()
        if let before, obstacle == nil {
            outcome.edits.followIsolation(of: own, from: before.outline, to: type.wanted)
        }
        reportLackingMembers()
    }

    // MARK: Imports

    /// Adds the imports of the rendered file if members were added or updated, because these may refer to imported
    /// types.
    private mutating func followImports() {
        guard !newNames.isEmpty, obstacle == nil else { return }
        let there = own.file.outline.imports
        let known = UserInterface.frameworks.union(["Foundation", "Observation"]).union(there.map(\.name))
        let rendered = OutlineParser.read(type.rendered.source).outline.imports.map(\.name)
        for name in rendered where !known.contains(name) {
            guard let place = there.last(where: { $0.name < name }) ?? there.last else { continue }
            let line = own.file.source.lineRange(around: place.range.lowerBound)
            outcome.edits.insert(own.file.style.lineEnd + "import \(name)", at: line.upperBound, in: own.file)
        }
    }

    // MARK: Stored properties and missing members

    private mutating func syncStoredParts() {
        guard type.module != nil else { return }
        var stored = StoredPropertySync(of: self, without: goneText)
        stored.sync()
        outcome.findings += stored.findings
        guard let obstacle else { return outcome.edits.merge(stored.edits) }
        if stored.edits.isEmpty { return }
        let wanted = type.wanted.members.filter { $0.kind == .initializer || $0.isStoredProperty }
        let texts = wanted.map { type.rendered.declaration($0, base: base, style: own.file.style) }
        recordMissing("init", texts.joined(separator: own.file.style.lineEnd + base), because: obstacle)
    }

    /// Records a member that has to be added by hand. `existing` is the member that prevents the insertion, if any.
    mutating func recordMissing(
        _ name: String, _ text: String, because reason: String, at existing: UserMember? = nil
    ) {
        let message = existing == nil ? reason : "'\(name)': \(reason)"
        lacking.append((name, text, Diagnostic.Note(message, at: existing?.location)))
    }

    private mutating func reportLackingMembers() {
        // With conflict markers, it is unknown what the class lacks.
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
