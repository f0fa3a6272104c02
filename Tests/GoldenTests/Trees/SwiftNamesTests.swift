import Diagnostics
import SwiftSource
import TestSupport
import Testing

@testable import ViperModel

/// Whatever generated code names, no type of a spec may hide.
@Suite("Names that generated code uses")
struct SwiftNamesTests {
    @Test("the list of refused names holds every type and module that a golden's generated code names")
    func listIsComplete() throws {
        let refused = Kit.builtIn.reduce(SwiftNames.used) { $0.union($1.usedNames) }
            .union(TestFramework.allCases.flatMap(SwiftNames.usedByTests))
            .union(AppSettings.Style.allCases.flatMap(SwiftNames.usedByModules))
        var found: Set<String> = []
        for golden in Golden.all {
            let tree = try FileTree.read(golden.expectedFolder)
            var declared = Set(try golden.specs().flatMap { Self.names(in: $0.text).map(\.name) })
            // What the app's own Swift says is as much the project's as what specs say.
            let own = try FileTree.read(golden.specFolder)
            for path in own.paths where path.hasSuffix(".swift") {
                declared.formUnion(Self.names(in: own[path] ?? "").map(\.name))
            }
            var used: Set<String> = []
            for path in tree.paths where path.hasSuffix(".swift") {
                let names = Self.names(in: tree[path] ?? "")
                declared.formUnion(names.filter(\.isDeclared).map(\.name))
                used.formUnion(names.filter { !$0.isDeclared }.map(\.name))
            }
            found.formUnion(used.subtracting(declared))
            // The protocols of an external module stand in no file here.
            let missing = used.subtracting(declared).subtracting(refused).filter { name in
                !declared.contains { $0.count > 3 && name.hasPrefix($0) }
            }
            #expect(
                missing.sorted() == [],
                "\(golden.name): add these names to the kit's 'usedNames', or to SwiftNames.swift")
        }
        guard TestSettings.goldens == nil else { return }
        // A reading that finds nothing would prove nothing.
        #expect(found.isSuperset(of: ["AnyObject", "Bool", "Foundation", "MainActor", "NSLock", "UIViewController"]))
    }

    private struct Name {
        var name: String
        var isDeclared: Bool
    }

    /// Capitalised words that stand behind no dot and no `@`.
    private static func names(in text: String) -> [Name] {
        let source = SourceFile(path: "Names.swift", text: text)
        let tokens = Lexer.tokens(of: source)
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            let word = source.text(token.range)
            guard token.kind == .identifier, word.first?.isUppercase == true else { return nil }
            let before = index > 0 ? source.text(tokens[index - 1].range) : ""
            let after = index + 1 < tokens.count ? source.text(tokens[index + 1].range) : ""
            // `Canvas.Cell`, `@Test`; and C's constants, which only a type that is no Swift name could hide.
            guard before != ".", !(before == "@" && ["Test", "Suite"].contains(word)), !word.isConstantOfC else {
                return nil
            }
            let isParameter = before == "<" && (after == ":" || after == ">")
            return Name(name: word, isDeclared: isParameter || declaring.contains(before))
        }
    }

    private static let declaring: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
    ]
}

extension String {
    /// `EINTR`, `STDIN_FILENO`.
    fileprivate var isConstantOfC: Bool {
        !["URL", "UUID", "UTF8", "D"].contains(self) && allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
    }
}
