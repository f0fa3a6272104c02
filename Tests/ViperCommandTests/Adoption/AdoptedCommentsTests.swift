import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// Comments outside of the protocols: the spec keeps those of files that are deleted, and `release` writes them again.
@Suite struct AdoptedCommentsTests {
    private let header = "// NewsProtocols.swift\n// Shop\n\n"
    private let contract = """
        import Foundation

        // MARK: - View

        /// What is shown.
        protocol NewsViewProtocol: AnyObject {
            func show()
        }  // the view
        // the server depends on this one

        /*
         Events:
           viewDidLoad
         */
        protocol NewsPresenterProtocol: AnyObject {
            func viewDidLoad()
        }

        // TODO: a router

        """

    @Test func comeBackFromTheSpec() {
        let disk = AdoptedNews.disk([AdoptedNews.path: header + contract])
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(disk.text(AdoptedNews.path) == nil)
        #expect(
            disk.text("Specs/News.viper") == header + """
                import Foundation

                module News {
                    emit contract

                    // MARK: - View

                    /// What is shown.
                    view: AnyObject {
                        func show()
                    }  // the view

                    // the server depends on this one

                    /*
                     Events:
                       viewDidLoad
                     */
                    presenter: AnyObject {
                        func viewDidLoad()
                    }

                    // TODO: a router
                }

                """)
        #expect(Run("format --check", on: disk).code == .success)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
        #expect(Run("release News", on: disk).code == .success)
        let expected = (header + contract).replacing("}  // the view\n//", with: "}  // the view\n\n//")
        #expect(disk.text("App/News/NewsContract.swift") == expected)
    }

    @Test func headsOfSeveralFilesStandAboveTheirProtocols() {
        let parts = AdoptedNews.contract.components(separatedBy: "\n\n")
        let disk = AdoptedNews.disk([
            AdoptedNews.path: "// NewsView.swift\n\n" + parts[0] + "\n",
            "App/News/NewsPresenterProtocol.swift": "// by me\n\n// all events\n" + parts[1],
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(Run("release News", on: disk).code == .success)
        #expect(
            disk.text("App/News/NewsContract.swift") == "// NewsView.swift\n\nimport Foundation\n\n" + parts[0]
                + "\n\n// by me\n\n// all events\n" + parts[1])
    }

    /// A comment that would document something else in the spec, or that no spec may hold.
    @Test(arguments: ["/// The contract.\nimport UIKit\n", "/** By me. */\nimport UIKit\n", "// a\u{202E}b\n\n"])
    func theFileStaysForWhatASpecCannotKeep(_ head: String) {
        let disk = AdoptedNews.disk([AdoptedNews.path: head + AdoptedNews.contract + "// end\n"])
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(
            disk.text(AdoptedNews.path)?.hasPrefix(head) == true
                && disk.text(AdoptedNews.path)?.hasSuffix("// end\n") == true)
        #expect(disk.text("Specs/News.viper")?.contains("end") == false)
        #expect(Run("release News", on: disk).code == .success)
        #expect(disk.text(AdoptedNews.path)?.hasPrefix(head) == true)
    }

    @Test func noneIsLostThereAndBack() {
        let count = TestSettings.count(quick: 10, gate: 40, all: 2000)
        var (adopted, deleted, marks) = (0, 0, 0)
        for seed in 1...UInt64(count) {
            let module = CommentedContract(seed: seed)
            let disk = MemoryFileSystem(files: module.files)
            #expect(Run("adopt --all", on: disk).code == .success, "seed \(seed)")
            let missing = module.marks.filter { mark in !texts(disk).contains { $0.contains(mark) } }
            #expect(missing == [], "seed \(seed): lost by adopt")
            guard disk.text("App.viper") != nil else { continue }
            adopted += 1
            deleted += module.files.keys.count { disk.text($0) == nil }
            marks += module.marks.count
            #expect(Run("generate", on: disk).output.contains(": 0 files written, "), "seed \(seed)")
            #expect(Run("release --all", on: disk).code == .success, "seed \(seed)")
            let swift = texts(disk).joined()
            let uneven = module.marks.filter { swift.components(separatedBy: $0).count != 2 }
            #expect(uneven == [], "seed \(seed): not once after release")
        }
        print("\(count) modules, \(adopted) adopted with \(marks) comments, \(deleted) files deleted")
        #expect(adopted * 2 > count && deleted > count)
    }

    /// The files that people write, specs among them.
    private func texts(_ disk: MemoryFileSystem) -> [String] {
        disk.files.filter { !$0.contains(".generated.") }.compactMap { disk.text($0) }
    }
}
