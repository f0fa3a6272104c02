import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// Updates the members that sections require. Each member is inserted, gets a new signature, is removed if unmodified,
/// or is reported.
extension ClassSync {
    mutating func syncMembers() {
        let oldMembers = past.members(of: type)
        var steps = MemberUpdatePlan(
            new: type.members.filter { !$0.isHandWritten || type.wanted($0) != nil }, old: oldMembers, written: members,
            mayInherit: mayInherit, isUntouched: isUntouched
        ).steps()
        if let module = type.module {
            let renamed = RenamedInSpec.all(in: steps, of: type, past, isUntouched: isUntouched)
            outcome.refusals += renamed.map { $0.finding(of: type.name, in: module) }
            steps.removeAll { step in
                switch step {
                case .insert(let member, _): renamed.contains { $0.member.signatureKey == member.signatureKey }
                case .gone(_, let old): renamed.contains { $0.old.protocolKey == old.protocolKey }
                case .changeSignature, .both, .differs, .unclear: false
                }
            }
        }
        let mayLeave = steps.compactMap { step -> DeclarationOutline? in
            switch step {
            case .both(let member, _): member.declaration
            case .gone(let member, let old): isUntouched(member, as: old) ? member.declaration : nil
            case .insert, .changeSignature, .differs, .unclear: nil
            }
        }
        if steps.contains(where: { if case .insert = $0 { true } else { false } }) {
            noteSpots(besides: Set(mayLeave.map(\.range.lowerBound)))
        }
        let stubs = steps.compactMap { step in
            if case .insert(let member, nil) = step { member.requirement } else { nil }
        }
        for step in steps {
            switch step {
            case .insert(let member, let body): insert(member, body)
            case .changeSignature(let existing, let old, let member): changeSignature(existing, from: old, to: member)
            case .both(let existing, let member): settleWrittenTwice(existing, member, oldMembers ?? [])
            case .gone(let existing, let old): drop(existing, old, besides: stubs)
            case .differs(let existing, let member): reportOtherSignature(of: existing, than: member)
            case .unclear(let member, let reason, let other): leaveToPerson(member, because: reason, other)
            }
        }
        updateUntouchedBodies()
    }

    /// Regenerates unmodified bodies whose generated text has changed because of other members. For example,
    /// `hideProgress()` resets all displayed values, so it changes when a value is added.
    private mutating func updateUntouchedBodies() {
        for member in type.members {
            guard let before, let old = before.members[member.signatureKey], let oldBody = old.bodyRange,
                let wanted = type.wanted(member), let wantedBody = wanted.bodyRange,
                TokenText(before.source, oldBody) != TokenText(type.rendered.source, wantedBody),
                let existing = members.first(where: { $0.isOwn && isUntouched($0, as: old) }),
                obstacle(to: existing) == nil, let body = existing.declaration.bodyRange
            else { continue }
            noteNames(in: wanted)
            replace(body, of: existing, by: wantedBody)
        }
    }

    /// Returns the reason why a member is not edited; nil if it can be edited.
    func obstacle(to existing: UserMember) -> String? {
        if existing.isConditional { return "it is inside '#if'" }
        return existing.file == own.file ? obstacle : existing.file.obstacle
    }

    /// Replaces a range of a member with a range of the rendered class.
    mutating func replace(_ range: Range<Int>, of existing: UserMember, by wanted: Range<Int>) {
        let base = existing.file.source.indentation(at: existing.declaration.range.lowerBound)
        let text = type.rendered.text(wanted, base: base, style: existing.file.style)
        outcome.edits.replace(range, in: existing.file, by: text)
        replaced[existing.file, default: []].append(range)
    }

    /// Returns whether a member is unmodified since it was generated for a requirement.
    private func isUntouched(_ member: UserMember, as requirement: Requirement) -> Bool {
        if member.isConditional { return false }
        return before?.members[requirement.signatureKey].map { isUntouched(member, as: $0) } ?? false
            || StubBodies.isStub(member.declaration, of: requirement, in: type.name, member.file.source)
    }

    /// Returns whether a member equals its previous rendering.
    func isUntouched(_ member: UserMember, as before: DeclarationOutline) -> Bool {
        self.before.map { member.file.source.isUntouched(member.declaration, as: before, in: $0) } ?? false
    }

    /// Records the tokens of a member that is added or updated. The tokens show which properties the new code uses.
    mutating func noteNames(in wanted: DeclarationOutline) {
        newNames.formUnion(TokenText(type.rendered.source, wanted.range).tokens)
    }

