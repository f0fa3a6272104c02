import Diagnostics
import SwiftSource
import ViperSpec

/// Looks for values that would hold themselves, and aliases that lead back to themselves.
struct RecursionCheck {
    /// A type of the specs that lies in the memory of another one, and where the other one mentions it.
    private struct Edge {
        var target: String
        var location: SourceLocation
    }

    /// A struct or an enum, and the types that lie in its memory.
    private struct Node {
        var kind: DeclarationOutline.Kind
        var edges: [Edge]
    }

    /// The names of all types, without those of the types around them.
    private var names: Set<String> = []
    private var outlines: [(path: String, outline: DeclarationOutline, source: SourceFile)] = []
    private var kinds: [String: DeclarationOutline.Kind] = [:]
    private var aliases: [String: TypeSyntax] = [:]
    /// For each generic type, by position, whether a value of it holds one of that parameter's type.
    private var holdsParameter: [String: [Bool]] = [:]

    static func findings(_ program: Program) -> [Diagnostic] {
        var check = RecursionCheck()
        for type in program.data { check.collect(type.outline, path: type.name, source: type.source) }
        for (path, outline, _) in check.outlines where !outline.genericParameters.isEmpty {
            let names = check.storedTypes(of: outline).flatMap { check.namesHeld(in: $0) }
            check.holdsParameter[path] = outline.genericParameters.map { names.contains($0.name.name) }
        }
        return check.recursiveAliases() + check.recursiveValues()
    }

    private mutating func collect(_ outline: DeclarationOutline, path: String, source: SourceFile) {
        guard !outline.isConditional else { return }
        outlines.append((path, outline, source))
        switch outline.kind {
        case .struct, .enum:
            kinds[path] = kinds[path] ?? outline.kind
            names.insert(outline.name.name)
        case .typealias:
            names.insert(outline.name.name)
            aliases[path] = outline.aliasTarget
            return
        case .extension, .class, .actor: break
        default: return
        }
        for member in outline.members { collect(member, path: "\(path).\(member.name.name)", source: source) }
    }

    // MARK: Values

    private func recursiveValues() -> [Diagnostic] {
        var nodes: [String: Node] = [:]
        for (path, outline, source) in outlines {
            guard outline.kind == .struct || outline.kind == .enum else { continue }
            let typeEdges = storedTypes(of: outline).flatMap { edges(to: $0, in: path, source: source) }
            nodes[path, default: Node(kind: outline.kind, edges: [])].edges += typeEdges
        }
        let cyclic = Self.onCycles(nodes.mapValues { $0.edges.map(\.target) })
        return outlines.compactMap { path, outline, _ in
            guard let node = nodes[path], outline.kind == node.kind,
                let edge = node.edges.first(where: {
                    cyclic[path]?.contains($0.target) == true
                })
            else { return nil }
            return Diagnostic(
                .recursiveType, "the \(node.kind.rawValue) '\(path)' would hold itself", at: edge.location,
                notes: [
                    node.kind == .enum
                        ? "write 'indirect enum', or keep it in an array" : "keep it in an array, or keep its id"
                ])
        }
    }

    /// The types of a struct's stored properties, or of an enum's payloads that are not `indirect`.
    private func storedTypes(of outline: DeclarationOutline) -> [TypeSyntax] {
        let isIndirect = outline.modifiers.contains { $0.name == "indirect" }
        return outline.members.filter { !$0.isConditional }.flatMap { member -> [TypeSyntax] in
            switch member.kind {
            case .variable: return [member.storedProperty?.type].compactMap(\.self)
            case .case:
                let isOut = isIndirect || member.modifiers.contains { $0.name == "indirect" }
                return isOut ? [] : member.parameters.compactMap(\.type)
            default: return []
            }
        }
    }

