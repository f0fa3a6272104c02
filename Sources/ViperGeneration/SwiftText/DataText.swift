import Diagnostics
import SwiftSource
import ViperModel

/// The Swift declaration of a data type of a spec, copied and completed. `entity` becomes `struct`. Types get
/// `nonisolated`, an access level, `Sendable` and an initializer if required.
struct DataText {
    /// The access level: `public `, `package ` or empty.
    var access: String
    /// The isolation: `nonisolated ` or empty.
    var nonisolated: String
    var layout: Layout
    var indenter: Indenter
    var catalog: TypeCatalog
    /// The full names of the structs and enums that cannot be `Sendable`.
    var unsendable: Set<String>
    /// The name of `Swift.Sendable` in generated code.
    var sendable: String

    /// Returns the declaration without its doc comment.
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

    /// Adds `nonisolated` to each member of a protocol instead of to the protocol itself. Swift 6.3 rejects an actor
    /// that conforms to a `nonisolated` protocol, if code that is compiled before the actor's file creates the actor.
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

    /// Returns the position after the name and its generic parameters.
    private func endOfName(of outline: DeclarationOutline, in source: SourceFile) -> Int {
        let end = outline.name.range.upperBound
        guard let last = outline.genericParameters.last else { return end }
        let lastEnd = (last.constraint?.range ?? last.name.range).upperBound
        let starts = Lexer.tokens(of: source, in: lastEnd..<outline.range.upperBound).lazy.map(\.range.lowerBound)
        return starts.first { source.bytes[$0] == ASCII.greater }.map { $0 + 1 } ?? end
    }

    /// Adds access levels to types and members, and a memberwise initializer to structs. The compiler's initializer is
    /// internal.
    private func complete(
        _ outline: DeclarationOutline, within surroundings: [String], of source: SourceFile,
        _ edits: inout SourceEdits
    ) {
        let path = surroundings + [outline.name.name]
        if !unsendable.contains(path.joined(separator: ".")) { addSendable(to: outline, of: source, &edits) }
        var previous: Int?
        for member in outline.members where outline.kind != .protocol {
            // The variables of `let x, y: Int` have the same start.
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
            addInitializer(to: outline, named: path, of: source, &edits)
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

    // MARK: The memberwise initializer

    /// Adds an initializer if other targets see the struct, or if a constant has a default value. The compiler's
    /// initializer is internal and has no parameters for such constants. Swift also warns about them in `Codable`
    /// types.
    private func addInitializer(
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
        // If all properties of an isolated struct are sendable, its initializer is `nonisolated`, like the compiler's.
        let isIsolated = outline.attributes.contains(where: \.isIsolation)
        let runsAnywhere = isIsolated && !unsendable.contains(path.joined(separator: "."))
        let head = access + (runsAnywhere ? "nonisolated init" : "init")
        let lines = initializer(head, taking: properties).split(separator: "\n").map { "\n" + indentation + level + $0 }
        edits.insert("\n" + lines.joined(), at: last.range.upperBound)
        if let oneLine { breakLine(of: oneLine, indentation: indentation, in: source, &edits) }
    }

    /// Returns the property with its type, for a parameter of the initializer. A `var` without a type gets the type of
    /// its literal. Returns nil for a `let` without a type, which has a fixed value, and if the type is unknown.
    private static func typed(_ property: VariableSyntax) -> VariableSyntax? {
        if property.type != nil { return property }
        guard property.keyword.name == "var", let type = property.value.flatMap({ LiteralType.of($0.name) }) else {
            return nil
        }
        var property = property
        property.type = type
        return property
    }

    /// Breaks a nested type on one line into a line for each member, because an initializer was added.
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

    private func initializer(_ head: String, taking properties: [VariableSyntax]) -> String {
        let parameters = properties.map { property in
            let value = property.value.map { " = " + $0.name } ?? (property.type?.isOptional == true ? " = nil" : "")
            let type = property.type.map(catalog.storedParameter) ?? ""
            // A parameter named `self` would shadow the struct.
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

    /// Breaks a declaration on one line into a line for each member.
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

    /// Removes the indentation with which an initializer was inserted.
    private func unindented(_ text: String, like data: DataType) -> String {
        BodyText.movedLeft(text, by: data.source.indentation(at: data.range.lowerBound))
    }
}

extension DeclarationOutline {
    /// Whether the declaration states its isolation, as in `@MainActor` or `nonisolated`.
    fileprivate var statesIsolation: Bool {
        attributes.contains(where: \.isIsolation) || modifiers.contains { $0.name == "nonisolated" }
            || parameters.contains { $0.type?.specifiers.contains("isolated") == true }
    }

    /// Whether the declaration is a function, property, initializer or subscript.
    fileprivate var isRequirement: Bool {
        switch kind {
        case .function, .variable, .initializer, .subscript: true
        default: false
        }
    }
}
