import Diagnostics
import SwiftSource
import ViperModel

/// The words of a member's code, as far as they can name a type or somebody who is held.
struct MemberCode: Sendable {
    /// A word, and whether it is called.
    struct Word: Sendable, Hashable {
        let text: String
        let isCalled: Bool
    }

    /// The types that it stands in, the innermost first.
    let types: [String]
    /// `openDetail(of:)`; of a property its name.
    let name: String
    /// It is kept, and has no body: what it is made of can be reached by its name.
    let isStored: Bool
    let words: [Word]

    /// What the functions and properties of a file do; initialisers only keep what they are given.
    static func members(of source: SourceFile) -> [MemberCode] {
        let (tokens, outline, _) = Outline.read(source)
        var words: [(start: Int, word: Word)] = []
        for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .identifier && token.keyword == nil {
            let isCalled = next.kind == .punctuation(UInt8(ascii: "(")) || next.kind == .punctuation(UInt8(ascii: "{"))
            words.append((token.range.lowerBound, Word(text: source.text(token.range), isCalled: isCalled)))
        }
        var members: [MemberCode] = []
        func add(_ declarations: [DeclarationOutline], in types: [String]) {
            for declaration in declarations {
                switch declaration.kind {
                case .class, .struct, .enum, .actor, .extension:
                    let name = declaration.name.name.split(separator: ".").last.map(String.init) ?? ""
                    add(declaration.members, in: [name] + types)
                case .function, .variable:
                    guard !types.isEmpty else { continue }
                    let range = declaration.bodyRange ?? declaration.range
                    let first = words.partitioningIndex { $0.start >= range.lowerBound }
                    members.append(
                        MemberCode(
                            types: types, name: declaration.requirement?.fullName ?? declaration.name.name,
                            isStored: declaration.bodyRange == nil,
                            words: words[first...].prefix { $0.start < range.upperBound }.map(\.word)))
                default: break
                }
            }
        }
        add(outline.declarations, in: [])
        return members
    }

    /// `openDetail` of `openDetail(of:)`.
    var baseName: String { String(name.prefix { $0 != "(" }) }
}
