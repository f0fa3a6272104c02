import TestSupport

/// An app of one module and a file beside it, for tests of `adopt`.
enum AdoptedNews {
    static let contract = """
        protocol NewsViewProtocol: AnyObject {
            func show()
        }

        protocol NewsPresenterProtocol: AnyObject {
            func viewDidLoad()
        }

        """
    static let path = "App/News/NewsProtocols.swift"

    /// `files` come beside the app's, or instead.
    static func disk(_ files: [String: String]) -> MemoryFileSystem {
        MemoryFileSystem(
            files: [path: contract, "App/App.swift": "enum Main {}\n"].merging(files) { _, new in new })
    }
}
