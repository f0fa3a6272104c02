import Diagnostics
import Foundation
import TemplateEngine
import Testing

/// Whatever the text, the engine answers: with a text or with findings.
@Suite struct RobustnessTests {
    private static let templates: [String] = ConformanceCase.all.compactMap { $0.body("template") } + [everything]

    private static let everything = """
        {#- comment -#}
        {% macro row a b="x" %}<{{ a }}{{ b }}>{% endmacro %}
        {% set total = 0 %}{% set title = name|upperFirst|quoted %}
        {% for index, member in members where member.doc and not member.isAsync -%}
            {% if member.doc == "a" %}{{ names|join:", " }}{% elif index >= 2 %}{% break %}{% else %}{% continue %}{% endif %}
            {% call row member.name b=title %}{{ "," if not forloop.last else "" }}
        {% else %}
            nothing
        {% endfor %}
        {% filter upper|replace:"A","\\u{1F600}" %}{% include "part" with x=(names[0]|default:'-') %}{% endfilter %}
        {% raw %}{{ }} {% if {% endraw %}
        """

    private static let values = """
        name: "todo"
        doc?: "d"
        none: absent string
        yes: true
        no: false
        names: ["a", "b"]
        members: [Member{ name: "x", doc?: "a", isAsync: false }, Member{ name: "y", doc?: absent string, isAsync: true }]
        m: Module{ doc?: "d", view?: View{ name: "V" } }
        """

    /// Checks, and renders where nothing was found. Findings must lie within their files.
    private func exercise(_ text: String, _ values: Record) {
        let files = [SourceFile(path: "main", text: text), SourceFile(path: "part", text: "{{ x }}{{ name }}\n")]
        let set = TemplateSet(
            sources: files.map { TemplateSource($0) }, entries: [TemplateEntry("main", root: values.type)])
        #expect(set.diagnostics.containsError == (set["main"] == nil))
        for diagnostic in set.diagnostics {
            let places = [diagnostic.location] + diagnostic.notes.map(\.location)
            for case let place? in places {
                let isInside = place.range.lowerBound >= 0 && place.range.upperBound <= place.file.bytes.count
                #expect(isInside, "\(diagnostic.rule.id) at \(place.range) of \(place.file.bytes.count)")
            }
            #expect(!diagnostic.message.isEmpty)
        }
        guard let template = set["main"] else { return }
        do {
            _ = try template.render(values)
        } catch {
            let id = error.diagnostic.rule.id
            #expect(["templateAbsent", "templateDepth"].contains(id), "\(id) in \(text)")
        }
    }

    @Test func theTemplateWithEverythingIsFine() throws {
        let values = try ValuesReader.read(Self.values)
        let set = TemplateSet(
            sources: [
                TemplateSource(SourceFile(path: "main", text: Self.everything)),
                TemplateSource(SourceFile(path: "part", text: "{{ x }}{{ name }}\n")),
            ], entries: [TemplateEntry("main", root: values.type)])
        #expect(set.diagnostics.map(\.message) == [])
    }

    @Test func everyPrefix() throws {
        let values = try ValuesReader.read(Self.values)
        for template in Self.templates where template.utf8.count < 400 || template == Self.everything {
            let bytes = Array(template.utf8)
            for end in stride(from: 0, to: bytes.count, by: template == Self.everything ? 1 : 3) {
                exercise(String(decoding: bytes[..<end], as: UTF8.self), values)
            }
        }
    }

    /// A few of what `fuzz` reads, with damage of another kind.
    @Test func mutations() throws {
        let values = try ValuesReader.read(Self.values)
        let pool = Self.templates.map { Array($0.utf8) }.filter { $0.count < 1_000 }
        var random = SeededGenerator(seed: 0x5EED)
        for _ in 0..<3_000 {
            let template = pool[random.below(pool.count)]
            exercise(String(decoding: random.mutation(of: template, from: pool), as: UTF8.self), values)
        }
    }

    @Test(
        arguments: [
            ("{% if yes %}", "{% endif %}"), ("{% for n in names %}", "{% endfor %}"),
            ("{% filter upper %}", "{% endfilter %}"), ("{% macro m %}", "{% endmacro %}"),
            ("{% if yes %}{% else %}", "{% endif %}"), ("{% raw %}", "{% endraw %}"),
        ])
    func deepBlocks(_ opening: String, _ closing: String) throws {
        let values = try ValuesReader.read(Self.values)
        let depth = 5_000
        exercise(repeatElement(opening, count: depth).joined(), values)
        exercise(repeatElement(closing, count: depth).joined(), values)
        exercise((Array(repeating: opening, count: depth) + Array(repeating: closing, count: depth)).joined(), values)
    }

