import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// What a class stores and is handed: properties, parameters of its initialiser, and the assignments between them.
struct StoredParts {
    let type: SyncedClass
    let own: WrittenSwift.Part
    let file: WrittenFile
    /// All parts of the class that people wrote, in whatever file.
    let parts: [WrittenSwift.Part]
    /// Names that some part has already, stored or computed.
    let present: Set<String>
    /// The words in members that were added or re-signed, names of properties among them.
    let newNames: Set<String>
    /// What the view kept before of what it was told, as far as is known.
    let shown: ShownValues
    /// The type that a property had, as the old generated files tell; nil where they don't, or where nothing changed.
    let oldType: (String) -> String?
    /// A protocol that generated files declared and declare no more.
    let isGoneProtocol: (String) -> Bool

    private(set) var edits: SourceEdits
    private(set) var insertions: [(Insertions.Place, Insertions.Text)] = []
    var removed: [Range<Int>] = []
    /// What could not be done: a sentence, its place, and a text to paste.
    var problems: [Problem] = []

    struct Problem {
        let message: String
        let range: Range<Int>
        var text = ""
        var severity = Severity.error
    }

    init(
        of type: SyncedClass, own: WrittenSwift.Part, in written: WrittenSwift, parts: [WrittenSwift.Part],
        present: Set<String>, newNames: Set<String>, shown: ShownValues, without gone: [Int: [Range<Int>]],
        oldType: @escaping (String) -> String?, isGoneProtocol: @escaping (String) -> Bool
    ) {
        self.type = type
        self.own = own
        self.file = written.files[own.file]
        self.parts = parts
        self.present = present
        self.newNames = newNames
        self.shown = shown
        self.oldType = oldType
        self.isGoneProtocol = isGoneProtocol
        edits = SourceEdits(file.source)
        usedNames = Self.names(in: parts, of: written, without: [:])
        keptNames = gone.isEmpty ? usedNames : Self.names(in: parts, of: written, without: gone)
    }

    /// How often each name stands in the class.
    let usedNames: [String: Int]
    /// The same, without the members that go and the stubs that give way to others.
    let keptNames: [String: Int]

    var source: SourceFile { file.source }
    private var base: String { source.memberIndentation(of: own.declaration, style: file.style) }

    mutating func sync() {
        let added = addProperties()
        let retyped = retypeProperties()
        let kept = (edits, insertions, removed)
        if syncInitialiser(added: added, retyped: retyped) == .left {
            // Properties without an initialiser that fills them would not help.
            if added.isEmpty, retyped.isEmpty { (edits, insertions, removed) = kept } else { forget() }
        }
        removeOrphans()
        removeShownValues()
    }

    /// Whether an initialiser could be brought in line.
    private enum Success {
        case done, left
    }

    private mutating func forget() {
        edits = SourceEdits(source)
        insertions = []
        removed = []
    }

    /// What the spec asks the class to store and to take.
    private var wantedText: String {
        let members = wantedProperties + type.wanted.members.filter(\.isDesignatedInitialiser)
        return members.map { base + type.rendered.declaration($0, base: base, style: file.style) }.joined(
            separator: file.style.lineEnd)
    }

    // MARK: Properties

    var storedProperties: [DeclarationOutline] {
        own.declaration.members.filter { $0.kind == .variable && $0.requirement != nil }
    }

    var wantedProperties: [DeclarationOutline] {
        type.wanted.members.filter { member in
            member.kind == .variable && member.bodyRange == nil && member.requirement != nil && !type.isMember(member)
        }
    }

    func property(_ name: String) -> DeclarationOutline? { storedProperties.first { $0.name.name == name } }

    /// The names of those that were missing.
    private mutating func addProperties() -> Set<String> {
        var added: Set<String> = []
        var place = placeOfFirst
        for wanted in wantedProperties {
            let name = wanted.name.name
            if let existing = property(name) {
                place = .after(file: own.file, end: existing.range.upperBound)
            } else if !present.contains(name), newNames.contains(name) || !type.isShownValue(wanted) {
                let text = type.rendered.declaration(wanted, base: base, style: file.style)
                insertions.append((place, Insertions.Text(text: text, base: base, isApart: false)))
                added.insert(name)
            }
        }
        return added
    }

    private var placeOfFirst: Insertions.Place {
        let brace = own.declaration.bodyRange?.lowerBound ?? own.declaration.range.upperBound
        let isTight = own.declaration.members.first.map { $0.kind == .variable && $0.bodyRange == nil } ?? false
        return .atStart(file: own.file, brace: brace, isTight: isTight)
    }

