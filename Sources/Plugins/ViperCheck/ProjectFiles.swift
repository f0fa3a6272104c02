import Foundation

extension URL {
    /// Returns the project's folder for a target: the nearest folder with an App.viper, from the target's folder up to
    /// this one. If no folder has an App.viper, returns this folder.
    func project(of target: URL) -> URL {
        var folder = target.standardizedFileURL
        let isInside = folder.pathComponents.starts(with: standardizedFileURL.pathComponents)
        while isInside, folder.pathComponents.count > standardizedFileURL.pathComponents.count {
            if folder.hasApp { return folder }
            folder.deleteLastPathComponent()
        }
        return self
    }

    private var hasApp: Bool {
        FileManager.default.fileExists(atPath: appending(path: "App.viper").path(percentEncoded: false))
    }

    /// Returns the relative paths of the files whose extension is `ending`. Hidden files and files of nested apps are
    /// left out.
    func paths(endingIn ending: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: path(percentEncoded: false)) else { return [] }
        var paths: [String] = []
        while let path = files.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") || appending(path: path).hasApp {
                files.skipDescendants()
            } else if name.hasSuffix("." + ending) {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    /// The relative paths of the specs. Their folder is the value of `specs` in App.viper, or else `Specs`.
    var specs: [String] {
        let settings = (try? String(contentsOf: appending(path: "App.viper"), encoding: .utf8)) ?? ""
        let code = settings.split(separator: "\n").map { $0.replacing(/\/\/.*/, with: "") }.joined(separator: "\n")
        let named = code.firstMatch(of: /\bspecs\s+(?:"([^"]+)"|([\w.\/-]+))/)
        let folder = named.flatMap { $0.1 ?? $0.2 }.map(String.init) ?? "Specs"
        return paths(endingIn: "viper").filter { $0.hasPrefix(folder + "/") }
    }

    /// The specs and templates, and their folders. A folder counts as changed when a file is added to it or removed.
    var specsAndTemplates: [URL] {
        let texts = (paths(endingIn: "viper") + paths(endingIn: "stencil")).map { appending(path: $0) }
        return texts + Set(texts.map { $0.deletingLastPathComponent() }).sorted { $0.path() < $1.path() }
    }

    /// The Swift files.
    var swift: [URL] { paths(endingIn: "swift").map { appending(path: $0) } }
}