    @Test(
        arguments: [
            "(", "not ", "names[", "name|default:(", "1 if yes else ", "-", "\"", "{", "[", "name.", "name|",
            "name and ",
            "name or ", "1 == ", "1 < ", "name|upper|", "\\", "forloop.", "name|replace:\"a\",",
        ])
    func deepExpressions(_ part: String) throws {
        let values = try ValuesReader.read(Self.values)
        let nest = repeatElement(part, count: 5_000).joined()
        for text in ["{{ \(nest)name }}", "{{ \(nest)", "{% if \(nest)name %}{% endif %}", "{% set x = \(nest)name %}"]
        {
            exercise(text, values)
        }
    }

    /// The deepest templates that are allowed, on a stack as large as that of the tool's main thread.
    @Test func theDeepestTemplatesFitOnTheStack() async throws {
        let values = try ValuesReader.read(Self.values)
        let deepest = String(repeating: "(", count: 13) + "yes" + String(repeating: ")", count: 13)
        let longest = "name" + String(repeating: "|upper", count: 90)
        let test = "\(deepest) and not (\(longest)|hasPrefix:(\(longest)) if \(deepest) else no)"
        let blocks = ["{% if not (\(test)) %}", "{% for n in names %}", "{% filter upper %}"]
        let ends = ["{% endif %}", "{% endfor %}", "{% endfilter %}"]
        let opening = (0..<30).map { blocks[$0 < 24 ? 0 : $0 % 3] }.joined()
        let closing = (0..<30).reversed().map { ends[$0 < 24 ? 0 : $0 % 3] }.joined()
        let text = opening + "{{ x }}{{ \(test) }}" + closing
        #expect(text.utf8.count > 5_000)
        let recursive =
            "{% macro m %}" + String(repeating: "{% filter upper %}", count: 10) + "{% for n in names %}{% call m %}"
            + "{% endfor %}" + String(repeating: "{% endfilter %}", count: 10) + "{% endmacro %}{% call m %}"
        await withCheckedContinuation { continuation in
            let thread = Thread {
                exercise(text, values)
                exercise("{% set x = name %}" + text, values)
                exercise(recursive, values)
                continuation.resume()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    @Test func longButFlat() throws {
        let values = try ValuesReader.read(Self.values)
        let count = 5_000
        exercise("{{ \(repeatElement("yes", count: count).joined(separator: " and ")) }}", values)
        exercise("{{ \(repeatElement("doc", count: count).joined(separator: " or ")) }}", values)
        exercise("{{ name\(repeatElement("|upper", count: count).joined()) }}", values)
        exercise("{{ \(repeatElement("not", count: count).joined(separator: " ")) yes }}", values)
        exercise("{% if no %}\(repeatElement("{% elif doc %}{{ doc }}", count: count).joined()){% endif %}", values)
        exercise(repeatElement("{% set x = name %}{{ x }}", count: count).joined(), values)
        exercise(
            "{% macro m \((0..<count).map { "p\($0)=1" }.joined(separator: " ")) %}{% endmacro %}{% call m %}", values)
        exercise("{% filter \(repeatElement("upper", count: count).joined(separator: "|")) %}a{% endfilter %}", values)
        exercise("{% include \"part\" with \((0..<count).map { "p\($0)=1" }.joined(separator: " ")) %}", values)
    }

    /// A template that includes itself with ever new types is not checked for all of them.
    @Test func manyCombinationsOfTypesEnd() throws {
        let names = (0..<12).map { "n\($0)" }
        let all = names.map { "{{ \($0) }}" }.joined()
        let main = names.map { "{% set \($0) = \"x\" %}" }.joined() + "{% include \"a\" %}"
        let part = all + names.map { "{% if no %}{% include \"a\" with \($0)=1 %}{% endif %}" }.joined()
        let values = try ValuesReader.read(Self.values)
        let set = TemplateSet(
            sources: [
                TemplateSource(SourceFile(path: "main", text: main)), TemplateSource(SourceFile(path: "a", text: part)),
            ], entries: [TemplateEntry("main", root: values.type)])
        #expect(set.diagnostics == [])
        #expect(try set["main"]?.render(values).count == 12)
    }
}
