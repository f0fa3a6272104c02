import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings in line what a class stores and is handed: properties, parameters of its initialiser, and the assignments between them.
struct StoredParts {
    private let synced: ClassSync
    private let type: SyncedClass
    /// The declaration of the class itself.
    private let own: WrittenSwift.Part
    private let file: WrittenFile
    /// How often each name stands in the class.
    private let nameCounts: [String: Int]
    /// How often each name stands in the class without the members that go and the text that is replaced.
    private let keptNameCounts: [String: Int]

    private(set) var edits: FileEdits
    private(set) var findings: [Diagnostic] = []

    init(of sync: ClassSync, without gone: [Int: [Range<Int>]]) {
        synced = sync
        type = sync.type
        own = sync.own
        file = sync.ownFile
        nameCounts = Self.nameCounts(in: sync.parts, of: sync.written, without: [:])
        keptNameCounts = gone.isEmpty ? nameCounts : Self.nameCounts(in: sync.parts, of: sync.written, without: gone)
        edits = FileEdits(sync.written.files)
    }

    private static func nameCounts(
        in parts: [WrittenSwift.Part], of written: WrittenSwift, without gone: [Int: [Range<Int>]]
    ) -> [String: Int] {
        var counts: [String: Int] = [:]
        for part in parts {
            let source = written.files[part.file].source
            let gone = gone[part.file, default: []]
            for token in Lexer.tokens(of: source, in: part.declaration.range)
            where token.kind == .identifier && !gone.contains(where: { $0.contains(token.range.lowerBound) }) {
                counts[source.text(token.range), default: 0] += 1
            }
        }
        return counts
    }

    private var source: SourceFile { file.source }
    private var base: String { synced.base }

    mutating func sync() {
        let added = addProperties()
        let retyped = retypeProperties()
        // Properties without an initialiser that fills them would not help.
        if !syncInitialiser(added: added, retyped: retyped) { edits = FileEdits(synced.written.files) }
        removePropertiesOfGoneProtocols()
        removeShownValues()
    }

    private mutating func report(
        _ message: String, at range: Range<Int>, text: String = "", severity: Severity = .error
    ) {
        findings.append(
            .differsInYours(message, at: SourceLocation(source, range), text: text, severity: severity))
    }

    /// The text of what the spec asks the class to store and to take, for findings.
    private var wantedText: String {
        let members = wantedProperties + type.wanted.members.filter(\.takesWhatIsHandedOver)
        return members.map { base + type.rendered.declaration($0, base: base, style: file.style) }.joined(
            separator: file.style.lineEnd)
    }

    // MARK: Properties

    private var storedProperties: [DeclarationOutline] {
        own.declaration.members.filter { $0.kind == .variable && $0.requirement != nil }
    }

    private var wantedProperties: [DeclarationOutline] {
        type.wanted.members.filter { $0.isStoredProperty && !type.isMember($0) }
    }

    /// The stored or computed property of this name in the class's own declaration.
    private func property(_ name: String) -> DeclarationOutline? { storedProperties.first { $0.name.name == name } }

    /// Adds the properties that are missing in all parts of the class; returns their names.
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

    /// Whether the class may have a property from a class of another module: all but state, and what no initialiser takes yet.
    private func mayInherit(_ wanted: DeclarationOutline) -> Bool {
        let name = wanted.name.name
        guard hasForeignBase, !isState(name) else { return false }
        func takes(_ initialiser: DeclarationOutline) -> Bool {
            initialiser.parameters.contains { $0.label?.name == name }
        }
        let own = own.declaration.members.filter { $0.kind == .initializer }
        let isHanded = type.wanted.members.first(where: \.takesWhatIsHandedOver).map(takes) == true
        return !isHanded || own.isEmpty || own.contains(where: takes)
    }

    private func isState(_ name: String) -> Bool { type.sections.contains { $0.state.contains { $0.name == name } } }

    /// Whether it inherits a class of another module that is none of the frameworks that draw.
    private var hasForeignBase: Bool {
        synced.mayInherit && own.declaration.inherited.first.map { !UserInterface.declares($0.text) } == true
    }

    private func place(behind range: Range<Int>) -> FileEdits.Place {
        FileEdits.Place(file: own.file, position: .after(range.upperBound))
    }

    private var placeOfFirst: FileEdits.Place {
        let brace = own.declaration.bodyRange?.lowerBound ?? own.declaration.range.upperBound
        let precedesProperty = own.declaration.members.first?.isStoredProperty ?? false
        return FileEdits.Place(file: own.file, position: .atStart(brace: brace, precedesProperty: precedesProperty))
    }

