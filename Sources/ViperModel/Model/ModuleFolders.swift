import Diagnostics

/// The folders of all modules, relative to the folder of sources or tests: `Staking/Rewards`.
package struct ModuleFolders: Sendable {
    private let modules: [String: Int]

    package init(_ program: Program) {
        modules = Dictionary(firstOf: zip(program.modules.map(\.folder), 0...))
    }

    /// Returns the index of the module whose folder contains a file. If folders are nested, the innermost folder
    /// counts. `path` is relative to the folder of sources or tests.
    package func module(ofFileAt path: some StringProtocol) -> Int? {
        var folder = String(path)
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = String(folder[..<slash])
            if let module = modules[folder] { return module }
        }
        return nil
    }
}

extension Module {
    /// Returns the folder of a module in sources and tests: the spec's folder, relative to the folder of all specs, then
    /// a folder with the module's name. If the spec's folder already has this name, it is not repeated.
    static func folder(of name: String, declaredIn source: SourceFile, specs: String) -> String {
        guard source.path.hasPrefix(specs + "/") else { return name }
        let parts = source.path.utf8.dropFirst(specs.utf8.count + 1).split(separator: UInt8(ascii: "/")).dropLast()
            .map { String(Substring($0)) }
        return (parts.last == name ? parts : parts + [name]).joined(separator: "/")
    }
}
