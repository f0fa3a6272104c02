import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The update of a class's stored properties, of its initializer's parameters, and of the assignments between them.
struct StoredPropertySync {
    let synced: ClassSync
    let type: SyncedClass
    /// The declaration of the class itself.
    let own: UserFileIndex.Part
    let file: UserFile
    /// The number of uses of each name in the class.
    private let nameCounts: [String: Int]
    /// The number of uses of each name in the class, without removed members and replaced text.
    private let keptNameCounts: [String: Int]

    /// The private members that bodies in the spec use.
    private let privateUses: [PrivateHelpers.Use]
    private let helpers: PrivateHelpers

    var edits = FileEdits()
    private(set) var findings: [Diagnostic] = []

    init(of sync: ClassSync, without gone: [UserFile: [Range<Int>]]) {
        synced = sync
        type = sync.type
        own = sync.own
        file = sync.own.file
        helpers = PrivateHelpers(of: sync.type.name, in: sync.parts.map(\.declaration))
        privateUses = helpers.uses(in: sync.type.sections)
        nameCounts = Self.nameCounts(in: sync.parts, without: [:])
        keptNameCounts = gone.isEmpty ? nameCounts : Self.nameCounts(in: sync.parts, without: gone)
    }

    /// Returns the number of uses of each name in a class. Uses in the ranges `gone` do not count.
    static func nameCounts(
        in parts: [UserFileIndex.Part], without gone: [UserFile: [Range<Int>]]
    ) -> [String: Int] {
        var counts: [String: Int] = [:]
        for part in parts {
            let source = part.file.source
            let gone = gone[part.file, default: []].sorted { $0.lowerBound < $1.lowerBound }
            var (next, end) = (0, 0)
            for token in Lexer.tokens(of: source, in: part.declaration.range) where token.kind == .identifier {
                let start = token.range.lowerBound
                while next < gone.count, gone[next].lowerBound <= start {
                    end = max(end, gone[next].upperBound)
                    next += 1
                }
                if start >= end { counts[source.text(token.range), default: 0] += 1 }
            }
        }
        return counts
    }

    var source: SourceFile { file.source }
    var base: String { synced.base }

    mutating func sync() {
        let added = addProperties()
        let retyped = retypeProperties()
        // Without the initializer, added properties would not be set.
        if !syncInitializer(added: added, retyped: retyped) { edits = FileEdits() }
        showToBodies()
        removePropertiesOfGoneProtocols()
        removeShownValues()
        reportGoneState()
    }

    mutating func report(
        _ message: String, at range: Range<Int>, text: String = "", replacing replaced: Range<Int>? = nil,
        because reason: String? = nil, severity: Severity = .error
    ) {
        findings.append(
            .storedPropertyMismatch(
                message, at: SourceLocation(source, range), text: text, replacing: replaced, because: reason,
                severity: severity))
    }

    /// The properties and the initializer that the spec requires, for findings.
    var wantedText: String {
        let members = wantedProperties + type.wanted.members.filter(\.isCalledByGeneratedCode)
        return members.map { base + type.rendered.declaration($0, base: base, style: file.style) }.joined(
            separator: file.style.lineEnd)
    }

    // MARK: Properties

    var storedProperties: [DeclarationOutline] {
        own.declaration.members.filter { $0.kind == .variable && $0.requirement != nil }
    }

    var wantedProperties: [DeclarationOutline] {
        type.wanted.members.filter { $0.isStoredProperty && !type.isMember($0) }
    }

    /// Returns the stored or computed property with a name that the class itself declares.
    func property(_ name: String) -> DeclarationOutline? { storedProperties.first { $0.name.name == name } }

    /// Adds the properties that all parts of the class lack; returns their names.
    private mutating func addProperties() -> Set<String> {
        let present = Set(synced.members.filter { $0.declaration.kind == .variable }.map(\.declaration.name.name))
        var added: Set<String> = []
        var place = placeOfFirst
        for wanted in wantedProperties {
            let name = wanted.name.name
            if let existing = property(name) {
                place = self.place(behind: existing.range)
            } else if !present.contains(name), !mayInherit(wanted),
                synced.newNames.contains(name) || !type.isShownValue(wanted)
            {
                let text = type.rendered.declaration(wanted, base: base, style: file.style)
                edits.add(FileEdits.Addition(text: text, base: base, isApart: false), at: place)
                added.insert(name)
            }
        }
        return added
    }

