import Diagnostics
import SwiftSource
import ViperModel

/// Members that the templates give a class beside what its sections ask for: the events that a view tells its presenter. Other
/// overrides are a start, and nobody misses them.
extension ClassSync {
    mutating func syncTemplateMembers() {
        let asked = Set(type.members.map(\.requirement.signatureKey))
        let wanted = type.wanted.members.filter { member in
            guard let requirement = member.requirement, !member.modifiers.contains(where: { $0.name == "private" })
            else { return false }
            return (member.kind == .function || member.bodyRange != nil) && !asked.contains(requirement.signatureKey)
        }
        for member in wanted {
            let name = member.requirement?.fullName ?? ""
            let existing = members.first { $0.requirement.fullName == name }
            if let body = eventBody(of: member) {
                sync(event: member, body, existing)
            } else if existing == nil, !member.isOverride {
                add(member, named: name)
            }
        }
        let events = Set(wanted.filter(\.isOverride).map(\.name.name))
        for member in members where member.isOwn && !events.contains(member.declaration.name.name) {
            removeEvent(member)
        }
    }

    private var presenter: String { type.presenter }

    private func eventBody(of wanted: DeclarationOutline) -> EventBody? {
        guard wanted.isOverride, let body = wanted.bodyRange else { return nil }
        return EventBody(
            TokenText(type.rendered.source, body).tokens, event: wanted.name.name, toldTo: presenter)
    }

    private mutating func sync(event wanted: DeclarationOutline, _ form: EventBody, _ existing: WrittenMember?) {
        let name = wanted.name.name
        let isNew = isNewEvent(name)
        guard let existing else {
            if isNew { add(wanted, named: wanted.requirement?.fullName ?? name) }
            return
        }
        guard existing.isOwn, let body = existing.declaration.bodyRange, let wantedBody = wanted.bodyRange else {
            return
        }
        let file = file(existing.file)
        let tokens = TokenText(file.source, body)
        if let own = EventBody(tokens.tokens, event: name, toldTo: presenter), !tokens.hasComments {
            guard own.callsSuper == form.callsSuper, obstacle == nil, !existing.isConditional,
                tokens.tokens != TokenText(type.rendered.source, wantedBody).tokens
            else { return }
            let base = file.source.indentation(at: existing.declaration.range.lowerBound)
            outcome.edits[existing.file, default: SourceEdits(file.source)].replace(
                body, by: type.rendered.text(wantedBody, base: base, style: file.style))
        } else if isNew, !EventBody.tells(tokens.tokens, name, to: presenter) {
            outcome.findings.append(
                .differsInYours(
                    "'\(type.name)' has '\(name)' of its own, which does not tell the presenter",
                    at: SourceLocation(file.source, existing.declaration.name.range),
                    text: type.rendered.text(wantedBody, base: "", style: file.style)))
        }
    }

    /// The presenter did not have it before, as far as is known.
    private func isNewEvent(_ name: String) -> Bool { !presenterHad(name) }

    private mutating func add(_ wanted: DeclarationOutline, named name: String) {
        let base = ownFile.source.memberIndentation(of: own.declaration, style: ownFile.style)
        let text = type.rendered.declaration(wanted, base: base, style: ownFile.style)
        if let obstacle { return lack(name, text, because: obstacle) }
        let place = placeBehindPredecessor(of: wanted)
        outcome.insertions.add(Insertions.Text(text: text, base: base, isApart: true), at: place)
    }

    /// Behind what stands before it in the template, as far as the class has that.
    private func placeBehindPredecessor(of wanted: DeclarationOutline) -> Insertions.Place {
        let before = type.wanted.members.filter { $0.range.lowerBound < wanted.range.lowerBound }
        for other in before.reversed() {
            let match = own.declaration.members.last { mine in
                mine.kind == other.kind && mine.name.name == other.name.name
                    && mine.parameters.map(\.label?.name) == other.parameters.map(\.label?.name)
            }
            if let match { return .after(file: own.file, end: match.range.upperBound) }
        }
        let brace = (own.declaration.bodyRange?.upperBound ?? own.declaration.range.upperBound) - 1
        return .atEnd(file: own.file, brace: brace)
    }

    /// An event that was generated, and that the presenter has no member for any more.
    private mutating func removeEvent(_ member: WrittenMember) {
        let name = member.declaration.name.name
        guard member.declaration.isOverride, presenterHad(name), !presenterHas(name), obstacle == nil,
            let body = member.declaration.bodyRange, member.declaration.documentation == nil, !member.isConditional
        else { return }
        let source = file(member.file).source
        let tokens = TokenText(source, body)
        guard EventBody(tokens.tokens, event: name, toldTo: presenter) != nil, !tokens.hasComments,
            !source.hasRemark(on: member.declaration), member.declaration.attributes.isEmpty,
            source.isAloneOnItsLines(member.declaration.range)
        else { return }
        outcome.removed[member.file, default: []].append(member.declaration.range)
    }
}

extension DeclarationOutline {
    fileprivate var isOverride: Bool { modifiers.contains { $0.name == "override" } }
}

/// The body of an event as it is generated: `super`'s, then the presenter's, awaited where that is async.
private struct EventBody {
    let callsSuper: Bool

    init?(_ tokens: [String], event: String, toldTo presenter: String) {
        guard tokens.first == "{", tokens.last == "}" else { return nil }
        var rest = tokens.dropFirst().dropLast()[...]
        callsSuper = Self.takeCall(of: ["super", ".", event], from: &rest)
        let task = ["Task", "{", "[", presenter, "]", "in", "await"]
        if rest.starts(with: task), rest.last == "}" { rest = rest.dropFirst(task.count).dropLast() }
        if rest.first == "await" { rest = rest.dropFirst() }
        guard Self.takeCall(of: [presenter, ".", event], from: &rest), rest.isEmpty else { return nil }
    }

    /// Takes a call with at most one argument, a name.
    private static func takeCall(of callee: [String], from rest: inout ArraySlice<String>) -> Bool {
        guard rest.starts(with: callee + ["("]), let end = rest.firstIndex(of: ")") else { return false }
        let arguments = rest[rest.index(rest.startIndex, offsetBy: callee.count + 1)..<end]
        guard arguments.count <= 3, !arguments.contains("(") else { return false }
        rest = rest[(end + 1)...]
        return true
    }

    /// The presenter's member is called somewhere.
    static func tells(_ tokens: [String], _ event: String, to presenter: String) -> Bool {
        tokens.indices.contains { index in
            index + 2 < tokens.count && tokens[index] == presenter && tokens[index + 2] == event
        }
    }
}
