import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings one class of a person in line with the specs.
struct ClassSync {
    /// What one class asks of its files.
    struct Outcome: Sendable {
        /// Some file declares the class.
        var isFound = true
        var edits: FileEdits
        var findings: [Diagnostic] = []
        /// What keeps everything from being written.
        var refusals: [Diagnostic] = []
    }

    let type: SyncedClass
    let written: WrittenSwift
    let past: Past
    let naming: Naming
    private(set) var outcome: Outcome

    let own: WrittenSwift.Part
    let parts: [WrittenSwift.Part]
    let members: [WrittenMember]
    /// The class as it would have been written before; nil where that is not known, or nothing has changed.
    let before: RenderedType?
    /// Why the class's own file is left alone; nil where it is not.
    private let obstacle: String?
    /// Where members stand that stay, and those that are added, by signature: what new ones of their section stand behind.
    private var spots: [String: Spot] = [:]
    /// The words in members that were added or re-signed, names of properties among them.
    private var newNames: Set<String> = []
    /// Stubs that give way to others, by file.
    private var replaced: [Int: [Range<Int>]] = [:]
    /// What is left to a person, with the text to paste.
    private var lacking: [(name: String, text: String, note: Diagnostic.Note)] = []

    private struct Spot {
        let place: FileEdits.Place
        let base: String
    }

    /// Nil where no file declares the class.
    init?(_ type: SyncedClass, written: WrittenSwift, past: Past, naming: Naming) {
        let (parts, inherited) = written.surroundings(of: type.name, protocols: type.protocols)
        let declarations = parts.filter { !$0.isExtension && $0.declaration.bodyRange != nil }
        guard let own = declarations.first else { return nil }
        self.type = type
        self.written = written
        self.past = past
        self.naming = naming
        self.own = own
        self.parts = parts
        before = past.type(type.name)
        outcome = Outcome(edits: FileEdits(written.files))
        obstacle = Self.obstacle(declarations, of: type, in: written)
        members = (parts.map { ($0, true) } + inherited.map { ($0, false) }).flatMap { part, isOwn in
            let around = written.conditions(of: part).count
            return part.declaration.members.filter { $0.requirement != nil }.map { member in
                WrittenMember(
                    part: part, declaration: member, isOwn: isOwn,
                    isConditional: written.conditions(of: part, at: member.range.lowerBound).count > around)
            }
        }
    }

    private static func obstacle(
        _ declarations: [WrittenSwift.Part], of type: SyncedClass, in written: WrittenSwift
    ) -> String? {
        let own = declarations[0]
        let conditions = written.conditions(of: own)
        if declarations.count > 1 { return "there are \(declarations.count) declarations of '\(type.name)'" }
        if let obstacle = written.files[own.file].obstacle { return obstacle }
        if !conditions.isEmpty, conditions != type.conditions { return "'\(type.name)' stands in '\(conditions[0])'" }
        return nil
    }

    /// It inherits something that neither the template nor a file of the project declares.
    private var mayInherit: Bool {
        guard let first = own.declaration.inherited.first?.text else { return false }
        return !type.wanted.inherited.contains { $0.text == first } && !type.protocols.contains(first)
            && written.partCount(of: first) == 0
    }

    private func file(_ member: WrittenMember) -> WrittenFile { written.files[member.file] }
    private var ownFile: WrittenFile { written.files[own.file] }
    private var base: String { ownFile.source.memberIndentation(of: own.declaration, style: ownFile.style) }

    /// The end of the class.
    private var end: Spot {
        let brace = (own.declaration.bodyRange?.upperBound ?? own.declaration.range.upperBound) - 1
        return Spot(place: FileEdits.Place(file: own.file, position: .atEnd(brace: brace)), base: base)
    }

    mutating func sync() {
        syncMembers()
        syncTemplateMembers()
        syncStoredParts()
        report()
    }

    // MARK: Members

    private mutating func syncMembers() {
        let known = past.members(of: type)
        let steps = MemberDecisions(
            new: type.members.filter { !$0.isHandWritten || type.wanted($0) != nil }, old: known, written: members,
            mayInherit: mayInherit, isUntouched: isUntouched
        ).steps()
        let leaving = steps.compactMap { step -> DeclarationOutline? in
            switch step {
            case .both(let member, _), .gone(let member, _): member.declaration
            case .insert, .resign, .unclear: nil
            }
        }
        if steps.contains(where: { if case .insert = $0 { true } else { false } }) {
            noteSpots(besides: Set(leaving.map(\.range.lowerBound)))
        }
        for step in steps {
            switch step {
            case .insert(let member, let body): insert(member, body)
            case .resign(let existing, let old, let member): resign(existing, from: old, to: member)
            case .both(let existing, let member): settle(existing, member, known ?? [])
            case .gone(let existing, let old): drop(existing, old)
            case .unclear(let member, let reason, let other): leave(member, because: reason, other)
            }
        }
    }

