import Diagnostics
import SwiftSource
import TestSupport
import Testing
import ViperSpec

/// No input crashes the parser or takes it long, and what is wrong has a place.
@Suite struct HostileInputTests {
    private func parse(_ bytes: [UInt8]) -> [Diagnostic] {
        SpecParser.parse(SourceFile(path: "Hostile.viper", bytes: bytes)).1
    }

    private func places(_ text: String) -> [String] {
        let file = SourceFile(path: "Hostile.viper", text: text)
        return SpecParser.parse(file).1.map { finding in
            guard let location = finding.location else { return "\(finding.rule.id) nowhere" }
            let position = file.position(of: location.range.lowerBound)
            return "\(finding.rule.id) \(position.line):\(position.column)"
        }
    }

    @Test func binaryFiles() {
        #expect(parse([0x6D, 0x00, 0x01]).map(\.message) == ["byte 0x00 is not UTF-8 text"])
        #expect(
            parse([0xFF, 0xFE, 0x6D, 0x00]).map(\.message) == ["byte 0xFF is not UTF-8 text"])
        for malformed: [UInt8] in [
            [0xC3], [0xC0, 0x80], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
            [0xF0, 0x80, 0x80, 0x80],
        ] {
            let findings = parse(Array("module A {} // ".utf8) + malformed)
            #expect(findings.map(\.rule.id) == ["notText"])
            #expect(findings.first?.location?.range.lowerBound == 15)
        }
        #expect(parse(Array("module A {} // é漢😀 \u{10FFFF}".utf8)) == [])
    }

    @Test func largeFile() {
        let bytes = [UInt8](repeating: 0x20, count: SpecLimits.fileSize + 1)
        #expect(parse(bytes).map(\.message) == ["file has 8388609 bytes; the limit is 8388608"])
        #expect(parse(Array(bytes.dropLast())).map(\.rule.id) == ["emptySpec"])
    }

    @Test func depth() {
        for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] {
            let deep = { (count: Int) in
                "module A { presenter { func a() { b = "
                    + String(repeating: open, count: count) + String(repeating: close, count: count) + " } } }"
            }
            #expect(places(deep(5000)) == ["nestedTooDeeply 1:96"])
            #expect(places("module A { presenter { func a() " + String(repeating: open, count: 5000)).count == 1)
        }
        #expect(places(String(repeating: "module A { ", count: 5000)) == ["nestedTooDeeply 1:670"])
        for part in [
            "-", "!", "try ", "await ", "[Int]?", "some ", "any ", "A.", "a ? b : ", "A<", "() -> ", "@a ", "&",
        ] {
            let text = String(repeating: part, count: 2_000)
            _ = places("module A { presenter { func a() { \(text)b } } }")
            _ = places("module A { presenter { var a: \(text)B = \(text)b } }")
            _ = places("module A { let a = \(text)\n }")
        }
    }

    @Test func hiddenCharacters() {
        #expect(places("module A {} // \u{202E}") == ["hiddenCharacter 1:16"])
        #expect(places("/// \u{2066}a\nmodule A {}") == ["hiddenCharacter 1:5"])
        #expect(places("module A { presenter { func a() { b(\"\u{200F}\") } } }") == ["hiddenCharacter 1:38"])
        #expect(places("module A {} // \u{7}\u{1B}[31m") == ["hiddenCharacter 1:16", "hiddenCharacter 1:17"])
        #expect(places("module A {} // a\rmodule B {}") == ["hiddenCharacter 1:17"])
        #expect(places("module A {\r    view {\n    }\r}\r").count == 3)
        #expect(places("app A {\r    specs \"a\r}\r").contains("unterminatedString 2:11"))
        #expect(places("module A {} // \u{2028}\u{85}\u{61C}").count == 3)
        #expect(places("app A { specs \"\\u{202E}\" }") == [])
        #expect(places("module A\u{202E} {}").count == 1)
        #expect(places(String(repeating: "// \u{1}\n", count: 1000)).count == 10)
        #expect(places("module A {}\r\n// tab\t, emoji 👩‍👩‍👧, é\r\n") == [])
    }

    @Test func hostileNames() {
        for name in [
            "`a\nb`", "`../b`", "`*/`", "`\"`", "`\\(a)`", "`a;b`", "`a b`", "\"a\"", "*/", "../b", "a\u{0}", "1", "``",
            "`a",
        ] {
            for spec in [
                "module \(name) {}", "app \(name) {}", "module A { view { func \(name)() } }", "service \(name) {}",
            ] {
                let found = places(spec)
                #expect(!found.isEmpty, "\(spec)")
                #expect(found.allSatisfy { !$0.hasSuffix("nowhere") })
            }
        }
    }

    /// Every prefix of specs that hold every kind of declaration, and some of all others.
    @Test(arguments: Corpus.paths) func prefixes(path: String) throws {
        let bytes = try Corpus.file(path).bytes
        let whole = ["App", "Kinds/Shared", "Attributes/Player", "Assembly/Wallet", "External/Gallery"]
        let step =
            whole.contains { path.hasSuffix("\($0).viper") }
            ? TestSettings.count(quick: 17, gate: 1, all: 1) : TestSettings.count(quick: 211, gate: 53, all: 53)
        for end in stride(from: 0, to: bytes.count, by: step) { check(Array(bytes[..<end])) }
    }

    /// Files whose reading would not end if it were anything but linear.
    @Test(.timeLimit(.minutes(15))) func largeHostileFiles() {
        let lines = [
            "func a(", "b(\"", "}", "{", "module A {", "}}}{{{", "view { func a(b: [C) {", "let a = b(c(",
            "unknown words here",
            "#if a", "@a @b @c", "/// \u{202E}", "entity A { let b: C", "x = [y: \"\\(z)\", ", "`a", ")", "external",
            "on on on",
        ]
        let length = TestTier.gate.isRunning ? 60_000 : 12_000
        for line in lines {
            let text = String(repeating: line + "\n", count: length / (line.utf8.count + 1))
            check(Array(text.utf8))
            check(Array("module A { presenter {\n\(text)} }".utf8))
        }
    }

    /// A few of what `fuzz` reads, with damage of another kind.
    @Test func mutations() throws {
        var random = SeededGenerator(state: 42)
        let corpus = try Corpus.paths.map { try Corpus.file($0).bytes }
        let pieces = [
            "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "/*", "*/", "//", "`", "#if", "\\(", ";", ":", ",", "=", "->",
            "<", ">",
            "@", "module ", "view ", "func ", "let ", "external ", "app ", "entity ", "on ", "as ", "\n", "\r",
            "\u{202E}", "😀",
        ].map { Array($0.utf8) }
        for _ in 0..<TestSettings.count(quick: 300, gate: 2_500, all: 25_000) {
            var bytes = corpus[Int.random(in: 0..<corpus.count, using: &random)]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
                case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
                default: bytes.removeSubrange(place..<bytes.count)
                }
            }
            check(bytes)
        }
    }

    /// Every finding has a place in the file, and so has everything in the tree.
    private func check(_ bytes: [UInt8]) {
        let file = SourceFile(path: "Mutated.viper", bytes: bytes)
        let (spec, findings) = SpecParser.parse(file)
        let misplaced = findings.filter { finding in
            guard let location = finding.location else { return true }
            return location.range.upperBound > bytes.count || finding.message.isEmpty
                || finding.fixIts.contains { $0.range.upperBound > bytes.count }
        }
        let isInside = spec.declarations.allSatisfy { $0.end <= bytes.count }
        if !misplaced.isEmpty || !isInside {
            Issue.record("\(misplaced.map(\.message)) has no place in:\n\(file.text(0..<bytes.count))")
        }
    }
}

extension SpecDeclaration {
    fileprivate var end: Int {
        switch self {
        case .importing(let name): name.range.upperBound
        case .data(let data): data.range.upperBound
        case .service(let service), .navigation(let service): service.range.upperBound
        case .external(.type(let type)): type.range.upperBound
        case .external(.module(let module, _)), .module(let module): module.range.upperBound
        case .app(let app): app.range.upperBound
        }
    }
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