    /// Changes the types of properties whose types the spec has changed; returns their names.
    private mutating func retypeProperties() -> Set<String> {
        var retyped: Set<String> = []
        for wanted in wantedProperties {
            let name = wanted.name.name
            guard let existing = property(name), let mine = existing.requirement?.variable,
                let other = wanted.requirement?.variable
            else { continue }
            if mine.keyword.name == "let", other.keyword.name == "var" {
                edits.replace(mine.keyword.range, in: own.file, by: "var")
            }
            guard let type = mine.knownType, let newType = other.knownType, !type.isSpelled(as: newType.text) else {
                continue
            }
            if mine.type == nil || other.type == nil {
                reportState(wanted, is: newType, notAs: type, at: existing)
                continue
            }
            let old = synced.past.type(of: name, handedTo: self.type, synced.naming)
            if old.map(type.isSpelled) ?? wasShown(wanted, as: type) || mentionsGoneProtocol(type) {
                if existing.isJoint || TokenText(source, type.range).hasComments {
                    report(
                        "'\(name)' is '\(newType.text)' now, and "
                            + (existing.isJoint ? "declared together with others" : "there is a comment in its type"),
                        at: existing.name.range)
                } else {
                    edits.replace(type.range, in: own.file, by: newType.text)
                    retyped.insert(name)
                }
            } else if let old, old != newType.text {
                report(
                    "'\(name)' is '\(newType.text)' now, and '\(type.text)' in '\(self.type.name)'",
                    at: existing.name.range)
            } else if old == nil {
                reportState(wanted, is: newType, notAs: type, at: existing)
            }
        }
        return retyped
    }

    /// Reports state whose type is another one in the class. What its spec said before is not known.
    private mutating func reportState(
        _ wanted: DeclarationOutline, is newType: TypeSyntax, notAs type: TypeSyntax, at existing: DeclarationOutline
    ) {
        let name = wanted.name.name
        guard isState(name) else { return }
        report(
            "'\(name)' is '\(newType.text)' in the spec, and '\(type.text)' in '\(self.type.name)'",
            at: existing.name.range, text: base + self.type.rendered.declaration(wanted, base: base, style: file.style),
            severity: .warning)
    }

    /// Whether the view kept a value of this name and type, and the members that set it have changed.
    private func wasShown(_ wanted: DeclarationOutline, as type: TypeSyntax) -> Bool {
        self.type.isShownValue(wanted) && synced.newNames.contains(wanted.name.name)
            && formerShownValues.contains { value in
                value.name.name == wanted.name.name
                    && value.requirement?.variable?.type.map { type.isSpelled(as: $0.text) } ?? false
            }
    }

    /// The values that the view kept of what it was told.
    private var formerShownValues: [DeclarationOutline] {
        synced.before?.outline.members.filter(type.isShownValue) ?? []
    }

    private func mentionsGoneProtocol(_ type: TypeSyntax) -> Bool {
        TokenText(source, type.range).tokens.contains(where: synced.past.isGone)
    }

    // MARK: The initialiser

    /// Brings the initialiser in line; false where that could not be done.
    private mutating func syncInitialiser(added: Set<String>, retyped: Set<String>) -> Bool {
        let wanted = type.wanted.members.first(where: \.takesWhatIsHandedOver)
        let callable = own.declaration.members.filter { $0.kind == .initializer && !$0.isForCoder }
        let existing = callable.filter { !$0.isConvenience }
        guard let first = existing.first else { return wanted.map { addInitialiser($0, to: added) } ?? true }
        let parameters = (wanted?.parameters ?? []).map { ParameterChange.Wanted($0, in: type.rendered.source) }
        let retyped = retyped.intersection(parameters.compactMap(\.label))
        let fitting = (existing + callable).first { accepts($0, parameters.map(\.label)) }
        if let fitting, retyped.isEmpty {
            // State may begin with what the initialiser takes already.
            if let wanted, !fitting.isConvenience {
                addAssignments(of: wanted, to: Initialiser(fitting, in: source), added)
            }
            return true
        }
        guard existing.count == 1 else {
            report(
                "no initialiser of '\(type.name)' takes what the module hands over", at: first.name.range,
                text: wantedText)
            return false
        }
        return changeParameters(
            of: Initialiser(first, in: source), wanted, parameters, added: added, retyped: retyped)
    }

    /// Whether an initialiser can be called with these labels, as generated code does.
    private func accepts(_ initialiser: DeclarationOutline, _ labels: [String?]) -> Bool {
        let optional = initialiser.parameters.indices.filter { initialiser.parameters[$0].isOptional }
        return ParameterMatch(parameters: initialiser.parameters, optional: Set(optional)).fits(labels)
    }

