import Foundation

extension URL {
    /// The files of a project's folder whose names end so, relative to it, without what is hidden.
    func paths(endingIn ending: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: path(percentEncoded: false)) else { return [] }
        var paths: [String] = []
        while let path = files.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") {
                files.skipDescendants()
            } else if name.hasSuffix("." + ending) {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    /// The specs and templates of a project, and their folders: a folder changes when something comes to it or goes.
    var specsAndTemplates: [URL] {
        let texts = (paths(endingIn: "viper") + paths(endingIn: "stencil")).map { appending(path: $0) }
        return texts + Set(texts.map { $0.deletingLastPathComponent() }).sorted { $0.path() < $1.path() }
    }

    /// The Swift of a package.
    var swift: [URL] { paths(endingIn: "swift").map { appending(path: $0) } }
}
