import Diagnostics
import TestSupport
import Testing
import ViperGeneration
import ViperModel

/// No template is trusted without a golden that it is rendered for, and that is compiled.
@Suite("Templates that goldens exercise")
struct ExercisedTemplatesTests {
    @Test("every built-in template is rendered for a golden", .enabled(if: TestSettings.goldens == nil))
    func all() throws {
        var seen: Set<String> = []
        var known: Set<String> = []
        for golden in Golden.all {
            var input = try golden.input()
            known.formUnion(input.builtInTemplates.map(\.path))
            input.builtInTemplates = input.builtInTemplates.map { template in
                SourceFile(path: template.path, bytes: Array("⟦\(template.path)⟧".utf8) + template.bytes)
            }
            let text = Pipeline.run(input).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
            seen.formUnion(text.matches(of: #/⟦(.*?)⟧/#).map { String($0.1) })
        }
        // Those of `new` and `init` make no golden: the end-to-end tests start packages with them, and build these.
        // A file of macros prints nothing by itself: each of its macros is called by another template.
        let expected = known.filter {
            !$0.contains("project/") && !$0.contains("starter/") && !$0.hasSuffix("Macros.stencil")
        }
        #expect(seen.count > 60)
        let unseen = expected.subtracting(seen).sorted()
        #expect(unseen == [], "no golden renders these templates; add a golden, or extend one, that does")
    }

    @Test("every macro of the built-in templates is called")
    func macros() throws {
        let golden = try #require(Golden.all.first)
        let texts = try golden.input().builtInTemplates.map { String(decoding: $0.bytes, as: UTF8.self) }
        let names = texts.flatMap { $0.matches(of: #/{% macro (\w+)/#).map { String($0.1) } }
        #expect(names.count >= 8)
        for name in names {
            #expect(texts.contains { $0.contains("{% call \(name) ") }, "nothing calls '\(name)'")
        }
    }
}