    private mutating func addInitialiser(_ wanted: DeclarationOutline, to added: Set<String>) -> Bool {
        // What it hands to its superclass is stored there.
        let handed = wanted.parameters.compactMap(\.label?.name)
        if inheritsInitialiser(taking: wanted.parameters.map(\.label?.name)) { return added.isDisjoint(with: handed) }
        let inherited = own.declaration.inherited.map(\.text)
        if inherited != type.wanted.inherited.map(\.text), !inherited.allSatisfy(type.protocols.contains) {
            report("'\(type.name)' lacks an initialiser", at: own.declaration.name.range, text: wantedText)
            return false
        }
        // A class that declares an initialiser inherits none, so those that its superclass requires are added with it.
        let required =
            own.declaration.members.contains(where: \.isRequiredInitialiser)
            ? [] : type.wanted.members.filter(\.isRequiredInitialiser)
        for member in [wanted] + required {
            let text = type.rendered.declaration(member, base: base, style: file.style)
            edits.add(FileEdits.Addition(text: text, base: base), at: placeOfInitialiser)
        }
        return true
    }

    /// Whether the class has no initialiser of its own, and inherits one that can be called with these labels, or may: that of
    /// another module's class is not known.
    private func inheritsInitialiser(taking labels: [String?]) -> Bool {
        if own.declaration.members.contains(where: { $0.kind == .initializer && !$0.isConvenience }) { return false }
        return hasForeignBase
            || synced.inherited.contains { part in
                part.declaration.members.contains { $0.kind == .initializer && accepts($0, labels) }
            }
    }

    /// The place behind the last wanted property, or behind the properties that the class begins with.
    private var placeOfInitialiser: FileEdits.Place {
        let wanted = Set(wantedProperties.map(\.name.name))
        let last =
            storedProperties.last { wanted.contains($0.name.name) }
            ?? own.declaration.members.prefix { $0.kind == .variable }.last
        return last.map { place(behind: $0.range) } ?? placeOfFirst
    }

    private mutating func changeParameters(
        of initialiser: Initialiser, _ wanted: DeclarationOutline?, _ parameters: [ParameterChange.Wanted],
        added: Set<String>, retyped: Set<String>
    ) -> Bool {
        let declaration = initialiser.declaration
        guard let clause = initialiser.clause else {
            report(
                "the initialiser of '\(type.name)' has open parentheses", at: declaration.name.range, text: wantedText)
            return false
        }
        let change = ParameterChange(
            source: source, clause: clause, own: declaration.parameters, wanted: parameters, retyped: retyped)
        var isClear = true
        for parameter in change.gone where !remove(parameter, of: initialiser) { isClear = false }
        if !isClear { return false }
        let base = source.indentation(at: declaration.range.lowerBound)
        guard let text = change.text(base: base, style: file.style) else {
            report(
                "the initialiser of '\(type.name)' has comments among its parameters", at: declaration.name.range,
                text: wantedText)
            return false
        }
        if source.text(clause.inner) != text { edits.replace(clause.inner, in: own.file, by: text) }
        if let wanted {
            addAssignments(of: wanted, to: initialiser, Set(change.missing.compactMap(\.label)).union(added))
        } else if !change.gone.isEmpty, change.gone.count == declaration.parameters.count, isEmpty(declaration) {
            edits.remove(declaration.range, in: own.file)
        }
        return true
    }

    /// Whether nothing is left in an initialiser beside what is removed from it.
    private func isEmpty(_ declaration: DeclarationOutline) -> Bool {
        guard let body = declaration.bodyRange, declaration.attributes.isEmpty, source.standsPlain(declaration)
        else { return false }
        var left = SourceEdits(source)
        for range in edits.removed[own.file, default: []] where body.contains(range.lowerBound) { left.remove(range) }
        return left.text(body).dropFirst().dropLast().allSatisfy(\.isWhitespace)
    }