    /// Adds a member, as a stub or with the body that was removed from the spec.
    private mutating func insert(_ member: Member, _ former: PreviousSpecRecord.Body?) {
        let body = former.flatMap { context.isOfStarter($0, in: type.name) ? nil : $0 }
        if let body, !body.isIntact {
            let place = SourceLocation(body.source, body.range)
            outcome.refusals.report(
                .bodyInEditedFile,
                "body of '\(member.fullName)' was removed from the spec, but the generated file with this body was edited",
                at: place, notes: ["implement '\(member.fullName)' in '\(type.name)'"])
            return
        }
        guard let wanted = type.wanted(member) else { return }
        noteNames(in: wanted)
        let heading = type.rendered.source.heading(of: wanted)
        let neighbor = spot(for: member) ?? heading.flatMap { spotsByHeading[$0] }
        let spot = neighbor ?? end
        let style = spot.place.file.style
        let text = text(of: wanted, body: body, base: spot.base, style: style)
        if spot.place.file == own.file, let obstacle { return recordMissing(member.fullName, text, because: obstacle) }
        let title = neighbor == nil ? heading : nil
        let textWithTitle = title.map { $0 + style.lineEnd + style.lineEnd + spot.base + text } ?? text
        outcome.edits.add(FileEdits.Addition(text: textWithTitle, base: spot.base), at: spot.place)
        spots[member.signatureKey] = spot
    }