    /// Returns whether the class may inherit a property from a class of another Swift module. State is never inherited,
    /// nor is a property that the initializer does not take yet.
    private func mayInherit(_ wanted: DeclarationOutline) -> Bool {
        let name = wanted.name.name
        guard hasForeignBase, !isState(name) else { return false }
        func takes(_ initializer: DeclarationOutline) -> Bool {
            initializer.parameters.contains { $0.label?.name == name }
        }
        let own = own.declaration.members.filter { $0.kind == .initializer }
        let isHanded = type.wanted.members.first(where: \.isCalledByGeneratedCode).map(takes) == true
        return !isHanded || own.isEmpty || own.contains(where: takes)
    }

    private func isState(_ name: String) -> Bool { type.sections.contains { $0.state.contains { $0.name == name } } }

    /// Whether the class inherits from a class of another Swift module that is not a UI framework.
    var hasForeignBase: Bool {
        synced.mayInherit && own.declaration.inherited.first.map { !UserInterface.declares($0.text) } == true
    }

    func place(behind range: Range<Int>) -> FileEdits.Target {
        FileEdits.Target(file: file, position: .after(range.upperBound))
    }

    var placeOfFirst: FileEdits.Target {
        let brace = own.declaration.bodyRange?.lowerBound ?? own.declaration.range.upperBound
        let precedesProperty = own.declaration.members.first?.isStoredProperty ?? false
        return FileEdits.Target(file: file, position: .atStart(brace: brace, precedesProperty: precedesProperty))
    }

    /// Updates the types of properties whose types changed in the spec; returns their names.
    private mutating func retypeProperties() -> Set<String> {
        var retyped: Set<String> = []
        for wanted in wantedProperties {
            guard let existing = property(wanted.name.name), let mine = existing.requirement?.variable,
                let other = wanted.requirement?.variable
            else { continue }
            if mine.keyword.name == "let", other.keyword.name == "var" {
                edits.replace(mine.keyword.range, in: file, by: "var")
            }
            if let type = mine.knownType, let newType = other.knownType, !type.isSpelled(as: newType.text) {
                if mine.type == nil || other.type == nil {
                    reportState(wanted, is: newType.text, notAs: type.text, at: existing)
                } else if retype(existing, of: type, as: wanted, of: newType) {
                    retyped.insert(wanted.name.name)
                }
            } else if let value = mine.value, let newValue = other.value, (mine.type == nil) == (other.type == nil),
                TokenText(source, value.range) != TokenText(type.rendered.source, newValue.range)
            {
                reportState(wanted, is: newValue.name, notAs: value.name, at: existing, replacing: value.range)
            }
        }
        return retyped
    }

    /// Changes the type of a property if its type is still the one in the previous spec. Otherwise, reports the
    /// property and returns false.
    private mutating func retype(
        _ existing: DeclarationOutline, of type: TypeSyntax, as wanted: DeclarationOutline, of newType: TypeSyntax
    ) -> Bool {
        let name = wanted.name.name
        let old = synced.past.type(of: name, handedTo: self.type, synced.naming)
        let isUnchanged = old.map(type.isSpelled) ?? wasShown(wanted, as: type)
        if isUnchanged || mentionsGoneProtocol(type) {
            if !existing.isJoint, !TokenText(source, type.range).hasComments {
                edits.replace(type.range, in: file, by: newType.text)
                return true
            }
            report(
                "'\(name)' is now '\(newType.text)' in the spec, but in '\(self.type.name)', "
                    + (existing.isJoint
                        ? "its 'let' or 'var' declares other properties, too" : "its type contains a comment"),
                at: existing.name.range)
        } else if let old, old != newType.text {
            report(
                "'\(name)' is '\(type.text)' in '\(self.type.name)', but now '\(newType.text)' in the spec",
                at: existing.name.range)
        } else if old == nil {
            reportState(wanted, is: newType.text, notAs: type.text, at: existing)
        }
        return false
    }