    /// Adds the wanted assignments to `new` properties, each behind the one that it follows in the rendered file.
    private mutating func addAssignments(of wanted: DeclarationOutline, to own: Initialiser, _ new: Set<String>) {
        guard let body = own.declaration.bodyRange else { return }
        let isOneLine = !source.text(body).contains(where: \.isNewline)
        let isBlank = source.text(body.inner).allSatisfy(\.isWhitespace)
        var before: Initialiser.Assignment?
        for assignment in Initialiser(wanted, in: type.rendered.source).assignments {
            if let existing = own.assignments.first(where: { $0.name == assignment.name }) {
                before = existing
                continue
            }
            guard new.contains(assignment.name) else { continue }
            let text = type.rendered.text(assignment.range, base: base + file.style.unit, style: file.style)
            if isOneLine {
                let statement = before == nil ? " " + text + (isBlank ? " " : ";") : "; " + text
                edits.insert(statement, at: before?.range.upperBound ?? body.lowerBound + 1, in: self.own.file)
            } else {
                let indentation =
                    before.map { source.indentation(at: $0.range.lowerBound) }
                    ?? source.indentation(at: own.declaration.range.lowerBound) + file.style.unit
                let place = source.endOfLine(after: before?.range.upperBound ?? body.lowerBound + 1)
                edits.insert(file.style.lineEnd + indentation + text, at: place, in: self.own.file)
            }
        }
    }

    // MARK: What is no longer handed over

    /// Takes a parameter, its assignment and its property away, where they are as they were generated and nothing uses them.
    private mutating func remove(_ parameter: Parameter, of initialiser: Initialiser) -> Bool {
        let name = parameter.name.name
        // The name stands four times in the class: as property, as parameter, and on both sides of the assignment.
        let isUsedElsewhere = nameCounts[name] != 4
        let generated = TokenText(SourceFile(path: "", text: "self.\(name) = \(name)"))
        guard let property = property(name), isAsGenerated(property), !isUsedElsewhere,
            let assignment = initialiser.assignments.first(where: { $0.name == name })?.range,
            TokenText(source, assignment) == generated, source.isAloneOnItsLines(assignment)
        else {
            report(
                "'\(type.name)' is no longer given '\(name)', and its initialiser takes it", at: parameter.range,
                text: wantedText)
            return false
        }
        edits.remove(property.range, in: own.file)
        edits.remove(assignment, in: own.file)
        return true
    }

    /// Whether a property stands as it was generated, so that it may be removed.
    private func isAsGenerated(_ property: DeclarationOutline) -> Bool {
        guard let variable = property.requirement?.variable else { return false }
        return variable.value == nil && !property.isJoint && property.attributes.isEmpty && property.bodyRange == nil
            && property.modifiers.allSatisfy { $0.name == "weak" } && source.standsPlain(property)
    }

    /// Removes properties of protocols that are gone, which the assembly used to set.
    private mutating func removePropertiesOfGoneProtocols() {
        // Those that callers may leave out are told here, all others where the initialiser is changed.
        let parameters = own.declaration.members.filter { $0.kind == .initializer }.flatMap(\.parameters)
            .filter { !$0.isOptional }
        let needed = Set((wantedProperties.map(\.name) + parameters.map(\.name)).map(\.name))
        for property in storedProperties where !needed.contains(property.name.name) {
            guard let type = property.requirement?.variable?.type, mentionsGoneProtocol(type) else { continue }
            let name = property.name.name
            if nameCounts[name] == 1, isAsGenerated(property) {
                edits.remove(property.range, in: own.file)
            } else {
                report(
                    "'\(self.type.name)' no longer has '\(name)', for '\(type.text)' is gone", at: property.name.range)
            }
        }
    }

    /// Removes values that the view is no longer told, as far as nobody uses them.
    private mutating func removeShownValues() {
        let wanted = Set(type.wanted.members.map(\.name.name))
        for value in formerShownValues where !wanted.contains(value.name.name) {
            let name = value.name.name
            guard let before = synced.before, let property = property(name) else { continue }
            if keptNameCounts[name] == 1, source.isUntouched(property, as: value, in: before) {
                edits.remove(property.range, in: own.file)
            } else {
                report(
                    "'\(type.name)' is no longer told what '\(name)' is", at: property.name.range, severity: .warning)
            }
        }
    }
}

extension DeclarationOutline {
    fileprivate var isRequiredInitialiser: Bool {
        kind == .initializer && modifiers.contains { $0.name == "required" }
    }

    fileprivate var isConvenience: Bool { modifiers.contains { $0.name == "convenience" } }

    /// Whether it is the initialiser that views and their controllers have for storyboards.
    fileprivate var isForCoder: Bool { parameters.map(\.label?.name) == ["coder"] }

    /// Whether it is the initialiser that generated code calls.
    fileprivate var takesWhatIsHandedOver: Bool { kind == .initializer && !isForCoder }
}

extension SourceFile {
    /// The indentation of the members of a type.
    func memberIndentation(of type: DeclarationOutline, style: FileStyle) -> String {
        if let first = type.members.first(where: { startsLine($0.range.lowerBound) }) {
            return indentation(at: first.range.lowerBound)
        }
        return indentation(at: type.range.lowerBound) + style.unit
    }
}