    /// A member stands as it was generated for a requirement.
    private func isUntouched(_ member: WrittenMember, as requirement: Requirement) -> Bool {
        if member.isConditional { return false }
        return before?.members[requirement.signatureKey].map { isUntouched(member, as: $0) } ?? false
            || StubText.isStub(member.declaration, of: requirement, in: type.name, file(member).source)
    }

    private func isUntouched(_ member: WrittenMember, as before: DeclarationOutline) -> Bool {
        self.before.map { file(member).source.isUntouched(member.declaration, as: before, in: $0) } ?? false
    }

    private mutating func insert(_ member: Member, _ body: GeneratedRecord.Body?) {
        if let body, !body.isIntact {
            let place = SourceLocation(body.source, body.range)
            outcome.refusals.report(
                .bodyInEditedFile,
                "the body of '\(member.fullName)' left the spec, and the file that it would be read from is not as it was generated",
                at: place, notes: ["write '\(member.fullName)' in '\(type.name)', with the body that is meant"])
            return
        }
        guard let wanted = type.wanted(member) else { return }
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
        let neighbour = spot(for: member)
        let spot = neighbour ?? end
        let style = written.files[spot.place.file].style
        let text = text(of: wanted, body: body, base: spot.base, style: style)
        if spot.place.file == own.file, let obstacle { return lack(member.fullName, text, because: obstacle) }
        let heading = neighbour == nil ? type.rendered.heading(of: wanted) : nil
        let whole = heading.map { $0 + style.lineEnd + style.lineEnd + spot.base + text } ?? text
        outcome.edits.add(FileEdits.Addition(text: whole, base: spot.base, isApart: true), at: spot.place)
        spots[member.signatureKey] = spot
    }

