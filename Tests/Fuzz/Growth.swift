import Diagnostics
import Foundation
import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// How the time to read a text grows with its length: a token, a nesting or a list that is twice as long takes about twice as
/// long, and never four times.
struct Growth: Sendable {
    /// What is repeated, and what stands around all of it. `№` in what is repeated is its number: each has another name.
    struct Text: Sendable, CustomStringConvertible {
        let head: String
        let piece: String
        let tail: String

        func bytes(ofLength length: Int) -> [UInt8] {
            let parts = piece.components(separatedBy: "№").map { Array($0.utf8) }
            var repeated: [UInt8] = []
            var number = 0
            while number == 0 || repeated.count < length {
                repeated += parts.count == 1 ? parts[0] : Array(parts.joined(separator: String(number).utf8))
                number += 1
            }
            return Array(head.utf8) + repeated + Array(tail.utf8)
        }

        var description: String {
            "\(head.debugDescription) + n × \(piece.debugDescription) + \(tail.debugDescription)"
        }
    }

    let name: String
    let texts: [Text]
    let read: @Sendable ([UInt8]) -> Void

    static let all: [Growth] = [.specs, .modules, .swift, .written, .templates]

    /// What is wrong with a text, if anything is. Four times the length takes four times as long and no more than ten times;
    /// that is judged where it takes long enough, in seconds, to be no noise.
    func flaw(of text: Text, upTo longest: Int, judgedFrom judged: Double = 0.3) -> String? {
        var length = 1 << 10
        while length * 4 <= longest {
            var more = time(text, length * 4)
            if more > judged {
                var less = Double.infinity
                for _ in 0..<5 {
                    less = min(less, time(text, length))
                    guard more > judged, more > less * 10 else { return nil }
                    // What else the machine does makes a run longer, never shorter.
                    more = min(more, time(text, length * 4))
                }
                let times = "\(Int(less * 1000)) ms and \(Int(more * 1000)) ms"
                return "\(name), \(text): \(length) and \(length * 4) bytes take \(times)"
            }
            length *= 2
        }
        return nil
    }

