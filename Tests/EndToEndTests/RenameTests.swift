import Foundation
import TestSupport
import Testing

/// What commands make of a project that they change compiles, and its tests pass: the smallest project, built once.
@Suite struct RenameTests {
    @Test func aRenamedProjectAndAMovedBodyCompile() throws {
        let folder = try Folder()
        try folder.write(
            "note.viper",
            """
            struct NoteRow: Equatable { let title: String }
            module Note(title: String) {
                view { func show(_ row: NoteRow) }
                presenter {
                    func viewDidLoad() { interactor.load() }
                    func didTapClose() { router.close() }
                }
                interactor(title) { func load() { output?.didLoad(NoteRow(title: title)) } }
                output { func didLoad(_ row: NoteRow) { view?.show(row) } }
                router { func close() { navigation.pop() } }
            }

            """)
        let made = try Tool.built.run(["new", "Note", "--spec", "note.viper", "--path", "Demo"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        let project = folder["Demo"]
        for line in ["rename Note Memo", "move Memo.viewDidLoad swift", "move Memo.load swift", "check"] {
            let run = try Tool.built.run(line.split(separator: " ").map(String.init), in: project)
            #expect(run.code == 0, "\(line): \(run.errors)")
        }
        #expect(try folder.text("Demo/Sources/Demo/Memo/MemoPresenter.swift").contains("        interactor.load()\n"))
        if TestTier.gate.isRunning {
            #expect(try SwiftTool.run("test", in: project).contains("passed after"))
        }
    }
}