    private func text(
        of wanted: DeclarationOutline, body: GeneratedRecord.Body?, base: String, style: FileStyle
    ) -> String {
        guard let body else { return type.rendered.declaration(wanted, base: base, style: style) }
        let statements = BodyText.statements(in: body.range.inner, of: body.source)
        let signature = type.rendered.signature(wanted, base: base, style: style)
        if statements.isEmpty { return signature + " {}" }
        let lines = statements.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : base + style.unit + line
        }
        return signature + " {" + style.lineEnd + lines.joined(separator: style.lineEnd) + style.lineEnd + base + "}"
    }

    private mutating func resign(_ existing: WrittenMember, from old: Requirement, to member: Member) {
        guard let wanted = type.wanted(member) else { return }
        let (file, declaration) = (file(existing), existing.declaration)
        let base = file.source.indentation(at: declaration.range.lowerBound)
        let obstacle = existing.file == own.file ? obstacle : file.obstacle
        if let reason = existing.isConditional ? "it stands in '#if'" : obstacle {
            return differ(existing, from: member, because: reason)
        }
        if isUntouched(existing, as: old) {
            let text = type.rendered.declaration(wanted, base: base, style: file.style)
            outcome.edits.replace(declaration.range, in: existing.file, by: text)
            replaced[existing.file, default: []].append(declaration.range)
        } else {
            do {
                let resigning = Resigning(file: file, declaration: declaration, rendered: type.rendered, wanted: wanted)
                outcome.edits.merge(try resigning.edits(as: member.requirement), in: existing.file)
            } catch {
                return differ(existing, from: member, because: error.rawValue)
            }
        }
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
        spots[member.signatureKey] = spot(behind: existing)
    }

    private mutating func differ(_ existing: WrittenMember, from member: Member, because reason: String) {
        outcome.findings.append(
            .differsInYours(
                "'\(existing.requirement.fullName)' of '\(type.name)' is declared otherwise in the spec",
                at: location(of: existing),
                text: SignatureText(layout: .standard, level: 0).requirement(member.requirement), because: reason))
    }

    private func location(of member: WrittenMember) -> SourceLocation {
        SourceLocation(file(member).source, member.declaration.name.range)
    }

    /// The spec has a body, and the class as well. `known` is what the class had to have before.
    private mutating func settle(_ existing: WrittenMember, _ member: Member, _ known: [GeneratedRecord.Member]) {
        let file = file(existing)
        let requirements = [member.documented] + known.map(\.requirement)
        let canGo =
            file.source.isAloneOnItsLines(existing.declaration.range) && !existing.isConditional && file.obstacle == nil
        if canGo, requirements.contains(where: { isUntouched(existing, as: $0) }) || hasBody(of: member, existing) {
            outcome.edits.remove(existing.declaration.range, in: existing.file)
        } else {
            outcome.findings.report(
                .writtenTwice, "'\(member.requirement.fullName)' has a body in '\(type.name)' and in the spec",
                at: location(of: existing),
                notes: [.init("the spec's is here; keep one of them", at: member.nameLocation)])
        }
    }

    private func hasBody(of member: Member, _ existing: WrittenMember) -> Bool {
        let (source, declaration) = (file(existing).source, existing.declaration)
        guard let body = member.body, let range = declaration.bodyRange, source.standsPlain(declaration),
            declaration.attributes.allSatisfy({ own in
                member.requirement.attributes.contains { $0.text == own.text }
            })
        else { return false }
        return BodyText.statements(in: range.inner, of: source).sameLines
            == BodyText.statements(in: body.range, of: body.source).sameLines
    }

    private mutating func drop(_ existing: WrittenMember, _ old: Requirement) {
        if file(existing).obstacle == nil, isUntouched(existing, as: old) {
            outcome.edits.remove(existing.declaration.range, in: existing.file)
        } else {
            outcome.findings.append(LeftoverMember.finding(old.fullName, of: type.name, at: location(of: existing)))
        }
    }

    private mutating func leave(_ member: Member, because reason: String, _ other: WrittenMember?) {
        guard let wanted = type.wanted(member) else { return }
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
        let text = type.rendered.declaration(wanted, base: base, style: ownFile.style)
        lack(member.fullName, text, because: reason, at: other)
    }

    // MARK: Places

    private func spot(behind member: WrittenMember) -> Spot {
        let range = member.declaration.range
        return Spot(
            place: FileEdits.Place(file: member.file, position: .after(range.upperBound)),
            base: file(member).source.indentation(at: range.lowerBound))
    }

    /// Notes where the members stand that stay.
    private mutating func noteSpots(besides leaving: Set<Int>) {
        let asked = Dictionary(grouping: type.members, by: \.fullName)
        for member in members
        where member.isOwn && !member.isConditional && !leaving.contains(member.declaration.range.lowerBound)
            && file(member).obstacle == nil
        {
            let byName = asked[member.requirement.fullName] ?? []
            let exact = byName.first { $0.requirement.contractKey == member.requirement.contractKey }
            guard let known = exact ?? (byName.count == 1 ? byName[0] : nil) else { continue }
            spots[known.signatureKey] = spot(behind: member)
        }
    }

    /// Behind the members of its section that come before it, or the last of those that come after it.
    private func spot(for member: Member) -> Spot? {
        for section in type.sections {
            let keys = (section.members + section.inheritedMembers).map(\.signatureKey)
            guard let index = keys.firstIndex(of: member.signatureKey) else { continue }
            let before = keys[..<index].reversed().lazy.compactMap { spots[$0] }.first
            if let spot = before ?? keys[index...].dropFirst().compactMap({ spots[$0] }).last { return spot }
        }
        return nil
    }
}

// MARK: - Members of the template

extension ClassSync {
    /// Members that the templates give a class beside what its sections ask for: the events that a view tells its presenter.
    private mutating func syncTemplateMembers() {
        let asked = Set(type.members.map(\.signatureKey))
        let wanted = type.wanted.members.filter { member in
            guard let requirement = member.requirement, !member.modifiers.contains(where: { $0.name == "private" })
            else { return false }
            return (member.kind == .function || member.bodyRange != nil) && !asked.contains(requirement.signatureKey)
        }
        for member in wanted {
            let name = member.requirement?.fullName ?? ""
            let existing = members.first { $0.requirement.fullName == name }
            if member.isOverride {
                syncEvent(member, named: name, existing)
            } else if existing == nil {
                add(member, named: name)
            }
        }
        let events = Set(wanted.filter(\.isOverride).map(\.name.name))
        for event in before?.outline.members ?? []
        where event.isOverride && event.kind == .function && !events.contains(event.name.name) {
            for member in members
            where member.isOwn && !member.isConditional && obstacle == nil && isUntouched(member, as: event) {
                outcome.edits.remove(member.declaration.range, in: member.file)
            }
        }
    }

