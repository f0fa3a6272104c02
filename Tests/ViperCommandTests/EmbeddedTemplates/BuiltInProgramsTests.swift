import Diagnostics
import TemplateEngine
import Templates
import TestSupport
import Testing
import ViperGeneration
import ViperModel

@testable import ViperCommand

/// What was recorded of the built-in templates is what they are compiled to now, with the declarations of what
/// they see: nothing of it is looked at again when the tool starts.
@Suite struct BuiltInProgramsTests {
    @Test(arguments: Kit.builtIn, TestFramework.allCases)
    func areThoseOfGeneratedFiles(kit: Kit, framework: TestFramework) throws {
        for style in kit.styles {
            var app = AppSettings(name: "App")
            (app.kit, app.tests, app.style) = (kit, framework, style)
            let compiled = CompiledSets()
            _ = Renderer(
                builtIn: BuiltInTemplates.sourceFiles, project: [], folder: "Templates", app: app,
                compile: compiled.compile)
            try expectPrograms(of: compiled, entries: FileTemplate.entries(for: app).count)
        }
    }

    @Test func areThoseOfStarts() throws {
        let project = Project(root: "/home/me/demo", fileSystem: MemoryFileSystem())
        let compiled = CompiledSets()
        let templates = try ProjectTemplates(of: project, in: "Templates", compile: compiled.compile)
        #expect(templates.diagnostics == [])
        try expectPrograms(of: compiled, entries: ProjectTemplates.Name.allCases.count)
    }

    private func expectPrograms(of compiled: CompiledSets, entries count: Int) throws {
        let (sources, entries) = try #require(compiled.all.first)
        #expect(entries.count == count)
        let set = try #require(TemplateSet(sources: sources, entries: entries, codes: BuiltInTemplates.programs))
        for entry in entries {
            let template = try #require(TemplateSet(sources: sources, entries: [entry])[entry.name])
            #expect(set[entry.name]?.code == template.code, "\(entry.name)")
        }
    }
}
