import SwiftSource
import ViperGeneration
import ViperModel

extension ClassSync {
    /// Updates members that the templates add to a class, in addition to the members of its sections: for example, the
    /// event `viewDidLoad()` of a view.
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
                syncOverride(member, named: name, existing)
            } else if existing == nil {
                add(member, named: name)
            }
        }
        removeEvents(except: Set(wanted.filter(\.isEvent).map(\.name.name)))
        syncDeinit()
    }

    /// Updates the `deinit`, which cancels tasks. Adds it with the first event that starts a task. Changes or removes
    /// it if it is unmodified.
    private mutating func syncDeinit() {
        guard let before, obstacle == nil else { return }
        let (old, wanted) = (before.outline.deinit, type.wanted.deinit)
        guard let existing = own.declaration.deinit else {
            guard old == nil, let wanted else { return }
            let names = Set(TokenText(type.rendered.source, wanted.range).tokens).intersection(newNames)
            if type.wanted.members.contains(where: { $0.isStoredProperty && names.contains($0.name.name) }) {
                add(wanted, named: "deinit")
            }
            return
        }
        guard let old, own.file.source.isUntouched(existing, as: old, in: before) else { return }
        guard let body = existing.bodyRange, let wantedBody = wanted?.bodyRange else {
            if !usesTasks(of: existing) { outcome.edits.remove(existing.range, in: own.file) }
            return
        }
        let text = type.rendered.text(wantedBody, base: base, style: own.file.style)
        guard text != own.file.source.text(body) else { return }
        outcome.edits.replace(body, in: own.file, by: text)
        replaced[own.file, default: []].append(body)
    }

    /// Returns whether a remaining member uses one of the tasks that the `deinit` cancels. A renamed event may start a
    /// task, for example.
    private func usesTasks(of declaration: DeclarationOutline) -> Bool {
        let names = Set(TokenText(own.file.source, declaration.range).tokens)
        let tasks = own.declaration.members.filter { $0.isStoredProperty && names.contains($0.name.name) }
        let counts = StoredPropertySync.nameCounts(
            in: parts, without: goneText.merging([own.file: [declaration.range]]) { $0 + $1 })
        return tasks.contains { counts[$0.name.name, default: 0] > 1 }
    }

    /// Removes unmodified events that the template no longer has.
    private mutating func removeEvents(except events: Set<String>) {
        for event in before?.outline.members ?? []
        where event.isEvent && !events.contains(event.name.name) {
            for member in members
            where member.isOwn && obstacle(to: member) == nil && isUntouched(member, as: event) {
                outcome.edits.remove(member.declaration.range, in: member.file)
            }
        }
    }

    /// Updates an override. Adds a missing event, and regenerates unmodified bodies. Reports your own version of a new
    /// event if it does not call the presenter.
    private mutating func syncOverride(_ wanted: DeclarationOutline, named name: String, _ existing: UserMember?) {
        guard let before else { return }
        let old = before.outline.members.first { $0.isOverride && $0.requirement?.fullName == name }
        if old == nil, !wanted.isEvent { return }
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
            noteNames(in: wanted)
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
        noteNames(in: wanted)
        let text = type.rendered.declaration(wanted, base: base, style: own.file.style)
        if let obstacle { return recordMissing(name, text, because: obstacle) }
        let addition = FileEdits.Addition(text: text, base: base)
        outcome.edits.add(addition, at: placeBehindPredecessor(of: wanted))
    }

    /// Returns the position after the nearest preceding member of the template that the class has, or the end of the
    /// class.
    private func placeBehindPredecessor(of wanted: DeclarationOutline) -> FileEdits.Target {
        let predecessors = type.wanted.members.prefix { $0.range.lowerBound < wanted.range.lowerBound }
        for other in predecessors.reversed() {
            let match = own.declaration.members.last { written in
                written.kind == other.kind && written.name.name == other.name.name
                    && written.parameters.map(\.label?.name) == other.parameters.map(\.label?.name)
            }
            if let match { return FileEdits.Target(file: own.file, position: .after(match.range.upperBound)) }
        }
        return end.place
    }
}

extension DeclarationOutline {
    var isOverride: Bool { modifiers.contains("override") }

    fileprivate var `deinit`: DeclarationOutline? { members.first { $0.kind == .deinit } }

    /// Whether the member overrides a lifecycle function of a view, such as `viewDidLoad()`. The generated override
    /// calls the presenter.
    fileprivate var isEvent: Bool {
        kind == .function && isOverride && LifecycleEvent(rawValue: name.name) != nil
    }
}

extension TokenText {
    /// Returns whether the code uses an event of the presenter: `presenter.viewDidLoad`.
    fileprivate func tellsPresenter(_ presenter: String, _ event: String) -> Bool {
        zip(tokens, tokens.dropFirst(2)).contains { $0 == presenter && $1 == event }
    }
}
