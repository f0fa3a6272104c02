import Foundation

/// The texts of the repository that inputs are made of.
enum Corpus {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All files below the folders whose names end like this, in the order of their paths, as far as they are short enough.
    static func files(in folders: String..., endingIn suffix: String, upTo longest: Int = 12 << 10) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for folder in folders {
            let url = root.appending(path: folder)
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            for name in names.sorted() where name.hasSuffix(suffix) {
                guard let data = try? Data(contentsOf: url.appending(path: name)), data.count <= longest else {
                    continue
                }
                texts.append(Array(data))
            }
        }
        return texts
    }
}
