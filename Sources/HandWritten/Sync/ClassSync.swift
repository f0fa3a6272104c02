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
        var edits: [Int: SourceEdits] = [:]
        var insertions = Insertions()
        var removed: [Int: [Range<Int>]] = [:]
        var findings: [Diagnostic] = []
        /// What keeps everything from being written.
        var refusals: [Diagnostic] = []
    }

    let type: SyncedClass
    let written: WrittenSwift
    let history: SpecHistory
    /// The types of stored properties, as the old generated files tell.
    let oldType: (String) -> String?
    let isGoneProtocol: (String) -> Bool
    /// Whether the module's presenter had a member of this name; true where nothing is known of it.
    let presenterHad: (String) -> Bool
    /// What the view kept of what it was told, as far as is known.
    let shown: ShownValues
    var outcome = Outcome()

    let own: WrittenSwift.Part
    let parts: [WrittenSwift.Part]
    let members: [WrittenMember]
    private let mayInherit: Bool
    /// Why the class's own file is left alone; nil where it is not.
    let obstacle: String?
    /// Members that stay where they are, by signature, and those that are added: what new ones of their section stand behind.
    private var places: [String: Insertions.Place] = [:]
    /// The words in members that were added or re-signed, names of properties among them.
    var newNames: Set<String> = []
    /// Stubs that give way to others, by file.
    private(set) var replaced: [Int: [Range<Int>]] = [:]
    var lacking = Lacking()

    /// Nil where no file declares the class.
    init?(
        _ type: SyncedClass, written: WrittenSwift, history: SpecHistory, oldType: @escaping (String) -> String?,
        isGoneProtocol: @escaping (String) -> Bool, presenterHad: @escaping (String) -> Bool, shown: ShownValues
    ) {
        let (parts, inherited) = written.surroundings(of: type.name, protocols: type.protocols)
        let declarations = parts.filter { !$0.isExtension && $0.declaration.bodyRange != nil }
        guard let own = declarations.first else { return nil }
        self.type = type
        self.written = written
        self.history = history
        self.oldType = oldType
        self.isGoneProtocol = isGoneProtocol
        self.presenterHad = presenterHad
        self.shown = shown
        self.own = own
        self.parts = parts
        obstacle = Self.obstacle(declarations, of: type, in: written)
        mayInherit = Self.mayInherit(own.declaration, type, in: written)
        members = (parts.map { ($0, true) } + inherited.map { ($0, false) }).flatMap { part, isOwn in
            let around = written.conditions(of: part).count
            return part.declaration.members.filter { $0.requirement != nil }.map { member in
                WrittenMember(
                    part: part, declaration: member, isOwn: isOwn,
                    isConditional: written.conditions(of: part, at: member.range.lowerBound).count > around)
            }
        }
    }

    /// Whether the module's presenter has a member of this name.
    func presenterHas(_ name: String) -> Bool {
        guard let presenter = type.module?.presenter else { return false }
        return (presenter.members + presenter.inheritedMembers).contains { $0.requirement.baseName == name }
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
    private static func mayInherit(
        _ own: DeclarationOutline, _ type: SyncedClass, in written: WrittenSwift
    ) -> Bool {
        let known = Set(type.wanted.inherited.map(\.text) + type.protocols)
        guard let first = own.inherited.first?.text else { return false }
        return !known.contains(first) && written.partCount(of: first) == 0
    }

    func file(_ index: Int) -> WrittenFile { written.files[index] }
    var ownFile: WrittenFile { file(own.file) }

    private var stubs: StubText { StubText(type: type.name, shown: shown) }

    mutating func sync() {
        syncMembers()
        syncTemplateMembers()
        syncStoredParts()
        report()
    }

    // MARK: Members

    private mutating func syncMembers() {
        let decisions = MemberDecisions(
            new: type.members.filter { !$0.isHandWritten || type.wanted($0) != nil }, history: history,
            written: members, mayInherit: mayInherit,
            isUntouched: { [stubs, written] member, requirement in
                stubs.isUntouched(member, in: written.files[member.file], as: requirement)
            })
        let steps = decisions.steps()
        var staying = Set(members.map(\.declaration.range.lowerBound))
        for step in steps {
            switch step {
            case .both(let member, _), .gone(let member, _): staying.remove(member.declaration.range.lowerBound)
            default: break
            }
        }
        if steps.contains(where: \.addsMember) {
            notePlaces(of: members.filter { $0.isOwn && staying.contains($0.declaration.range.lowerBound) })
        }
        for step in steps { take(step) }
    }

    private mutating func take(_ step: MemberStep) {
        switch step {
        case .insert(let member): insert(member, body: nil)
        case .takeIn(let member, let body): takeIn(member, body)
        case .resign(let existing, let old, let member): resign(existing, from: old, to: member)
        case .both(let existing, let member): settle(existing, member)
        case .gone(let existing, let old): drop(existing, old)
        case .unclear(let member, let doubt): leave(member, doubt)
        }
    }

    private mutating func takeIn(_ member: Member, _ body: GeneratedRecord.Body) {
        guard body.isIntact else {
            outcome.refusals.append(
                .bodyInEditedFile(
                    member.requirement.fullName, of: type.name, at: SourceLocation(body.source, body.range)))
            return
        }
        insert(member, body: body)
    }

    private mutating func insert(_ member: Member, body: GeneratedRecord.Body?) {
        guard let wanted = type.wanted(member) else { return }
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
        let place = place(for: member)
        let file = file(place.file)
        let text = text(of: wanted, body: body, base: place.base, style: file.style)
        if place.file == own.file, let obstacle {
            return lack(member.requirement.fullName, text, because: obstacle)
        }
        let heading = place.isNewGroup ? type.rendered.heading(of: wanted) : nil
        let whole = heading.map { $0 + file.style.lineEnd + file.style.lineEnd + place.base + text } ?? text
        outcome.insertions.add(Insertions.Text(text: whole, base: place.base, isApart: true), at: place.place)
        places[member.requirement.signatureKey] = place.place
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
        let file = file(existing.file)
        let base = file.source.indentation(at: existing.declaration.range.lowerBound)
        let text = type.rendered.declaration(wanted, base: base, style: file.style)
        if let reason = existing.isConditional ? "it stands in '#if'" : obstacle(in: existing.file) {
            return differ(existing, from: member, because: reason)
        }
        var edits = outcome.edits[existing.file] ?? SourceEdits(file.source)
        if stubs.isUntouched(existing, in: file, as: old) {
            edits.replace(existing.declaration.range, by: text)
            replaced[existing.file, default: []].append(existing.declaration.range)
        } else {
            do {
                let resigning = Resigning(
                    file: file, declaration: existing.declaration, rendered: type.rendered, wanted: wanted)
                try resigning.apply(to: &edits, as: member.requirement)
            } catch {
                return differ(existing, from: member, because: error.rawValue)
            }
        }
        outcome.edits[existing.file] = edits
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
        places[member.requirement.signatureKey] = .after(
            file: existing.file, end: existing.declaration.range.upperBound)
    }

    /// Why a file is left alone; nil where it is not.
    private func obstacle(in index: Int) -> String? {
        index == own.file ? obstacle : file(index).obstacle
    }

    private mutating func differ(_ existing: WrittenMember, from member: Member, because reason: String) {
        let file = file(existing.file)
        outcome.findings.append(
            .differsInYours(
                "'\(existing.requirement.fullName)' of '\(type.name)' is declared otherwise in the spec",
                at: SourceLocation(file.source, existing.declaration.name.range),
                text: SignatureText(layout: .standard, level: 0).requirement(member.requirement), because: reason))
    }

    /// The spec has a body, and the class as well.
    private mutating func settle(_ existing: WrittenMember, _ member: Member) {
        let file = file(existing.file)
        let isUntouched =
            stubs.isUntouched(existing, in: file, as: member.documented)
            || wasUntouched(existing, file)
        let canGo =
            file.source.isAloneOnItsLines(existing.declaration.range) && !existing.isConditional && file.obstacle == nil
        if canGo, isUntouched || hasBody(of: member, existing, file) {
            outcome.removed[existing.file, default: []].append(existing.declaration.range)
        } else {
            outcome.findings.append(
                .writtenTwice(
                    member, in: type.name, at: SourceLocation(file.source, existing.declaration.name.range)))
        }
    }

    /// Whether nobody had written to a member as the spec was before.
    private func wasUntouched(_ existing: WrittenMember, _ file: WrittenFile) -> Bool {
        guard case .known(let old) = history else { return false }
        return old.contains { stubs.isUntouched(existing, in: file, as: $0.requirement) }
    }

    private func hasBody(of member: Member, _ existing: WrittenMember, _ file: WrittenFile) -> Bool {
        guard case .body(let body) = member.implementation, let range = existing.declaration.bodyRange,
            existing.declaration.documentation == nil, !file.source.hasRemark(on: existing.declaration),
            existing.declaration.attributes.allSatisfy({ own in
                member.requirement.attributes.contains { $0.text == own.text }
            })
        else { return false }
        return BodyText.statements(in: range.inner, of: file.source).sameLines
            == BodyText.statements(in: body.range, of: body.source).sameLines
    }

    private mutating func drop(_ existing: WrittenMember, _ old: Requirement) {
        let file = file(existing.file)
        if file.obstacle == nil, stubs.isUntouched(existing, in: file, as: old) {
            outcome.removed[existing.file, default: []].append(existing.declaration.range)
        } else {
            outcome.findings.append(
                LeftoverMember.finding(
                    old.fullName, of: type.name, at: SourceLocation(file.source, existing.declaration.name.range)))
        }
    }

    private mutating func leave(_ member: Member, _ doubt: MemberDoubt) {
        guard let wanted = type.wanted(member) else { return }
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
        let text = type.rendered.declaration(
            wanted, base: ownFile.source.memberIndentation(of: own.declaration, style: ownFile.style),
            style: ownFile.style)
        switch doubt {
        case .overloads:
            lack(member.requirement.fullName, text, because: "several members of its name have changed at once")
        case .otherSignature(let other):
            lack(
                member.requirement.fullName, text, because: "there is another member of its name", at: other)
        }
    }

    // MARK: Places

    private mutating func notePlaces(of staying: [WrittenMember]) {
        let asked = Dictionary(grouping: type.members, by: { $0.requirement.fullName })
        for member in staying where !member.isConditional && file(member.file).obstacle == nil {
            let place = Insertions.Place.after(file: member.file, end: member.declaration.range.upperBound)
            let byName = asked[member.requirement.fullName] ?? []
            let exact = byName.first { $0.requirement.contractKey == member.requirement.contractKey }
            guard let known = exact ?? (byName.count == 1 ? byName[0] : nil) else { continue }
            places[known.requirement.signatureKey] = place
        }
    }

    private struct Target {
        let place: Insertions.Place
        let file: Int
        let base: String
        let isNewGroup: Bool
    }

    /// Behind the members of its section that come before it, or at the class's end.
    private func place(for member: Member) -> Target {
        let key = member.requirement.signatureKey
        for section in type.sections {
            let keys = (section.members + section.inheritedMembers).map(\.requirement.signatureKey)
            guard let index = keys.firstIndex(of: key) else { continue }
            let before = keys[..<index].reversed().compactMap { places[$0] }.first
            let after = keys[index...].dropFirst().compactMap { places[$0] }.last
            if let place = before ?? after { return target(place, isNewGroup: false) }
        }
        let brace = (own.declaration.bodyRange?.upperBound ?? own.declaration.range.upperBound) - 1
        return target(.atEnd(file: own.file, brace: brace), isNewGroup: true)
    }

    private func target(_ place: Insertions.Place, isNewGroup: Bool) -> Target {
        switch place {
        case .after(let file, let end):
            let member = members.first { $0.file == file && $0.declaration.range.upperBound == end }
            let start = member?.declaration.range.lowerBound ?? end
            return Target(
                place: place, file: file, base: self.file(file).source.indentation(at: start), isNewGroup: isNewGroup)
        case .atStart(let file, _, _), .atEnd(let file, _):
            let base = self.file(file).source.memberIndentation(of: own.declaration, style: self.file(file).style)
            return Target(place: place, file: file, base: base, isNewGroup: isNewGroup)
        }
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