    /// The types of the specs that lie in a value of `type`: optionals, results and tuples hold what is in them, collections and
    /// closures keep it elsewhere.
    private func edges(to type: TypeSyntax, in path: String, source: SourceFile, depth: Int = 0) -> [Edge] {
        guard depth < 32 else { return [] }
        func inner(_ type: TypeSyntax) -> [Edge] { edges(to: type, in: path, source: source, depth: depth + 1) }
        let bare = type.bare
        if let wrapped = bare.wrapped { return inner(wrapped) }
        if let (success, failure) = bare.resultParts { return inner(success) + inner(failure) }
        switch bare.shape {
        case .tuple(let elements): return elements.flatMap { inner($0.type) }
        case .named(let components):
            let name = components.map(\.name).joined(separator: ".")
            guard let typePath = lookUp(name, from: path) else { return [] }
            let arguments = zip(components.last?.arguments ?? [], holdsParameter[typePath] ?? [])
            let inArguments = arguments.flatMap { argument, isHeld in isHeld ? inner(argument) : [] }
            if let target = aliases[typePath] {
                return edges(to: target, in: typePath, source: source, depth: depth + 1).map {
                    Edge(target: $0.target, location: SourceLocation(source, type.range))
                }
            }
            return [Edge(target: typePath, location: SourceLocation(source, type.range))] + inArguments
        default: return []
        }
    }

    /// The names in a type that a value of it holds, without looking into other types: `T` for `T?`.
    private func namesHeld(in type: TypeSyntax, depth: Int = 0) -> [String] {
        guard depth < 32 else { return [] }
        let bare = type.bare
        if let wrapped = bare.wrapped { return namesHeld(in: wrapped, depth: depth + 1) }
        switch bare.shape {
        case .tuple(let elements): return elements.flatMap { namesHeld(in: $0.type, depth: depth + 1) }
        case .named(let components): return components.count == 1 ? [components[0].name] : []
        default: return []
        }
    }

    /// The path of the type that a name means inside the type at `path`: the innermost one of that name.
    private func lookUp(_ name: String, from path: String) -> String? {
        // Most are names of the standard library.
        let lastDot = name.utf8.lastIndex(of: Ascii.dot)
        guard names.contains(lastDot.map { String(name[name.utf8.index(after: $0)...]) } ?? name) else { return nil }
        var scope = path.split(separator: ".").map(String.init)
        while true {
            let candidate = (scope + [name]).joined(separator: ".")
            if kinds[candidate] != nil || aliases[candidate] != nil { return candidate }
            if scope.isEmpty { return nil }
            scope.removeLast()
        }
    }

    // MARK: Aliases

    private func recursiveAliases() -> [Diagnostic] {
        let graph = aliases.reduce(into: [String: [String]]()) { graph, alias in
            let scope = alias.key.split(separator: ".").dropLast().joined(separator: ".")
            graph[alias.key] = alias.value.mentionedNames.compactMap { lookUp($0, from: scope) }
        }
        let cyclic = Self.onCycles(graph)
        return outlines.compactMap { path, outline, source in
            guard outline.kind == .typealias, cyclic[path] != nil else { return nil }
            return Diagnostic(
                .recursiveType, "the type alias '\(path)' stands for itself",
                at: SourceLocation(source, outline.name.range),
                notes: ["name the type that is meant"])
        }
    }

    // MARK: Graph

    /// For each name on a cycle, those of its successors that lead back to it.
    private static func onCycles(_ graph: [String: [String]]) -> [String: Set<String>] {
        let names = Array(graph.keys)
        let numbers = Dictionary(firstOf: zip(names, 0...))
        let cycles = names.map { (graph[$0] ?? []).compactMap { numbers[$0] } }.cycles
        return cycles.reduce(into: [:]) { cyclic, cycle in
            let members = Set(cycle.map { names[$0] })
            for name in members { cyclic[name] = members.intersection(graph[name] ?? []) }
        }
    }
}

extension Rule {
    static let recursiveType = Rule(
        id: "recursiveType", summary: "A value does not hold itself, and an alias does not stand for itself",
        explanation: """
            A struct lies where it is kept, with everything in it, so one that holds another of its kind, directly, in an \
            optional or by way of others, would have no end; an enum needs 'indirect' for that. Arrays and dictionaries keep \
            their elements elsewhere and may hold anything. A type alias stands for what is behind its '=', which must not \
            lead back to it.
            """,
        wrong: "struct Comment { let text: String; let parent: Comment? }",
        right: "struct Comment { let text: String; let answers: [Comment] }")
}