    /// Brings types along that the spec has changed; the names of what was changed.
    private mutating func retypeProperties() -> Set<String> {
        var retyped: Set<String> = []
        for wanted in wantedProperties {
            guard let existing = property(wanted.name.name), case .variable(let mine)? = existing.requirement?.kind,
                case .variable(let other)? = wanted.requirement?.kind
            else { continue }
            if mine.keyword.name == "let", other.keyword.name == "var" { edits.replace(mine.keyword.range, by: "var") }
            guard let type = mine.type, let newType = other.type,
                type.text.withoutInsignificantSpaces != newType.text.withoutInsignificantSpaces
            else { continue }
            let name = wanted.name.name
            let wasShown =
                self.type.isShownValue(wanted) && newNames.contains(name)
                && hasShown(name, type.text)
            if wasShown || oldType(name)?.withoutInsignificantSpaces == type.text.withoutInsignificantSpaces
                || names(in: type.range).contains(where: isGoneProtocol)
            {
                if TokenText(source, type.range).hasComments {
                    problems.append(
                        Problem(
                            message: "'\(name)' is '\(newType.text)' now, and there is a comment in its type",
                            range: existing.name.range))
                    continue
                }
                edits.replace(type.range, by: newType.text)
                retyped.insert(name)
            } else if let old = oldType(name), old != newType.text {
                problems.append(
                    Problem(
                        message: "'\(name)' is '\(newType.text)' now, and '\(type.text)' in '\(self.type.name)'",
                        range: existing.name.range))
            } else if oldType(name) == nil, isState(name) {
                problems.append(
                    Problem(
                        message:
                            "'\(name)' is '\(newType.text)' in the spec, and '\(type.text)' in '\(self.type.name)'",
                        range: existing.name.range, severity: .warning))
            }
        }
        return retyped
    }

    /// The view kept a value of this name and type.
    private func hasShown(_ name: String, _ type: String) -> Bool {
        shown.values.contains { value in
            value.name == name
                && value.type?.withoutInsignificantSpaces == type.withoutInsignificantSpaces
        }
    }

    private func isState(_ name: String) -> Bool { type.sections.contains { $0.state.contains { $0.name == name } } }

    func names(in range: Range<Int>) -> [String] { TokenText(source, range).tokens }

    // MARK: The initialiser

    private mutating func syncInitialiser(added: Set<String>, retyped: Set<String>) -> Success {
        let wanted = type.wanted.members.first(where: \.isDesignatedInitialiser)
        let existing = own.declaration.members.filter(\.isDesignatedInitialiser)
        guard let first = existing.first else {
            return wanted.map { addInitialiser($0) } ?? .done
        }
        let wantedParameters = (wanted?.parameters ?? []).map { parameter in
            ParameterChange.Wanted(parameter, in: type.rendered.source)
        }
        let retyped = retyped.intersection(wantedParameters.compactMap(\.label))
        if let fitting = existing.first(where: { accepts($0, wantedParameters.map(\.label)) }), retyped.isEmpty {
            // State may begin with what the initialiser takes already.
            if let wanted {
                let rendered = Initialiser(wanted, in: type.rendered.source)
                addAssignments(rendered, to: Initialiser(fitting, in: source), added)
            }
            return .done
        }
        guard existing.count == 1 else {
            problems.append(
                Problem(
                    message: "no initialiser of '\(type.name)' takes what the module hands over",
                    range: first.name.range, text: wantedText))
            return .left
        }
        return change(Initialiser(first, in: source), wanted, wantedParameters, added: added, retyped: retyped)
    }

    /// The generated call of an initialiser with these labels compiles.
    private func accepts(_ initialiser: DeclarationOutline, _ labels: [String?]) -> Bool {
        var rest = labels[...]
        for parameter in initialiser.parameters {
            if let next = rest.first, next == parameter.label?.name {
                rest = rest.dropFirst()
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return false
            }
        }
        return rest.isEmpty
    }

    private mutating func addInitialiser(_ wanted: DeclarationOutline) -> Success {
        let text = type.rendered.declaration(wanted, base: base, style: file.style)
        if own.declaration.inherited.map(\.text) != type.wanted.inherited.map(\.text),
            own.declaration.inherited.contains(where: { !type.protocols.contains($0.text) })
        {
            problems.append(
                Problem(
                    message: "'\(type.name)' lacks an initialiser", range: own.declaration.name.range, text: wantedText)
            )
            return .left
        }
        let place = lastProperty.map { Insertions.Place.after(file: own.file, end: $0) } ?? insertions.last?.0
        insertions.append((place ?? placeOfFirst, Insertions.Text(text: text, base: base, isApart: true)))
        return .done
    }

    /// Where the last of the properties ends that stand before everything else.
    private var lastProperty: Int? {
        let wanted = Set(wantedProperties.map(\.name.name))
        return storedProperties.last { wanted.contains($0.name.name) }?.range.upperBound
            ?? own.declaration.members.prefix { $0.kind == .variable }.last?.range.upperBound
    }

