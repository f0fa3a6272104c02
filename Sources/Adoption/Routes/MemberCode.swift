import Diagnostics
import SwiftSource
import ViperModel

/// A function or property of a type, with the identifiers in its code. `RecognizedRoutes` finds in these identifiers
/// which modules the member opens.
struct MemberCode: Sendable {
    /// An identifier in the code.
    struct Word: Sendable, Hashable {
        let text: String
        /// Whether the identifier is called.
        let isCalled: Bool
        /// Whether the identifier is passed as a type, as in `resolve(LampPresenter.self)`. A dependency container then
        /// creates a value of the type.
        let isPassedAsType: Bool
    }

    /// The types that enclose the member, innermost first.
    let types: [String]
    /// The function's name with its labels, such as `openDetail(of:)`, or the property's name.
    let name: String
    /// Whether the member is a stored property. Code that uses the property refers to the module that its declaration
    /// names.
    let isStored: Bool
    /// The identifiers in the body, or in the whole declaration if there is no body, in order.
    let words: [Word]

    /// Returns the functions and properties of a file's types. Initializers are left out, because they only store
    /// values.
    static func members(of source: SourceFile) -> [MemberCode] {
        let (tokens, outline, _) = OutlineParser.read(source)
        let words = words(in: tokens, of: source)
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

    private static func words(in tokens: [Token], of source: SourceFile) -> [(start: Int, word: Word)] {
        zip(tokens.indices, zip(tokens, tokens.dropFirst())).compactMap { index, pair in
            let (token, next) = pair
            guard token.kind == .identifier, token.keyword == nil else { return nil }
            let isCalled = [.punctuation(ASCII.openParen), .punctuation(ASCII.openBrace)].contains(next.kind)
            let isPassedAsType =
                next.kind == .punctuation(ASCII.dot) && index + 2 < tokens.count
                && tokens[index + 2].keyword == .selfValue
            return (
                token.range.lowerBound,
                Word(text: source.text(token.range), isCalled: isCalled, isPassedAsType: isPassedAsType)
            )
        }
    }

    /// The name without labels: `openDetail` of `openDetail(of:)`.
    var baseName: String { String(name.prefix { $0 != "(" }) }
}
