import Diagnostics
import Foundation
import SwiftSource
import TemplateEngine
import ViperSpec

/// How the time to read a text grows with its length: a token, a nesting or a list that is twice as long takes about twice as
/// long, and never four times.
struct Growth: Sendable {
    /// What is repeated, and what stands around all of it.
    struct Text: Sendable, CustomStringConvertible {
        let head: String
        let piece: String
        let tail: String

        func bytes(ofLength length: Int) -> [UInt8] {
            let one = Array(piece.utf8)
            let count = max(1, length / one.count)
            return Array(head.utf8) + Array(repeatElement(one, count: count).joined()) + Array(tail.utf8)
        }

        var description: String {
            "\(head.debugDescription) + n × \(piece.debugDescription) + \(tail.debugDescription)"
        }
    }

    let name: String
    let texts: [Text]
    let read: @Sendable ([UInt8]) -> Void

    static let all: [Growth] = [.specs, .swift, .written, .templates]

    /// What is wrong with a text, if anything is. Four times the length takes four times as long and no more than ten times;
    /// that is judged where it takes long enough to be no noise.
    func flaw(of text: Text, upTo longest: Int) -> String? {
        var length = 1 << 10
        while length * 4 <= longest {
            if time(text, length * 4) > Self.judged {
                // What else the machine does makes a run longer, never shorter.
                let runs = (0..<3).map { _ in (less: time(text, length), more: time(text, length * 4)) }
                let (less, more) = (runs.map(\.less).min() ?? 0, runs.map(\.more).min() ?? 0)
                guard more > Self.judged, more > less * 10 else { return nil }
                let times = "\(Int(less * 1000)) ms and \(Int(more * 1000)) ms"
                return "\(name), \(text): \(length) and \(length * 4) bytes take \(times)"
            }
            length *= 2
        }
        return nil
    }

    /// Seconds.
    private static let judged = 0.3

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
                    "external module A { ",
                ],
            in: [
                ("", ""), ("module A {\n", "\n}\n"), ("module A { view {\n", "\n} }\n"),
                ("module A { presenter { func a() {\n", "\n} } }\n"), ("module A { view { func a(", ") } }\n"),
                ("app A {\n", "\n}\n"), ("struct A {\n", "\n}\n"), ("module A(", ") {}\n"),
            ]),
        read: { bytes in
            let source = SourceFile(path: "Specs/A.viper", bytes: bytes)
            let (spec, findings) = SpecParser.parse(source)
            if !findings.containsError { _ = SpecFormatter.format(spec) }
            _ = TextPrinter(style: .plain).text(for: findings.prefix(10))
            _ = WrittenProject.checked(source)
        })

    static let swift = Growth(
        name: "swift",
        texts: texts(
            tokens + words
                + [
                    "func a() {}\n", "let a = 1\n", "class A {}\n", "init(", "func a(b: Int) { c() }\n", "b: Int = 1, ",
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
                "private ",
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
            ],
            in: [
                ("", ""), ("{{ ", " }}"), ("{% if ", " %}{% endif %}"), ("{{ name", " }}"),
                ("{% include \"part\" with ", "%}"),
            ]),
        read: { _ = Subject.templates.check($0, 0) })
}