    private mutating func change(
        _ own: Initialiser, _ wanted: DeclarationOutline?, _ parameters: [ParameterChange.Wanted],
        added: Set<String>, retyped: Set<String>
    ) -> Success {
        guard let clause = own.clause else {
            problems.append(
                Problem(
                    message: "the initialiser of '\(type.name)' has open parentheses",
                    range: own.declaration.name.range, text: wantedText))
            return .left
        }
        let change = ParameterChange(
            source: source, clause: clause, own: own.declaration.parameters, wanted: parameters, retyped: retyped)
        var unclear = false
        for parameter in change.gone where !remove(parameter, of: own) { unclear = true }
        if unclear { return .left }
        let line = source.lineRange(around: clause.lowerBound)
        let rest = source.text(line).count - source.text(clause.clamped(to: line)).count + 2
        let base = source.indentation(at: own.declaration.range.lowerBound)
        guard let text = change.text(base: base, style: file.style, rest: rest) else {
            problems.append(
                Problem(
                    message: "the initialiser of '\(type.name)' has comments among its parameters",
                    range: own.declaration.name.range, text: wantedText))
            return .left
        }
        let inner = clause.lowerBound + 1..<clause.upperBound - 1
        if source.text(inner) != text { edits.replace(inner, by: text) }
        if let wanted {
            let new = Set(change.missing.compactMap(\.label)).union(added)
            addAssignments(Initialiser(wanted, in: type.rendered.source), to: own, new)
        } else {
            removeIfEmpty(own, change)
        }
        return .done
    }

    private mutating func addAssignments(_ wanted: Initialiser, to own: Initialiser, _ new: Set<String>) {
        guard let body = own.declaration.bodyRange else { return }
        let isOneLine = !source.text(body).contains(where: \.isNewline)
        var before: Initialiser.Assignment?
        for assignment in wanted.assignments {
            if let existing = own.assignments.first(where: { $0.name == assignment.name }) {
                before = existing
                continue
            }
            guard new.contains(assignment.name) else { continue }
            let text = type.rendered.text(assignment.range, base: base + file.style.unit, style: file.style)
            if isOneLine {
                let blank = source.text(body).dropFirst().dropLast().allSatisfy(\.isWhitespace)
                edits.insert(
                    before == nil ? " " + text + (blank ? " " : ";") : "; " + text,
                    at: before?.range.upperBound ?? body.lowerBound + 1)
            } else if let before {
                let indentation = source.indentation(at: before.range.lowerBound)
                edits.insert(
                    file.style.lineEnd + indentation + text, at: source.endOfLine(after: before.range.upperBound))
            } else {
                let indentation = source.indentation(at: own.declaration.range.lowerBound) + file.style.unit
                edits.insert(
                    file.style.lineEnd + indentation + text, at: source.endOfLine(after: body.lowerBound + 1))
            }
        }
    }

    private mutating func removeIfEmpty(_ initialiser: Initialiser, _ change: ParameterChange) {
        guard let body = initialiser.declaration.bodyRange,
            change.gone.count == initialiser.declaration.parameters.count,
            !change.gone.isEmpty
        else { return }
        let left = leftover(of: body).dropFirst().dropLast()
        let declaration = initialiser.declaration
        if left.allSatisfy(\.isWhitespace), declaration.documentation == nil, declaration.attributes.isEmpty,
            !source.hasRemark(on: declaration),
            source.isAloneOnItsLines(initialiser.declaration.range)
        {
            removed.append(initialiser.declaration.range)
        }
    }

    /// What stands in a body beside what is removed from it.
    private func leftover(of body: Range<Int>) -> String {
        var left = SourceEdits(source)
        for range in removed where body.contains(range.lowerBound) { left.remove(range) }
        return left.text(body)
    }

    // MARK: What is no longer handed over

    /// Takes a parameter, its assignment and its property away, where they are as they were generated and nothing uses them.
    private mutating func remove(_ parameter: Parameter, of initialiser: Initialiser) -> Bool {
        let name = parameter.name.name
        let assignment = initialiser.assignments.first { $0.name == name }
        guard let property = property(name), let assignment, usedNames[name] == 4,
            TokenText(source, assignment.range).tokens == ["self", ".", name, "=", name],
            !TokenText(source, assignment.range).hasComments, source.isAloneOnItsLines(assignment.range),
            canGo(property)
        else {
            problems.append(
                Problem(
                    message: "'\(type.name)' is no longer given '\(name)', and its initialiser takes it",
                    range: parameter.range, text: wantedText))
            return false
        }
        removed.append(property.range)
        removed.append(assignment.range)
        return true
    }

    /// It stands as it was generated.
    func canGo(_ property: DeclarationOutline) -> Bool {
        guard case .variable(let variable)? = property.requirement?.kind else { return false }
        return variable.value == nil && property.documentation == nil && property.attributes.isEmpty
            && property.modifiers.allSatisfy { $0.name == "weak" } && property.bodyRange == nil
            && !source.hasRemark(on: property) && source.isAloneOnItsLines(property.range)
    }

    private static func names(
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
}

extension DeclarationOutline {
    /// An initialiser that somebody calls to make the whole.
    fileprivate var isDesignatedInitialiser: Bool {
        kind == .initializer && !modifiers.contains { ["required", "convenience"].contains($0.name) }
    }
}

extension SourceFile {
    /// What the members of a type are indented by.
    func memberIndentation(of type: DeclarationOutline, style: FileStyle) -> String {
        if let first = type.members.first(where: { startsLine($0.range.lowerBound) }) {
            return indentation(at: first.range.lowerBound)
        }
        return indentation(at: type.range.lowerBound) + style.unit
    }
}