    private func text(
        of wanted: DeclarationOutline, body: PreviousSpecRecord.Body?, base: String, style: FileStyle
    ) -> String {
        let stub = type.rendered.declaration(wanted, base: base, style: style)
        guard let body else { return stub }
        let statements = BodyText.statements(in: body.range.inner, of: body.source)
        let update = SignatureUpdate(
            file: UserFile(body.source, unit: type.rendered.unit), declaration: body.declaration,
            rendered: type.rendered, wanted: wanted)
        let (signature, lost) = update.signatureOfMovedBody(base: base, style: style)
        if statements.isEmpty { return signature + " {}" }
        let isCommented = uses(body, oneOf: goneProperties.union(lost).union(unseenHelpers))
        let lines = statements.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : base + style.unit + (isCommented ? "// " : "") + line
        }
        let head = isCommented ? stub.dropLast((style.lineEnd + base + "}").count) : signature + " {"
        return head + style.lineEnd + lines.joined(separator: style.lineEnd) + style.lineEnd + base + "}"
    }

    /// The helpers that the current or the previous spec declares, but the class itself does not.
    private var unseenHelpers: Set<String> {
        let former = past.record?.helperNames(of: type.name) ?? []
        let helpers = former.union(type.sections.flatMap(\.helpers).map(\.baseName))
        if helpers.isEmpty { return [] }
        return helpers.subtracting(parts.flatMap(\.declaration.members).map(\.name.name))
            .subtracting(type.members.map(\.baseName))
    }

    /// The properties whose protocol was deleted, such as `output` after its section left the spec.
    private var goneProperties: Set<String> {
        let gone = own.declaration.members.filter { property in
            property.requirement?.variable?.type?.names.contains(where: past.isGone) ?? false
        }
        return Set(gone.map(\.name.name))
    }

    /// Returns whether a body that moves to the class uses at least one of the names `gone`. With names that no longer
    /// exist in the class, the body would not compile.
    private func uses(_ body: PreviousSpecRecord.Body, oneOf gone: Set<String>) -> Bool {
        let tokens = Lexer.tokens(of: body.source, in: body.range)
        return UsedName.all(in: tokens[...], of: body.source).contains { gone.contains($0.name) }
    }

    /// Changes the signature of a member to the signature in the spec.
    private mutating func changeSignature(_ existing: UserMember, from old: Requirement, to member: Member) {
        guard let wanted = type.wanted(member) else { return }
        let (file, declaration) = (existing.file, existing.declaration)
        if let reason = obstacle(to: existing) {
            return reportDifference(of: existing, from: member, because: reason)
        }
        if isUntouched(existing, as: old) {
            replace(declaration.range, of: existing, by: wanted.documentedRange)
        } else {
            do {
                let update = SignatureUpdate(
                    file: file, declaration: declaration, rendered: type.rendered, wanted: wanted)
                outcome.edits.merge(try update.edits(as: member.requirement), in: existing.file)
            } catch {
                return reportDifference(of: existing, from: member, because: error.rawValue)
            }
        }
        noteNames(in: wanted)
        spots[member.signatureKey] = spot(behind: existing)
    }

    /// Reports a member whose signature has to be changed by hand.
    private mutating func reportDifference(
        of existing: UserMember, from member: Member, because reason: String
    ) {
        outcome.findings.append(
            .storedPropertyMismatch(
                "'\(type.name).\(existing.requirement.fullName)' differs from its declaration in the spec",
                at: existing.location,
                text: SignatureText(layout: .standard, level: 0).requirement(member.requirement), because: reason))
    }

    /// Reports a member whose signature differs from the spec's, with a fix-it that updates the signature.
    private mutating func reportOtherSignature(of existing: UserMember, than member: Member) {
        guard let wanted = type.wanted(member) else { return }
        let reason = "this member has the same base name"
        let (file, declaration) = (existing.file, existing.declaration)
        if obstacle(to: existing) != nil { return leaveToPerson(member, because: reason, existing) }
        do {
            let update = SignatureUpdate(
                file: file, declaration: declaration, rendered: type.rendered, wanted: wanted)
            let edits = try update.edits(as: member.requirement)
            noteNames(in: wanted)
            let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
            let signature = declaration.range.lowerBound..<end
            outcome.findings.append(
                Diagnostic(
                    .missingInClass,
                    "'\(type.name)' declares '\(existing.requirement.fullName)' instead of '\(member.fullName)'",
                    at: existing.location,
                    notes: [.init("the spec declares '\(member.fullName)' here", at: member.nameLocation)],
                    fixIts: [
                        .init(
                            "replace the signature with the spec's signature", range: signature,
                            replacement: edits.text(signature))
                    ]))
        } catch {
            leaveToPerson(member, because: reason, existing)
        }
    }

    /// Removes a member of the class that also has a body in the spec. Reports the member instead if the two bodies
    /// differ, or if it cannot be removed.
    private mutating func settleWrittenTwice(
        _ existing: UserMember, _ member: Member, _ old: [PreviousSpecRecord.Member]
    ) {
        let file = existing.file
        let requirements = [member.documented] + old.map(\.requirement)
        let canGo =
            file.source.isAloneOnItsLines(existing.declaration.range) && !existing.isConditional && file.obstacle == nil
        if canGo, requirements.contains(where: { isUntouched(existing, as: $0) }) || hasSameBody(existing, as: member) {
            outcome.edits.remove(existing.declaration.range, in: existing.file)
        } else {
            outcome.findings.report(
                .duplicateImplementation,
                "'\(member.requirement.fullName)' is implemented in both '\(type.name)' and the spec",
                at: existing.location,
                notes: [.init("the body in the spec; delete one of the two bodies", at: member.nameLocation)])
        }
    }

    /// Returns whether a member's body equals its body in the spec, except for trailing white space. False if the
    /// removal of the member would lose a comment or an attribute.
    private func hasSameBody(_ existing: UserMember, as member: Member) -> Bool {
        let (source, declaration) = (existing.file.source, existing.declaration)
        guard let body = member.body, let range = declaration.bodyRange, source.isUncommentedOnOwnLines(declaration),
            declaration.attributes.allSatisfy({ own in
                member.requirement.attributes.contains { $0.text == own.text }
            })
        else { return false }
        return BodyText.statements(in: range.inner, of: source).trimmedLines
            == BodyText.statements(in: body.range, of: body.source).trimmedLines
    }

    /// Removes a member that no section requires any longer, or reports it if it was modified. `stubs` are the stubs
    /// that this run adds: one of them may replace the member.
    mutating func drop(_ existing: UserMember, _ old: Requirement, besides stubs: [Requirement] = []) {
        if existing.file.obstacle == nil, isUntouched(existing, as: old) {
            outcome.edits.remove(existing.declaration.range, in: existing.file)
        } else if !existing.declaration.isPrivate {
            outcome.findings.append(
                LeftoverMember.finding(old, of: type.name, at: existing.location, stubs: stubs))
        }
    }

    private mutating func leaveToPerson(_ member: Member, because reason: String, _ other: UserMember?) {
        guard let wanted = type.wanted(member) else { return }
        noteNames(in: wanted)
        let text = type.rendered.declaration(wanted, base: base, style: own.file.style)
        recordMissing(member.fullName, text, because: reason, at: other)
    }

    // MARK: Positions

    private func spot(behind member: UserMember) -> InsertionPoint {
        let range = member.declaration.range
        return InsertionPoint(
            place: FileEdits.Target(file: member.file, position: .after(range.upperBound)),
            base: member.file.source.indentation(at: range.lowerBound))
    }

    /// Records the positions of members that stay in the class.
    private mutating func noteSpots(besides leaving: Set<Int>) {
        let asked = Dictionary(grouping: type.members, by: \.fullName)
        for member in members
        where member.isOwn && !member.isConditional && !leaving.contains(member.declaration.range.lowerBound)
            && member.file.obstacle == nil
        {
            if let heading = member.file.source.heading(of: member.declaration) {
                spotsByHeading[heading] = spot(behind: member)
            }
            let byName = asked[member.requirement.fullName] ?? []
            let exact = byName.first { $0.requirement.contractKey == member.requirement.contractKey }
            guard let askedFor = exact ?? (byName.count == 1 ? byName[0] : nil) else { continue }
            spots[askedFor.signatureKey] = spot(behind: member)
        }
    }

    /// Returns the position for a new member, next to another member of its section that the class has. This is the
    /// nearest preceding member, or else the last following member. Returns nil if the class has none.
    private func spot(for member: Member) -> InsertionPoint? {
        for section in type.sections {
            let keys = (section.members + section.inheritedMembers).map(\.signatureKey)
            guard let index = keys.firstIndex(of: member.signatureKey) else { continue }
            let before = keys[..<index].reversed().lazy.compactMap { spots[$0] }.first
            if let spot = before ?? keys[index...].dropFirst().compactMap({ spots[$0] }).last { return spot }
        }
        return nil
    }
}

extension String {
    /// The lines without trailing white space.
    fileprivate var trimmedLines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop(while: \.isWhitespace).reversed())
        }
    }
}
