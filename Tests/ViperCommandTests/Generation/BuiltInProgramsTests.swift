import Diagnostics
import TemplateEngine
import Templates
import TestSupport
import Testing
import ViperGeneration
import ViperModel

@testable import ViperCommand

/// What was made of the built-in templates while this was built is what they are compiled to now, with the declarations of what
/// they see: nothing of it is looked at again when the tool starts.
@Suite struct BuiltInProgramsTests {
    /// The sets that are compiled, in order.
    private final class Collector: Sendable {
        private let sets = Guarded<[(sources: [TemplateSource], entries: [TemplateEntry])]>([])

        var all: [(sources: [TemplateSource], entries: [TemplateEntry])] { sets.withValue { $0 } }

        @Sendable func compile(_ sources: [TemplateSource], _ entries: [TemplateEntry]) -> TemplateSet {
            sets.withValue { $0.append((sources, entries)) }
            return TemplateSet(sources: sources, entries: entries)
        }
    }

    @Test(arguments: Kit.builtIn, TestFramework.allCases)
    func areThoseOfGeneratedFiles(kit: Kit, framework: TestFramework) throws {
        for style in kit.styles {
            var app = AppSettings(name: "App")
            (app.kit, app.tests, app.style) = (kit, framework, style)
            let collector = Collector()
            _ = Renderer(
                builtIn: BuiltInTemplates.sourceFiles, project: [], folder: "Templates", app: app,
                compile: collector.compile)
            try expectPrograms(of: collector, entries: FileTemplate.entries(for: app).count)
        }
    }

    @Test func areThoseOfStarts() throws {
        let project = Project(root: "/home/me/demo", fileSystem: MemoryFileSystem())
        let collector = Collector()
        let templates = try ProjectTemplates(of: project, in: "Templates", compile: collector.compile)
        #expect(templates.diagnostics == [])
        try expectPrograms(of: collector, entries: ProjectTemplates.Name.allCases.count)
    }

    private func expectPrograms(of collector: Collector, entries count: Int) throws {
        let (sources, entries) = try #require(collector.all.first)
        #expect(entries.count == count)
        let set = try #require(TemplateSet(sources: sources, entries: entries, codes: BuiltInTemplates.programs))
        for entry in entries {
            let compiled = try #require(TemplateSet(sources: sources, entries: [entry])[entry.name])
            #expect(set[entry.name]?.code == compiled.code, "\(entry.name)")
        }
    }
}