    private mutating func syncEvent(_ wanted: DeclarationOutline, named name: String, _ existing: WrittenMember?) {
        guard let before else { return }
        let old = before.outline.members.first { $0.isOverride && $0.name.name == wanted.name.name }
        guard let existing else {
            if old == nil { add(wanted, named: name) }
            return
        }
        guard existing.isOwn, let body = existing.declaration.bodyRange, let wantedBody = wanted.bodyRange else {
            return
        }
        let file = file(existing)
        let tokens = TokenText(file.source, body)
        if let oldBody = old?.bodyRange, tokens == TokenText(before.source, oldBody) {
            guard obstacle == nil, !existing.isConditional, tokens != TokenText(type.rendered.source, wantedBody)
            else { return }
            let base = file.source.indentation(at: existing.declaration.range.lowerBound)
            let text = type.rendered.text(wantedBody, base: base, style: file.style)
            outcome.edits.replace(body, in: existing.file, by: text)
        } else if old == nil, !tokens.tellsPresenter(naming.presenter.property, wanted.name.name) {
            outcome.findings.append(
                .differsInYours(
                    "'\(type.name)' has '\(wanted.name.name)' of its own, which does not tell the presenter",
                    at: location(of: existing), text: type.rendered.text(wantedBody, base: "", style: file.style)))
        }
    }

    private mutating func add(_ wanted: DeclarationOutline, named name: String) {
        let text = type.rendered.declaration(wanted, base: base, style: ownFile.style)
        if let obstacle { return lack(name, text, because: obstacle) }
        let addition = FileEdits.Addition(text: text, base: base, isApart: true)
        outcome.edits.add(addition, at: placeBehindPredecessor(of: wanted))
    }

    /// Behind what stands before it in the template, as far as the class has that.
    private func placeBehindPredecessor(of wanted: DeclarationOutline) -> FileEdits.Place {
        let predecessors = type.wanted.members.prefix { $0.range.lowerBound < wanted.range.lowerBound }
        for other in predecessors.reversed() {
            let match = own.declaration.members.last { mine in
                mine.kind == other.kind && mine.name.name == other.name.name
                    && mine.parameters.map(\.label?.name) == other.parameters.map(\.label?.name)
            }
            if let match { return FileEdits.Place(file: own.file, position: .after(match.range.upperBound)) }
        }
        return end.place
    }
}

extension DeclarationOutline {
    fileprivate var isOverride: Bool { modifiers.contains { $0.name == "override" } }
}

extension TokenText {
    /// The presenter's member is called somewhere.
    fileprivate func tellsPresenter(_ presenter: String, _ event: String) -> Bool {
        zip(tokens, tokens.dropFirst(2)).contains { $0 == presenter && $1 == event }
    }
}

// MARK: - What is stored, and what is left to a person

extension ClassSync {
    private mutating func syncStoredParts() {
        guard type.module != nil else { return }
        var stored = StoredParts(
            of: self, newNames: newNames, without: outcome.edits.removed.merging(replaced) { $0 + $1 })
        stored.sync()
        outcome.findings += stored.findings
        guard let obstacle else { return outcome.edits.merge(stored.edits) }
        if stored.edits.isEmpty { return }
        let wanted = type.wanted.members.filter { $0.kind == .initializer || $0.isStoredProperty }
        let texts = wanted.map { type.rendered.declaration($0, base: base, style: ownFile.style) }
        lack("init", texts.joined(separator: ownFile.style.lineEnd + base), because: obstacle)
    }

    /// Notes a member that is needed and not written, with the text to paste. `existing` is what stands in its way.
    private mutating func lack(
        _ name: String, _ text: String, because reason: String, at existing: WrittenMember? = nil
    ) {
        let message = existing == nil ? reason : "'\(name)': \(reason)"
        lacking.append((name, text, Diagnostic.Note(message, at: existing.map(location))))
    }

    private mutating func report() {
        guard !lacking.isEmpty else { return }
        let lineEnd = ownFile.style.lineEnd
        let text = lacking.map { lineEnd + base + $0.text + lineEnd }.joined()
        let brace = (own.declaration.bodyRange?.upperBound ?? ownFile.source.bytes.count) - 1
        let notes = lacking.map(\.note).reduce(into: [Diagnostic.Note]()) { notes, note in
            if !notes.contains(note) { notes.append(note) }
        }
        outcome.findings.append(
            .missingInYours(
                lacking.map(\.name), in: type.name, at: SourceLocation(ownFile.source, own.declaration.name.range),
                text: text, end: max(0, brace), notes: notes))
    }
}

extension String {
    /// The lines without white space at their ends.
    fileprivate var sameLines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop(while: \.isWhitespace).reversed())
        }
    }
}
