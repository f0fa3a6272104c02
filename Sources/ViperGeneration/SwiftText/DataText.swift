import Diagnostics
import SwiftSource
import ViperModel

/// Data of the specs as Swift: as written, with what a person should not have to write added. `entity` becomes `struct`,
/// isolation is taken off, and what other targets see gets its access level, `Sendable` and an initialiser.
struct DataText {
    /// `public `, `package ` or nothing.
    var access: String
    /// `nonisolated ` or nothing.
    var nonisolated: String
    var layout: Layout
    var indenter: Indenter
    var catalog: TypeCatalog
    /// The structs and enums that cannot be `Sendable`, by their whole names.
    var unsendable: Set<String>
    /// Swift's `Sendable`, as generated code names it.
    var sendable: String

    /// The declaration without its documentation.
    func declaration(of data: DataType) -> String {
        var edits = SourceEdits(data.source)
        let keyword = data.kind == .entity ? "struct" : data.kind.rawValue
        edits.replace(data.keywordRange, by: prefix(of: data) + keyword)
        isolateMembers(of: data.outline, of: data.source, &edits)
        complete(data.outline, within: [], of: data.source, &edits)
        return text(of: data, edits)
    }

    private func prefix(of data: DataType) -> String {
        let written = Set(data.outline.modifiers.map(\.name))
        let level = data.kind == .extension || !written.isDisjoint(with: Self.accessLevels) ? "" : access
        let takesIsolation = data.kind != .typealias && data.kind != .protocol && !data.outline.statesIsolation
        return level + (takesIsolation ? nonisolated : "")
    }

    /// Each member of a protocol, rather than the protocol, as of services: Swift 6.3 refuses an actor that states at its head
    /// that it conforms to a nonisolated protocol, where a file that comes before the actor's makes one.
    private func isolateMembers(of outline: DeclarationOutline, of source: SourceFile, _ edits: inout SourceEdits) {
        guard outline.kind == .protocol, !outline.statesIsolation,
            !outline.inherited.contains(where: { $0.text == "Actor" })
        else { return }
        for member in outline.members where member.isRequirement && !member.statesIsolation {
            edits.insert(nonisolated, at: start(of: member, in: source))
        }
    }

    // MARK: Access

    private func addSendable(to outline: DeclarationOutline, of source: SourceFile, _ edits: inout SourceEdits) {
        guard !access.isEmpty, outline.kind == .struct || outline.kind == .enum,
            !outline.inherited.contains(where: { ["Sendable", "@unchecked Sendable", "Error"].contains($0.text) })
        else { return }
        if let last = outline.inherited.last {
            edits.insert(", \(sendable)", at: last.range.upperBound)
        } else {
            edits.insert(": \(sendable)", at: endOfName(of: outline, in: source))
        }
    }

    /// Behind the name and its generic parameters.
    private func endOfName(of outline: DeclarationOutline, in source: SourceFile) -> Int {
        let end = outline.name.range.upperBound
        guard let last = outline.genericParameters.last else { return end }
        let lastEnd = (last.constraint?.range ?? last.name.range).upperBound
        let starts = Lexer.tokens(of: source, in: lastEnd..<outline.range.upperBound).lazy.map(\.range.lowerBound)
        return starts.first { source.bytes[$0] == Ascii.greater }.map { $0 + 1 } ?? end
    }

    /// Gives types and members what others need to see them, and a struct the initialiser that the compiler makes for
    /// internal use only.
    private func complete(
        _ outline: DeclarationOutline, within surroundings: [String], of source: SourceFile,
        _ edits: inout SourceEdits
    ) {
        let path = surroundings + [outline.name.name]
        if !unsendable.contains(path.joined(separator: ".")) { addSendable(to: outline, of: source, &edits) }
        var previous: Int?
        for member in outline.members where outline.kind != .protocol {
            // What is declared together has one beginning.
            let isFirst = member.range.lowerBound != previous
            previous = member.range.lowerBound
            if !access.isEmpty, isFirst, Self.takesAccess(member) {
                edits.insert(access, at: start(of: member, in: source))
            }
            if !member.members.isEmpty || [.struct, .enum].contains(member.kind) {
                complete(member, within: path, of: source, &edits)
            }
        }
        if outline.kind == .struct {
            addInitialiser(to: outline, named: path, of: source, &edits)
        }
    }

    private func start(of member: DeclarationOutline, in source: SourceFile) -> Int {
        guard let attribute = member.attributes.last else { return member.range.lowerBound }
        let gap = source.bytes[attribute.range.upperBound..<member.range.upperBound]
        return gap.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? attribute.range.upperBound
    }