    /// Reports state whose type or value differs from the spec. The previous declaration in the spec is unknown, so the
    /// difference may be a change that you made in the class.
    ///
    /// If only the value differs, the finding has a fix-it. If the type differs, it has a fix-it only if no other code
    /// in the class uses the property.
    private mutating func reportState(
        _ wanted: DeclarationOutline, is new: String, notAs old: String, at existing: DeclarationOutline,
        replacing value: Range<Int>? = nil
    ) {
        let name = wanted.name.name
        guard isState(name) else { return }
        let hasNothingOfItsOwn =
            existing.attributes.isEmpty && existing.modifiers.isEmpty && existing.bodyRange == nil
            && !existing.isJoint && nameCounts[name] == 1
        let range = [hasNothingOfItsOwn ? existing.range : nil, value].compactMap(\.self).first {
            !TokenText(source, $0).hasComments
        }
        let text = range == value ? nil : self.type.rendered.declaration(wanted, base: base, style: file.style)
        report(
            "'\(name)' is '\(old)' in '\(self.type.name)', but '\(new)' in the spec",
            at: existing.name.range, text: text ?? new, replacing: range, severity: .warning)
    }

    /// Returns whether the view stored a value with this name and type before, and the functions that set the value
    /// have changed.
    private func wasShown(_ wanted: DeclarationOutline, as type: TypeSyntax) -> Bool {
        self.type.isShownValue(wanted) && synced.newNames.contains(wanted.name.name)
            && formerShownValues.contains { value in
                value.name.name == wanted.name.name
                    && value.requirement?.variable?.type.map { type.isSpelled(as: $0.text) } ?? false
            }
    }

    /// The values that the view stored for display.
    private var formerShownValues: [DeclarationOutline] {
        synced.before?.outline.members.filter(type.isShownValue) ?? []
    }

    /// Removes `private` from properties that viper-gen would not generate as private, if a body in the spec uses them.
    /// Reports other private members that such a body uses.
    private mutating func showToBodies() {
        let handed = Set(wantedProperties.filter { !$0.isPrivate }.map(\.name.name))
        var shown: Set<String> = []
        for use in privateUses where !shown.contains(use.name) {
            let modifier = property(use.name)?.modifiers.first { $0.name == "private" || $0.name == "fileprivate" }
            guard handed.contains(use.name), synced.obstacle == nil, let start = modifier?.range else {
                findings.append(helpers.finding(use))
                continue
            }
            shown.insert(use.name)
            let end = source.bytes[start.upperBound...].firstIndex { !" \t".utf8.contains($0) }
            edits.replace(start.lowerBound..<(end ?? start.upperBound), in: file, by: "")
        }
    }

    private func mentionsGoneProtocol(_ type: TypeSyntax) -> Bool {
        TokenText(source, type.range).tokens.contains(where: synced.past.isGone)
    }

    // MARK: Removed properties

    /// Removes a parameter, its assignment and its property if they are unmodified and unused.
    mutating func remove(_ parameter: Parameter, of initializer: Initializer) -> Bool {
        let name = parameter.name.name
        // The name is in the class four times: as property, as parameter, and on both sides of the assignment.
        let isUsedElsewhere = nameCounts[name] != 4
        let generated = TokenText(SourceFile(path: "", text: "self.\(name) = \(name)"))
        guard let property = property(name), isAsGenerated(property), !isUsedElsewhere,
            let assignment = initializer.assignments.first(where: { $0.name == name })?.range,
            TokenText(source, assignment) == generated, source.isAloneOnItsLines(assignment)
        else {
            report(
                "initializer of '\(type.name)' takes '\(name)', which the spec no longer provides", at: parameter.range,
                text: wantedText, because: nameCounts[name, default: 0] > 4 ? stillUsed(name) : nil)
            return false
        }
        edits.remove(property.range, in: file)
        edits.remove(assignment, in: file)
        return true
    }

    /// Returns the reason why a property that the class uses is not removed, and what to do.
    private func stillUsed(_ name: String) -> String {
        "the class uses '\(name)'; delete these uses and run 'viper-gen generate', or declare '\(name)' in the spec again"
    }

