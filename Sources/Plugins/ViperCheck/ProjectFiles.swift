import Foundation

extension URL {
    /// The folder of the app that a target is of: the nearest one with an App.viper, from the target's folder up to this one.
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

    /// The files of a project's folder whose names end so, relative to it, without what is hidden, and without what is
    /// another app's.
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

    /// The specs of a project, relative to it: what is in the folder that App.viper names, else in `Specs`.
    var specs: [String] {
        let settings = (try? String(contentsOf: appending(path: "App.viper"), encoding: .utf8)) ?? ""
        let code = settings.split(separator: "\n").map { $0.replacing(/\/\/.*/, with: "") }.joined(separator: "\n")
        let named = code.firstMatch(of: /\bspecs\s+(?:"([^"]+)"|([\w.\/-]+))/)
        let folder = named.flatMap { $0.1 ?? $0.2 }.map(String.init) ?? "Specs"
        return paths(endingIn: "viper").filter { $0.hasPrefix(folder + "/") }
    }

    /// The specs and templates of a project, and their folders: a folder changes when something comes to it or goes.
    var specsAndTemplates: [URL] {
        let texts = (paths(endingIn: "viper") + paths(endingIn: "stencil")).map { appending(path: $0) }
        return texts + Set(texts.map { $0.deletingLastPathComponent() }).sorted { $0.path() < $1.path() }
    }

    /// The Swift files of a project.
    var swift: [URL] { paths(endingIn: "swift").map { appending(path: $0) } }
}