    private static func takesAccess(_ member: DeclarationOutline) -> Bool {
        switch member.kind {
        case .struct, .enum, .class, .actor, .protocol, .typealias, .function, .variable, .initializer, .subscript:
            accessLevels.isDisjoint(with: member.modifiers.map(\.name))
        case .extension, .deinit, .case, .associatedtype, .other: false
        }
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private", "open"]

    // MARK: The memberwise initialiser

    /// Where the struct is seen from outside the compiler's memberwise initialiser is not; and a constant with a default value
    /// needs one, for the compiler's leaves it out and Codable would warn of it.
    private func addInitialiser(
        to outline: DeclarationOutline, named path: [String], of source: SourceFile, _ edits: inout SourceEdits
    ) {
        let stored = outline.storedProperties
        let properties = stored.filter { !$0.isPrivate }.compactMap(\.storedProperty).compactMap(Self.typed)
        let constants = properties.filter { $0.keyword.name == "let" && $0.value != nil }
        guard let last = stored.last, !access.isEmpty || !constants.isEmpty,
            !outline.members.contains(where: { $0.kind == .initializer }),
            !stored.contains(where: \.isConditional),
            stored.allSatisfy({ $0.storedProperty?.value != nil || (!$0.isPrivate && $0.storedProperty?.type != nil) })
        else { return }
        for constant in constants {
            guard let type = constant.type, let value = constant.value else { continue }
            edits.remove(type.range.upperBound..<value.range.upperBound)
        }
        let indentation = source.indentation(at: last.range.lowerBound)
        let oneLine = path.count > 1 ? outline.bodyRange.flatMap { source.text($0).hasLineBreak ? nil : $0 } : nil
        let level = oneLine == nil ? "" : "    "
        // As the compiler's own: a value of an isolated struct is made anywhere, where its properties may be handed there.
        let isIsolated = outline.attributes.contains(where: \.isIsolation)
        let runsAnywhere = isIsolated && !unsendable.contains(path.joined(separator: "."))
        let head = access + (runsAnywhere ? "nonisolated init" : "init")
        let lines = initialiser(head, taking: properties).split(separator: "\n").map { "\n" + indentation + level + $0 }
        edits.insert("\n" + lines.joined(), at: last.range.upperBound)
        if let oneLine { breakLine(of: oneLine, indentation: indentation, in: source, &edits) }
    }

    /// A property with its type; nil where it has none that can be read, or is a constant that nobody hands over.
    private static func typed(_ property: VariableSyntax) -> VariableSyntax? {
        if property.type != nil { return property }
        guard property.keyword.name == "var", let type = property.value.flatMap({ LiteralType.of($0.name) }) else {
            return nil
        }
        var property = property
        property.type = type
        return property
    }

    /// A type within another has a line for each member, now that there is an initialiser among them.
    private func breakLine(
        of body: Range<Int>, indentation: String, in source: SourceFile, _ edits: inout SourceEdits
    ) {
        var end = body.lowerBound + 1
        for part in source.partsSeparatedBySemicolons(in: body.inner) {
            let bytes = source.bytes[part]
            guard let start = bytes.firstIndex(where: { !$0.isBlank }),
                let last = bytes.lastIndex(where: { !$0.isBlank })
            else { continue }
            edits.replace(end..<start, by: "\n" + indentation + "    ")
            end = last + 1
        }
        edits.replace(end..<body.upperBound - 1, by: "\n" + indentation)
    }

    private func initialiser(_ head: String, taking properties: [VariableSyntax]) -> String {
        let parameters = properties.map { property in
            let value = property.value.map { " = " + $0.name } ?? (property.type?.isOptional == true ? " = nil" : "")
            let type = property.type.map(catalog.storedParameter) ?? ""
            // A parameter that is called `self` would be taken for the struct.
            let own = property.name.name == "self" ? " itself" : ""
            return "\(property.name.name.escapedName)\(own): \(type)\(value)"
        }
        let assignments = properties.map { property in
            let name = property.name.name.escapedName
            let stored = ["init", "self", "Type", "Protocol"].contains(property.name.name) ? name : property.name.name
            return "    self.\(stored) = \(property.name.name == "self" ? "itself" : name)\n"
        }.joined()
        return layout.list(head, parameters, level: 1, suffix: " {") + " {\n" + assignments + "}"
    }

    // MARK: Layout

    /// A declaration on one line gets a line for each member.
    private func text(of data: DataType, _ edits: SourceEdits) -> String {
        let isOneLine = !data.source.text(data.range).hasLineBreak
        guard isOneLine, let body = data.outline.bodyRange, body.count >= 2 else {
            let indentation = data.source.indentation(at: data.range.lowerBound)
            return indenter.protected(BodyText.movedLeft(edits.text(data.range), by: indentation))
        }
        let inside = body.inner
        let head = edits.text(data.range.lowerBound..<body.lowerBound).trimmed + " {"
        let members = data.source.partsSeparatedBySemicolons(in: inside).map { part in
            "    " + unindented(edits.text(part), like: data).trimmed.indented(by: "    ")
        }
        guard let last = members.last else { return edits.text(data.range) }
        let separated = members.dropLast().map { $0.hasLineBreak ? $0 + "\n" : $0 }
        return ([head] + separated + [last, "}"]).joined(separator: "\n")
    }

    /// An initialiser was inserted as deep as the line stands.
    private func unindented(_ text: String, like data: DataType) -> String {
        BodyText.movedLeft(text, by: data.source.indentation(at: data.range.lowerBound))
    }
}

extension DeclarationOutline {
    /// Whether it says itself where it runs.
    fileprivate var statesIsolation: Bool {
        attributes.contains(where: \.isIsolation) || modifiers.contains { $0.name == "nonisolated" }
            || parameters.contains { $0.type?.specifiers.contains("isolated") == true }
    }

    /// What runs, of the members of a protocol.
    fileprivate var isRequirement: Bool {
        switch kind {
        case .function, .variable, .initializer, .subscript: true
        default: false
        }
    }
}
