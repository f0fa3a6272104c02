import Diagnostics
import SwiftSource
import TestSupport
import ViperSpec

/// A text that stands in a spec as it stands in Swift.
struct SyntaxText: Sendable {
    /// What is around it.
    let frame: Frame
    let bytes: [UInt8]

    enum Frame: Sendable {
        /// Members of a struct, which a spec holds as Swift does.
        case data
        /// Requirements of a protocol.
        case requirements
        /// Members that people have written.
        case members
        /// Members of a section, which become members of a class.
        case section

        var spec: (head: String, tail: String) {
            switch self {
            case .data: ("struct S {\n", "\n}\n")
            case .requirements: ("protocol P {\n", "\n}\n")
            case .members: ("extension S {\n", "\n}\n")
            case .section: ("module M { presenter {\n", "\n} }\n")
            }
        }

        var swift: (head: String, tail: String) {
            switch self {
            case .data, .requirements, .members: spec
            case .section: ("final class C { struct S {\n", "\n} }\n")
            }
        }
    }

    func framed(_ frame: (head: String, tail: String)) -> [UInt8] {
        Array(frame.head.utf8) + bytes + Array(frame.tail.utf8)
    }

    /// What the product says of it.
    var verdict: Verdict {
        let source = SourceFile(path: "Specs/S.viper", bytes: framed(frame.spec))
        let (spec, all) = SpecParser.parse(source)
        let findings = all.filter { $0.severity == .error }
        if findings.isEmpty {
            return frame == .section && Self.hasRequirement(spec) ? .ruledOut : .accepted
        }
        // To Swift a byte order mark and what turns the direction of text are letters, which nobody sees in a name.
        if Self.hidden.contains(where: { bytes.contains($0) }) { return .ruledOut }
        // Between '#if swift(…)' and '#endif' the compiler reads nothing; a spec's brackets are closed there too.
        let isPassedOver = bytes.contains([UInt8]("swift(".utf8)) || bytes.contains([UInt8]("compiler(".utf8))
        let isLexical = findings.contains { $0.rule.id.hasPrefix("un") || $0.message.contains("placeholder") }
        if isPassedOver, isLexical { return .ruledOut }
        return findings.first(where: Self.isOfSwift).map(Verdict.refused) ?? .ruledOut
    }

    private static let hidden = "\u{FEFF}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}"
        .unicodeScalars.map { Array(String($0).utf8) }

    /// A property that says `{ get }`, a subscript, an initialiser, an associated type: whoever implements the section gives
    /// them. In the compiler's text a section is a class.
    private static func hasRequirement(_ spec: SpecFile) -> Bool {
        for case .module(let module) in spec.declarations {
            for case .section(let section) in module.items {
                for member in section.members {
                    switch member.requirement.kind {
                    case .variable(let variable): if variable.accessors != nil { return true }
                    case .associatedType, .other: return true
                    case .function: break
                    }
                }
            }
        }
        return false
    }

    /// Swift has to refuse it too. The other rules are a spec's own: what a section may hold, how things are named, which
    /// characters a text may have, how deep it nests, and what Swift refuses later than its parser does.
    private static func isOfSwift(_ finding: Diagnostic) -> Bool {
        // Macros are members of types, and not of sections.
        rulesOfSwift.contains(finding.rule.id) && !finding.message.hasPrefix("'#")
    }

    private static let rulesOfSwift: Set<String> = [
        "swiftGrammar", "expectedDeclaration", "expectedName", "expectedToken", "expectedType", "expectedValue",
        "unbalancedBrackets", "unbalancedCondition", "unterminatedComment", "unterminatedName", "unterminatedString",
        "unexpectedText", "membersOnOneLine",
    ]

    enum Verdict {
        case accepted
        /// It is no Swift.
        case refused(Diagnostic)
        /// It is no spec, whatever it is as Swift.
        case ruledOut
    }
}

extension SyntaxText {
    /// The functions, initialisers, subscripts and properties of the types in a Swift file.
    static func members(of source: SourceFile) -> [SyntaxText] {
        texts(of: Outline.read(source).outline.declarations, in: nil, of: source)
    }

    private static func texts(
        of declarations: [DeclarationOutline], in frame: Frame?, of source: SourceFile
    ) -> [SyntaxText] {
        declarations.flatMap { declaration -> [SyntaxText] in
            switch declaration.kind {
            case .protocol: return texts(of: declaration.members, in: .requirements, of: source)
            case .struct, .enum, .class, .actor, .extension:
                return texts(of: declaration.members, in: .members, of: source)
            case .function, .initializer, .subscript, .variable:
                guard let frame else { return [] }
                return [SyntaxText(frame: frame, bytes: Array(source.bytes[declaration.range]))]
            default: return []
            }
        }
    }
}

/// Makes texts: whole ones as a grammar has them, and damaged ones.
struct SyntaxTexts: Sendable {
    let seed: UInt64
    /// Longer ones tell no more.
    private static let longest = 4_000
    private let mutator: Mutator

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let texts = (0..<400).map {
            Array(SwiftGrammar.members.text($0 % 4 == 0 ? "requirement" : "members", &random).utf8)
        }
        mutator = Mutator(corpus: texts, pieces: Subject.swiftPieces)
    }

    /// The n-th text: the same for the same seed.
    func text(_ number: Int) -> SyntaxText {
        var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
        let frame = [SyntaxText.Frame.data, .section, .requirements][[0, 0, 0, 1, 1, 2][random.below(6)]]
        let rule =
            switch frame {
            case .data: "members"
            case .requirements: "requirement"
            case .section, .members: random.below(3) == 0 ? "signature" : "function"
            }
        if number % 8 == 7 {
            let bytes = mutator.input(number, seed: seed)
            if bytes.count < Self.longest { return SyntaxText(frame: frame, bytes: bytes) }
        }
        var text = Array(SwiftGrammar.members.text(rule, &random).utf8)
        if number % 2 == 1 { damage(&text, &random) }
        return SyntaxText(frame: frame, bytes: text)
    }

    /// One or two tokens go, come twice, change places, or are another one's.
    private func damage(_ text: inout [UInt8], _ random: inout SeededGenerator) {
        for _ in 0...random.below(2) {
            let source = SourceFile(path: "S.swift", bytes: text)
            let tokens = Lexer.tokens(of: source).dropLast()
            guard let token = tokens.dropFirst(random.below(tokens.count)).first else { return }
            let bytes = Array(text[token.range])
            let other = tokens.dropFirst(random.below(tokens.count)).first.map { Array(text[$0.range]) } ?? []
            switch random.below(6) {
            case 0: text.removeSubrange(token.range)
            case 1: text.insert(contentsOf: bytes + [0x20], at: token.range.lowerBound)
            case 2: text.replaceSubrange(token.range, with: other)
            case 3: text.insert(contentsOf: [0x20] + other + [0x20], at: token.range.lowerBound)
            case 4:
                let blank: UInt8 = random.below(2) == 0 ? 0x0A : 0x20
                text.insert(blank, at: random.below(2) == 0 ? token.range.lowerBound : token.range.upperBound)
            default:
                if token.hasSpaceBefore, token.range.lowerBound > 0 { text.remove(at: token.range.lowerBound - 1) }
            }
        }
    }
}
