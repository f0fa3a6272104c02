import TestSupport
import Testing
import ViperModel

/// `.ci/record` runs these tests first. If a template cannot be rendered, all recorded output would be wrong.
@Suite struct BuiltInKitTests {
    @Test(arguments: Kit.builtIn.map(\.name)) func theKitHasAllTemplates(_ kit: String) {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { ui \(kit) }", "Specs/List.viper": "module List {}",
        ])
        let run = Run("generate", on: disk)
        #expect(
            run.code == .success,
            """
            \(run.errors)If a template is unknown, write it in Templates/\(kit) or Templates/none, or exclude it for this kit in \
            'FileTemplate.all(for:)'.
            """)
    }
}
