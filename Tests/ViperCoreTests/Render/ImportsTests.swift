import Diagnostics
import Testing
import ViperGeneration
import ViperModel

/// What each generated file imports.
struct ImportsTests {
    private let shared =
        "import Media\nservice Player { func track() async -> Track? }\nstruct Rating { let stars: Stars }"

    private func imports(of path: String, in rendering: Rendering) -> [String] {
        #expect(rendering.errors == [])
        let text =
            path.hasSuffix("Tests.swift") || path.hasPrefix("test ")
            ? rendering.test(path.replacing("test ", with: "")) : rendering.source(path)
        return text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    }

    @Test func aUIFrameworkStaysWithTheView() {
        let rendering = Rendering(
            [
                "Cover": """
                import UIKit
                module Cover {
                    view { func show(_ image: UIImage) }
                    presenter { func viewDidLoad() }
                    interactor { func load() }
                    router { func close() }
                }
                """
            ], app: "ui uikit")
        for path in ["CoverPresenter.swift", "CoverInteractor.swift", "CoverRouter.swift"] {
            #expect(imports(of: "Cover/" + path, in: rendering) == ["Foundation"])
        }
        #expect(imports(of: "Cover/CoverViewController.swift", in: rendering) == ["UIKit"])
        #expect(imports(of: "Cover/Cover.generated.swift", in: rendering) == ["Foundation", "UIKit"])
        #expect(imports(of: "test Cover/Cover.generated.swift", in: rendering) == ["Foundation", "UIKit", "Testing"])
    }

    @Test func aClassThatNamesATypeOfItImportsIt() {
        let rendering = Rendering(
            ["Cover": "import UIKit\nmodule Cover { presenter { func didPick(_ image: UIImage) }; router {} }"],
            app: "ui uikit")
        #expect(imports(of: "Cover/CoverPresenter.swift", in: rendering) == ["Foundation", "UIKit"])
        #expect(imports(of: "Cover/CoverRouter.swift", in: rendering) == ["Foundation"])
    }

    /// The requirements of a protocol come with what its file imports, also through another one.
    @Test func theImportsOfInheritedProtocolsFollow() {
        var input = Rendering.input(
            ["List": "module List { presenter: Adding { func viewDidLoad() }; interactor { func load() } }"],
            app: "ui none")
        input.own = AppSources(sources: [
            SourceFile(path: "Sources/Todo/A.swift", text: "protocol Adding: Counting {}"),
            SourceFile(
                path: "Sources/Todo/B.swift",
                text: "import Money\n@MainActor protocol Counting { func count() -> Amount }"),
        ])
        let files = Pipeline.run(input).files
        func text(_ name: String) -> String {
            files.first { $0.path == "Sources/Todo/List/\(name)" }.map { String(decoding: $0.bytes, as: UTF8.self) }
                ?? ""
        }
        #expect(text("ListPresenter.swift").contains("import Money\n"))
        #expect(text("List.generated.swift").contains("import Money\n"))
        #expect(text("ListInteractor.swift").contains("import Foundation\n"))
        #expect(!text("ListInteractor.swift").contains("import Money\n"))
    }

    @Test func theImportsOfASpecFollowItsTypes() {
        let rendering = Rendering(
            [
                "Shared": shared,
                "List": """
                module List {
                    view { func show(_ rating: Rating) }
                    presenter { func viewDidLoad() }
                    interactor(player: any Player) { func load() }
                    router { func close() }
                }
                """,
                "Other": "module Other { presenter { func viewDidLoad() } }",
            ], app: "ui none")
        #expect(imports(of: "List/ListInteractor.swift", in: rendering) == ["Foundation", "Media"])
        #expect(imports(of: "List/ListView.swift", in: rendering) == ["Foundation", "Media"])
        #expect(imports(of: "List/ListRouter.swift", in: rendering) == ["Foundation"])
        #expect(imports(of: "List/List.generated.swift", in: rendering) == ["Foundation", "Media"])
        #expect(imports(of: "test List/List.generated.swift", in: rendering).contains("Media"))
        #expect(imports(of: "Other/Other.generated.swift", in: rendering) == ["Foundation"])
        #expect(imports(of: "test Other/Other.generated.swift", in: rendering) == ["Foundation", "Testing"])
    }
}
