import Diagnostics
import ViperCore

extension Project {
    /// The Swift files that people own, by path: those of the app's target and of its tests, and what stands beside them, for
    /// a class may have moved to another target of the package.
    func handWritten(_ settings: AppSettings) throws(FileError) -> [SourceFile] {
        let folders = Set([settings.sources, settings.testing].map { String($0.prefix { $0 != "/" }) })
        var written: [SourceFile] = []
        for folder in folders.sorted() {
            for path in try paths(in: folder, endingIn: ".swift") where !path.hasSuffix(".generated.swift") {
                guard case .file = try fileSystem.entry(at: self.path(path)), let file = try file(at: path) else {
                    continue
                }
                written.append(file)
            }
        }
        return written
    }
}

extension [SourceFile] {
    /// Those in a folder and below.
    func below(_ folder: String) -> [SourceFile] { filter { $0.path.hasPrefix(folder + "/") } }
}
