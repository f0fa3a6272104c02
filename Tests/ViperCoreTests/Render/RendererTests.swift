import Diagnostics
import Templates
import Testing
import ViperGeneration
import ViperModel

/// Templates, heads and indentation.
struct RendererTests {
    private let spec = "module List { view { func show() } presenter { func viewDidLoad() { view?.show() } } }"

    /// As a project's own they are checked whole, which runs with nothing but built-in ones rely on.
    @Test(arguments: Kit.builtIn, TestFramework.allCases)
    func theBuiltInTemplatesHaveNoFault(kit: Kit, tests: TestFramework) {
        let ejected = Dictionary(uniqueKeysWithValues: BuiltInTemplates.all.map { ($0.path, $0.text) })
        let spec = "module List { view { func show() } presenter { func viewDidLoad() } }"
        for style in kit.styles {
            let app = "ui \(kit.name); tests \(tests.rawValue); style \(style.rawValue)"
            for templates in [[:], ejected] {
                let rendering = Rendering(spec, app: app, templates: templates)
                #expect(rendering.output.diagnostics == [])
                #expect(!rendering.files.isEmpty)
            }
        }
    }

    @Test func aFaultThatNothingUsesIsFoundInAProjectsTemplate() {
        let rendering = Rendering(spec, templates: ["core/Unused.stencil": "{% include \"core/Nowhere.stencil\" %}"])
        #expect(rendering.errors.first?.hasPrefix("templateUnknownFile") == true)
    }

    @Test func generatedFilesAreSealedAndYoursAreNot() {
        for file in Rendering(spec).output.files {
            let state = GeneratedHeader.state(of: file.bytes)
            #expect(state == (file.owner == .generated ? .intact : .unmanaged), "\(file.path)")
        }
    }

    @Test func filesEndWithOneLineBreakAndHoldNoTrailingSpace() {
        for (path, text) in Rendering(spec).files {
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
            #expect(!text.contains(" \n"), "\(path)")
            #expect(!text.contains("\n\n\n"), "\(path)")
        }
    }

    @Test func aTemplateOfTheProjectTakesThePlaceOfTheBuiltInOne() {
        let rendering = Rendering(
            spec, templates: ["uikit/View.swift.stencil": "// {{ name }}: {{ view.class }}\n"])
        #expect(rendering.source("List/ListViewController.swift") == "// List: ListViewController\n")
    }

    @Test func aTemplateOfAnotherKitIsNotLookedAt() {
        #expect(Rendering(spec, templates: ["none/View.swift.stencil": "{{ nonsense }}"]).errors == [])
    }

    @Test func aFaultInATemplateStopsEverything() {
        let rendering = Rendering(spec, templates: ["core/Class.swift.stencil": "{{ class.nmae }}\n"])
        #expect(rendering.files.isEmpty)
        #expect(rendering.output.diagnostics.first?.location?.file.path == "Templates/core/Class.swift.stencil")
    }

    @Test func indentationIsThatOfTheProject() {
        let text = Rendering(spec, app: "indent 2").source("List/List.generated.swift")
        #expect(text.contains("\n  func viewDidLoad() {\n    view?.show()\n  }\n"))
    }
}
