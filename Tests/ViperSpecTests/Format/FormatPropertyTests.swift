import Diagnostics
import SwiftSource
import TestSupport
import Testing
import ViperSpec

/// Whatever a spec looks like, formatting loses nothing, and changes nothing the second time.
@Suite struct FormatPropertyTests {
    @Test(arguments: Corpus.paths) func goldenSpecs(_ path: String) throws {
        let source = try Corpus.file(path)
        #expect(check(source), "the golden spec has errors")
    }

    /// White space and comments put in, taken out and changed at random places, by a fixed seed.
    @Test(arguments: Corpus.paths) func disorderedSpecs(_ path: String) throws {
        let source = try Corpus.file(path)
        var disorder = Disorder(seed: path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let rounds = TestSettings.count(quick: 6, gate: 30, all: 30)
        var checked = 0
        for round in 0..<rounds {
            let text = disorder.applied(to: source, times: 1 + round % 12)
            if check(SourceFile(path: path, bytes: text)) { checked += 1 }
        }
        #expect(checked >= rounds / 6, "hardly any of them could still be read")
    }

    /// False where the text is no spec.
    private func check(_ source: SourceFile) -> Bool {
        let (file, findings) = SpecParser.parse(source)
        if findings.containsError { return false }
        let formatted = SourceFile(path: source.path, bytes: SpecFormatter.format(file))
        let text = formatted.text(0..<formatted.bytes.count)
        let (again, errors) = SpecParser.parse(formatted)
        let failure = Comment(
            rawValue: source.text(0..<source.bytes.count) + "\n=>\n" + text)
        #expect(errors.filter { $0.severity == .error }.map(\.message) == [], failure)
        #expect(String(decoding: SpecFormatter.format(again), as: UTF8.self) == text, failure)
        #expect(words(of: source) == words(of: formatted), failure)
        #expect(comments(of: source) == comments(of: formatted), failure)
        #expect(Shape.of(file).map(withoutBlanks) == Shape.of(again).map(withoutBlanks), failure)
        let lineCount = formatted.bytes.count { $0 == 0x0A }
        #expect([0, lineCount].contains(formatted.bytes.count { $0 == 0x0D }), failure)
        #expect(formatted.bytes.last == 0x0A || formatted.bytes.isEmpty)
        return true
    }

    /// All tokens but the `;` that a line break may replace. Strings of several lines are moved with their bodies.
    private func words(of source: SourceFile) -> [String] {
        Lexer.tokens(of: source).filter { $0.kind != .punctuation(UInt8(ascii: ";")) }.map { token in
            let text = source.text(token.range)
            return text.utf8.contains(0x0A) ? trimmedLines(text) : text
        }
    }

    /// The words of all comments. Two that touch may be set apart.
    private func comments(of source: SourceFile) -> [String] {
        var comments: [String] = []
        var end = 0
        for token in Lexer.tokens(of: source) {
            comments.append(source.text(end..<token.range.lowerBound))
            end = token.range.upperBound
        }
        return comments.flatMap {
            $0.replacing("*///", with: "*/ //").split(whereSeparator: \.isWhitespace).map(String.init)
        }.filter {
            $0 != "\u{FEFF}"
        }
    }

    private func trimmedLines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { line in
            String(line.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }.joined(separator: "\n")
    }

    private func withoutBlanks(_ line: String) -> String { line.filter { !$0.isWhitespace } }
}

/// Changes to the white space between the words of a spec.
private struct Disorder {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(bound, 1)
    }

    /// From the end of the text to its beginning, so that each place stays where it was until it is changed.
    mutating func applied(to source: SourceFile, times: Int) -> [UInt8] {
        let tokens = Lexer.tokens(of: source)
        let places = Set((0..<times).map { _ in next(tokens.count) })
        var bytes = source.bytes
        var endsLinesAsWindows = false
        for index in places.sorted(by: >) {
            let start = index == 0 ? 0 : tokens[index - 1].range.upperBound
            let gap = start..<tokens[index].range.lowerBound
            let inserted = [
                " ", "   ", "\t", "\n", "\n\n\n", "\r\n", "\n            ", "\n\t", " // note\n", "\n// note é\n",
                " /* note */ ",
                "\n/* a\n      b\n  c */", "; ", "\n\n/// Doc.\n",
            ]
            switch next(6) {
            case 0: bytes.replaceSubrange(gap, with: [])
            case 1: bytes.replaceSubrange(gap, with: [0x20])
            case 2: bytes.replaceSubrange(gap, with: [0x0A])
            case 3 where next(8) == 0: endsLinesAsWindows = true
            default:
                bytes.insert(
                    contentsOf: Array(inserted[next(inserted.count)].utf8),
                    at: next(2) == 0 ? gap.lowerBound : gap.upperBound)
            }
        }
        return endsLinesAsWindows ? bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } : bytes
    }
}