    /// Seconds of this thread.
    private func time(_ text: Text, _ length: Int) -> Double {
        let bytes = text.bytes(ofLength: length)
        let start = Self.processorTime
        read(bytes)
        return Self.processorTime - start
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static let tokens = [
        "{", "}", "(", ")", "[", "]", "<", ">", "{ ", "} ", "\"", "\"\"\"", "`", "\\", "\\(", "\"\\(", "#", "#\"",
        "\"#", "#/",
        "/", "//", "/*", "*/", "/* ", "///", ";", ":", ",", "=", ".", "?", "!", "&", "|", "-", "->", "@", "_", "$", "0",
        "1e", "0x", "\r", "\t", "\u{FEFF}", "é", "\0", "<#", "#>", "a", "a ", "A.", "a,", "a: ", "a: A, ", "{}", "()",
        "[]",
        "(a)", "<A>", "\"\"", "\"a\" ", "/**/", "#if a\n", "#else\n", "#endif\n", "#if a\n#endif\n", "// a\n",
        "/// a\n",
        "/* a */\n", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "@a ", "@a(", "@a()\n", "a.b", "a?", "a!", "a + ", "a(",
        "a[",
        "a{", "a<", "a: [", "-> ", "= ", "&a", "a ? ", "a ? b : ", "{ a in ", "\"\\(a)", "~", "any ", "some ", "inout ",
        "a = b\n", "a()\n", "a(b: c)\n", "a.b()\n", "{\n", "}\n", "(\n", ")\n", " ", "\n", "\r\n", ";\n",
    ]

    private static let words = Keyword.allCases.map { $0.rawValue + " " } + Keyword.allCases.map { $0.rawValue + "\n" }

    private static func texts(_ pieces: [String], in surroundings: [(String, String)]) -> [Text] {
        surroundings.flatMap { head, tail in pieces.map { Text(head: head, piece: $0, tail: tail) } }
    }

    static let specs = Growth(
        name: "specs",
        texts: texts(
            tokens + words
                + [
                    "module A {}\n", "module A { ", "view {}\n", "func a()\n", "func a(b: Int)\n", "var a: Int\n",
                    "case a\n",
                    "struct A {}\n", "service A { func a() }\n", "app A {}\n", "import A\n", "b: Int, ", "view?.a()\n",
                    "external module A { ", "(Int, ", "[A: ", "(A) -> ", "any A & ", "A<B, ", "b: Int = 1, ", "T: A, ",
                    "@a func b()\n", "naming {\n", "case a(b: Int)\n", "if a { ", "switch a { case ", "a.b(c: ",
                ],
            in: [
                ("", ""), ("module A {\n", "\n}\n"), ("module A { view {\n", "\n} }\n"),
                ("module A { presenter { func a() {\n", "\n} } }\n"), ("module A { view { func a(", ") } }\n"),
                ("app A {\n", "\n}\n"), ("struct A {\n", "\n}\n"), ("module A(", ") {}\n"),
                ("module A { view { func a<", ">() } }\n"), ("module A { view { func a(b: ", ") } }\n"),
                ("struct A { let a: Int = ", "\n}\n"), ("module A { interactor(", ") {} }\n"),
                ("struct A: ", " {}\n"), ("enum A {\n", "\n}\n"), ("typealias A = ", "\n"),
                ("service A {\n", "\n}\n"), ("module A { view { func a() -> ", " } }\n"),
            ]),
        read: { bytes in
            let source = SourceFile(path: "Specs/A.viper", bytes: bytes)
            let (spec, findings) = SpecParser.parse(source)
            if !findings.containsError { _ = SpecFormatter.format(spec) }
            _ = TextPrinter(isColored: false).text(for: findings.prefix(10))
            _ = WrittenProject.checked(source)
        })

    /// Modules with many of each thing, all the way to files.
    static let modules = Growth(
        name: "modules",
        texts: [
            ("", "module A№ {}\n", ""), ("", "struct A№ {}\n", ""), ("", "enum A№ { case a }\n", ""),
            ("", "protocol A№ { func a() }\n", ""), ("", "service A№ { func a() }\n", ""),
            ("", "typealias A№ = Int\n", ""), ("", "extension Int { func a№() {} }\n", ""),
            ("", "module A№ { router { func a() { navigation.push(A№Module()) } } }\n", ""),
            ("", "module A№(a: Int) { presenter { func b() { router.c() } }; router { func c() } }\n", ""),
            ("", "struct A№ { let a: B№ }\nstruct B№ { let a: Int }\nmodule C№ { view { func a(_ b: A№) } }\n", ""),
            ("module A {\n", "struct B№ {}\n", "}\n"), ("module A {\n", "interactor B№ { func a() }\n", "}\n"),
            ("module A {\n", "let a№ = 1\n", "}\n"), ("module A { view {\n", "func a№()\n", "} }\n"),
            ("module A { view {\n", "func a(b№: Int)\n", "} }\n"),
            ("module A { view {\n", "var a№: Int { get }\n", "} }\n"),
            ("module A { presenter {\n", "func a№()\n", "} }\n"),
            ("module A { view { func a() }\npresenter {\n", "func a№() { view?.a() }\n", "} }\n"),
            ("module A { view { func a() }\npresenter {\n", "func a№() { view?.b№() }\n", "} }\n"),
            ("module A { presenter {\n", "func a№() { a№() }\n", "} }\n"),
            ("module A { presenter { func a() {\n", "let a№ = 1\n", "} } }\n"),
            ("module A { presenter { func a() {\n", "b№()\n", "} } }\n"),
            ("module A { interactor {\n", "func a№() async throws -> Int\n", "} }\n"),
            ("module A { output {\n", "func a№()\n", "} }\n"), ("module A { router {\n", "func a№()\n", "} }\n"),
            ("module A { delegate {\n", "func a№()\n", "} }\n"),
            ("module A(", "a№: Int, ", "a: Int) {}\n"), ("module A { view { func a(", "b№: Int, ", "c: Int) } }\n"),
            ("module A { view { func a<", "A№: Equatable, ", "A: Equatable>(_ b: A) } }\n"),
            ("struct A {\n", "let a№: Int\n", "}\nmodule B { view { func a(_ b: A) } }\n"),
            ("enum A {\n", "case a№(b: Int)\n", "}\nmodule B { view { func a(_ b: A) } }\n"),
            ("struct A: ", "P№, ", "Equatable {}\n"), ("service A {\n", "func a№(b: Int) -> Int\n", "}\n"),
            ("module A { view {\n", "/// a№\n", "func a()\n} }\n"), ("app A {\n", "a№ b\n", "}\n"),
            ("module A {\n", "modul№ {}\n", "}\n"), ("", "struct A {}\n", ""), ("", "module A {}\n", ""),
            // As many wrong names as right ones that are near.
            ("", "struct A№ { let a: Ab№ }\n", ""),
            ("", "module A№ { router { func a() { navigation.push(Ab№Module()) } } }\n", ""),
        ].map { Text(head: $0, piece: $1, tail: $2) },
        read: { bytes in
            _ = Pipeline.run(WrittenProject.input([SourceFile(path: "Specs/A.viper", bytes: bytes)]))
        })

    static let swift = Growth(
        name: "swift",
        texts: texts(
            tokens + words
                + [
                    "func a() {}\n", "let a = 1\n", "class A {}\n", "init(", "func a(b: Int) { c() }\n", "b: Int = 1, ",
                    "func a№() {}\n", "let a№ = 1\n", "class A№ {}\n", "extension A№ {}\n", "b№: Int, ", "case a№\n",
                    "import A№\n", "A№, ", "a№()\n", "#if A№\n#endif\n", "switch a {\ncase ", "if a { ", "for a in ",
                    "if case .a(let ", "struct A { ", "typealias A = ", "subscript(a: Int) -> Int { ", "get { ",
                ],
            in: [
                ("", ""), ("class A {\n", "\n}\n"), ("class A { func a() {\n", "\n} }\n"),
                ("class A { func a(", ") {} }\n"),
                ("class A { let a = ", "\n}\n"), ("class A {}\n", ""), ("func a<", ">() {}\n"),
            ]),
        read: { _ = Subject.swift.check($0, 0) })

    /// What is added to the classes of a project.
    static let written = Growth(
        name: "written",
        texts: texts(
            tokens + [
                "func a() {}\n", "func a() { view?.show() }\n", "let a = 1\n", "init() {}\n", "init(a: Int) {}\n",
                "self.a = a\n", "extension A {}\n", "// MARK: - a\n", "// viper-gen:ignore heldStrongly: a\n",
                "private ", "a {[", "a(b: [{",
                "func a№() {}\n", "func a№() { view?.b№() }\n", "let a№ = 1\n", "init(a№: Int) {}\n", "a№: Int, ",
                "extension LoginPresenter { func a№() {} }\n", "class A№ {}\n", "// TODO: a№()\n",
                "final class LoginPresenter {}\n", "extension LoginPresenter { func a() {} }\n",
            ],
            in: [("", ""), ("", String(decoding: loginPresenter.bytes, as: UTF8.self))]
                + parts.map { ($0, $1) }),
        read: { WrittenProject.read($0, as: loginPresenter.path) })

    private static let loginPresenter =
        WrittenProject.all.first { $0.name == "Login" }?.sources.first { $0.path.hasSuffix("/LoginPresenter.swift") }
        ?? SourceFile(path: "LoginPresenter.swift", text: "")

    /// The presenter in two: after its first brace, and before its last.
    private static var parts: [(String, String)] {
        let text = String(decoding: loginPresenter.bytes, as: UTF8.self)
        guard let first = text.firstIndex(of: "{"), let last = text.lastIndex(of: "}") else { return [] }
        let inner = text.index(after: first)
        return [(String(text[..<inner]), String(text[inner...])), (String(text[..<last]), String(text[last...]))]
    }

    static let templates = Growth(
        name: "templates",
        texts: texts(
            tokens + [
                "{{", "}}", "{%", "%}", "{#", "#}", "{{ name }}", "{{ nam }}", "{% if yes %}", "{% endif %}",
                "{% else %}",
                "{% if yes %}{% endif %}", "{% for x in names %}", "{% for x in names %}{% endfor %}",
                "{% set x = name %}",
                "{% macro m a %}{% endmacro %}", "{% call m name %}", "{% raw %}", "{% include \"part\" %}", "|upper",
                " and yes", " or yes", "not ", "x ", "{% elif yes %}", "{% break %}", "{% filter upper %}", "a=name ",
                "{{ nam№ }}", "{% set x№ = name %}", "{% macro m№ a %}{% endmacro %}", "{% call m№ name %}", "a№=name ",
                "{% for x№ in names %}{% endfor %}", "{% include \"part№\" %}", "|upper№",
                "{{ name|replace:\"a\",\"b\" }}",
                "{{ x№ }}", "(name", ") ", "[0]", ".count", " == name", "\"a\",",
            ],
            in: [
                ("", ""), ("{{ ", " }}"), ("{% if ", " %}{% endif %}"), ("{{ name", " }}"),
                ("{% include \"part\" with ", "%}"),
            ]),
        read: { _ = Subject.templates.check($0, 0) })
}
