import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The generated types that `naming` in App.viper has renamed. They are found in generated files whose old and new
/// versions differ only in names.
struct RenamedTypes {
    /// The new names, by the old names.
    private var names: [String: String]
    private let target: String

    init(_ input: Sync.Input) {
        target = input.program.app.target
        let renames = ChangedGeneratedFiles(input).pairs.map { Self.renames(from: $0, to: $1) }.flatMap(\.self)
        names = [:]
        if renames.isEmpty { return }
        let (generated, declared) = input.program.namesByOrigin
        // Types that specs declare are left out: if you rename such a type in a spec, you also rename it in your Swift.
        let ofSpecs = renames.map(\.new).filter(declared.contains)
        let others = declared.union(ofSpecs.map(input.program.app.naming.mock))
        let old = Dictionary(grouping: renames, by: \.old).filter { !generated.contains($0.key) }
        names = old.compactMapValues { renames in
            let new = Set(renames.map(\.new))
            return new.count == 1
                ? new.first.flatMap { generated.contains($0) && !others.contains($0) ? $0 : nil } : nil
        }
    }

    /// Returns the updated contents of files that refer to the types, by path. `changed` are the results of other
    /// steps.
    func followed(
        by files: [UserFile], changed: [String: [UInt8]], removed: Set<String>
    ) -> [String: [UInt8]] {
        if names.isEmpty { return [:] }
        let search = WordSearch(names.keys)
        let sources = files.map(\.source).filter { !removed.contains($0.path) }.map { source in
            changed[source.path].map { SourceFile(path: source.path, bytes: $0) } ?? source
        }.filter(search.isFound)
        // A user-owned type may have one of the old names.
        let own = Set(sources.map(declaredNames).flatMap(\.self))
        let names = names.filter { !own.contains($0.key) }
        let followed = sources.map { source -> (String, [UInt8])? in
            let bytes = renamed(source, names)
            return bytes == source.bytes ? nil : (source.path, bytes)
        }
        return Dictionary(firstOf: followed.compactMap(\.self))
    }

    private func renamed(_ source: SourceFile, _ names: [String: String]) -> [UInt8] {
        var edits = SourceEdits(source)
        let tokens = Lexer.tokens(of: source)
        for (index, token) in tokens.enumerated() where token.kind == .identifier {
            guard let new = names[source.text(token.range)], !isOfAnother(tokens, index, source) else { continue }
            edits.replace(token.range, by: new)
        }
        return edits.result
    }

    /// Returns whether a name after a dot belongs to another type or Swift module, and not to the app's module.
    private func isOfAnother(_ tokens: [Token], _ index: Int, _ source: SourceFile) -> Bool {
        guard index > 0, tokens[index - 1].kind == .punctuation(ASCII.dot) else { return false }
        return index == 1 || source.text(tokens[index - 2].range) != target
    }

    /// Returns the old names that a file declares itself.
    private func declaredNames(in source: SourceFile) -> [String] {
        let tokens = Lexer.tokens(of: source)
        return zip(tokens, tokens.dropFirst()).compactMap { keyword, name in
            let text = source.text(name.range)
            return keyword.declaresType && names[text] != nil ? text : nil
        }
    }

    /// Returns the types that have another name in the new version of a file. Empty if the versions differ in more than
    /// names.
    private static func renames(from old: SourceFile, to new: SourceFile) -> [(old: String, new: String)] {
        let (tokens, others) = (Lexer.tokens(of: old), Lexer.tokens(of: new))
        guard tokens.count == others.count else { return [] }
        var renames: [(old: String, new: String)] = []
        var depth = 0
        for (index, (token, other)) in zip(tokens, others).enumerated() {
            guard token.kind == other.kind else { return [] }
            depth += token.kind.bracketStep
            let (text, otherText) = (old.bytes[token.range], new.bytes[other.range])
            if text.elementsEqual(otherText) || token.kind == .string { continue }
            guard token.kind == .identifier else { return [] }
            if depth == 0, index > 0, tokens[index - 1].declaresType {
                renames.append((String(decoding: text, as: UTF8.self), String(decoding: otherText, as: UTF8.self)))
            }
        }
        return renames
    }
}

extension Token {
    fileprivate var declaresType: Bool {
        switch keyword {
        case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype: true
        default: false
        }
    }
}

extension Program {
    /// The type names that viper-gen chooses, and the type names that specs declare.
    fileprivate var namesByOrigin: (generated: Set<String>, declared: Set<String>) {
        var names: (generated: Set<String>, declared: Set<String>) = ([], [])
        for type in emittedNames {
            switch type.origin {
            case .generated: names.generated.insert(type.name)
            case .declared: names.declared.insert(type.name)
            case .external: break
            }
        }
        return names
    }
}