    /// Returns whether a property is unmodified, so that it may be removed.
    private func isAsGenerated(_ property: DeclarationOutline) -> Bool {
        guard let variable = property.requirement?.variable else { return false }
        return variable.value == nil && !property.isJoint && property.attributes.isEmpty && property.bodyRange == nil
            && property.modifiers.allSatisfy { $0.name == "weak" || $0.name == "private" }
            && source.isUncommentedOnOwnLines(property)
    }

    /// Removes properties whose protocol was deleted. The assembly does not set them any longer.
    private mutating func removePropertiesOfGoneProtocols() {
        // A property with a parameter that callers must pass is handled when the initializer is updated. All other
        // properties are handled here.
        let parameters = own.declaration.members.filter { $0.kind == .initializer }.flatMap(\.parameters)
            .filter { !$0.isOptional }
        let needed = Set((wantedProperties.map(\.name) + parameters.map(\.name)).map(\.name))
        for property in storedProperties where !needed.contains(property.name.name) {
            guard let type = property.requirement?.variable?.type, mentionsGoneProtocol(type) else { continue }
            let name = property.name.name
            if nameCounts[name] == 1, isAsGenerated(property) {
                edits.remove(property.range, in: file)
            } else {
                report(
                    "'\(self.type.name)' still has '\(name)', whose type '\(type.text)' is no longer generated",
                    at: property.name.range)
            }
        }
    }

    /// Removes values that the view no longer receives, if they are unused.
    private mutating func removeShownValues() {
        let wanted = Set(type.wanted.members.map(\.name.name))
        let former = Set(formerShownValues.map(\.name.name))
        let added = type.wanted.members.filter(type.isShownValue).map(\.name.name).filter { !former.contains($0) }
        let gone = formerShownValues.filter { !wanted.contains($0.name.name) }
        for value in gone {
            let name = value.name.name
            guard let before = synced.before, let property = property(name) else { continue }
            if keptNameCounts[name] == 1, source.isUntouched(property, as: value, in: before) {
                edits.remove(property.range, in: file)
            } else if !value.modifiers.contains("private") {
                // Private values that modified code still uses, such as tasks or rows, stay without a report.
                let message =
                    added.count == 1 && gone.count == 1
                    ? "'\(name)' was renamed to '\(added[0])', but '\(type.name)' still sets '\(name)'"
                    : "'\(type.name)' no longer receives '\(name)'"
                report(message, at: property.name.range, severity: .warning)
            }
        }
    }
}

extension StoredPropertySync {
    /// Reports properties that probably were state. Bodies of the previous spec used them, but bodies of the current
    /// spec do not. Only the previous generated file shows that.
    private mutating func reportGoneState() {
        let wanted = Set(type.wanted.members.map(\.name.name))
        let own = storedProperties.filter { $0.isLikeState && !wanted.contains($0.name.name) }
        if own.isEmpty { return }
        let before = (synced.past.members(of: type) ?? []).compactMap(\.body).flatMap {
            names(in: $0.range, of: $0.source)
        }
        let now = type.sections.flatMap(\.implemented).compactMap(\.body).flatMap { names(in: $0.range, of: $0.source) }
        let gone = Set(before).subtracting(now)
        for property in own where gone.contains(property.name.name) {
            report(
                "'\(type.name).\(property.name.name)' is no longer state of the spec; delete it, or make it private",
                at: property.name.range, severity: .warning)
        }
    }

    /// Returns the names in a body that may refer to members of the class.
    private func names(in body: Range<Int>, of source: SourceFile) -> [String] {
        UsedName.all(in: Lexer.tokens(of: source, in: body)[...], of: source).filter(\.isOwn).map(\.name)
    }
}

extension SourceFile {
    /// Returns the indentation of a type's members.
    func memberIndentation(of type: DeclarationOutline, style: FileStyle) -> String {
        if let first = type.members.first(where: { startsLine($0.range.lowerBound) }) {
            return indentation(at: first.range.lowerBound)
        }
        return indentation(at: type.range.lowerBound) + style.unit
    }
}
