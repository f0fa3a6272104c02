import SwiftSource
import ViperGeneration

extension ClassSync {
    /// Brings members in line that the templates give a class beside what its sections ask for, such as the events that a view
    /// tells its presenter.
    mutating func syncTemplateMembers() {
        let asked = Set(type.members.map(\.signatureKey))
        let wanted = type.wanted.members.filter { member in
            guard let requirement = member.requirement, !member.modifiers.contains("private")
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
        removeEvents(except: Set(wanted.filter(\.isOverride).map(\.name.name)))
    }

    /// Removes events that the template does not have any more, where nobody has written to them.
    private mutating func removeEvents(except events: Set<String>) {
        for event in before?.outline.members ?? []
        where event.isOverride && event.kind == .function && !events.contains(event.name.name) {
            for member in members
            where member.isOwn && obstacle(to: member) == nil && isUntouched(member, as: event) {
                outcome.edits.remove(member.declaration.range, in: member.file)
            }
        }
    }

    /// Brings an event in line with its template: it is added, or rewritten where nobody has written to it, or it is reported
    /// where a person wrote one that does not tell the presenter.
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
        let tokens = TokenText(existing.file.source, body)
        if let oldBody = old?.bodyRange, tokens == TokenText(before.source, oldBody) {
            guard obstacle(to: existing) == nil, tokens != TokenText(type.rendered.source, wantedBody) else { return }
            replace(body, of: existing, by: wantedBody)
        } else if old == nil, !tokens.tellsPresenter(naming.presenter.property, wanted.name.name) {
            outcome.findings.append(
                .storedPropertyMismatch(
                    "'\(type.name)' already has its own '\(wanted.name.name)', which does not call the presenter",
                    at: existing.location,
                    text: type.rendered.text(wantedBody, base: "", style: existing.file.style)))
        }
    }

    private mutating func add(_ wanted: DeclarationOutline, named name: String) {
        let text = type.rendered.declaration(wanted, base: base, style: own.file.style)
        if let obstacle { return lack(name, text, because: obstacle) }
        let addition = FileEdits.Addition(text: text, base: base)
        outcome.edits.add(addition, at: placeBehindPredecessor(of: wanted))
    }

    /// The place behind the nearest member that stands before it in the template and that the class has; else the class's end.
    private func placeBehindPredecessor(of wanted: DeclarationOutline) -> FileEdits.Place {
        let predecessors = type.wanted.members.prefix { $0.range.lowerBound < wanted.range.lowerBound }
        for other in predecessors.reversed() {
            let match = own.declaration.members.last { written in
                written.kind == other.kind && written.name.name == other.name.name
                    && written.parameters.map(\.label?.name) == other.parameters.map(\.label?.name)
            }
            if let match { return FileEdits.Place(file: own.file, position: .after(match.range.upperBound)) }
        }
        return end.place
    }
}

extension DeclarationOutline {
    var isOverride: Bool { modifiers.contains("override") }
}

extension TokenText {
    /// Whether the code uses a member of the presenter: `presenter.viewDidLoad`.
    fileprivate func tellsPresenter(_ presenter: String, _ event: String) -> Bool {
        zip(tokens, tokens.dropFirst(2)).contains { $0 == presenter && $1 == event }
    }
}
