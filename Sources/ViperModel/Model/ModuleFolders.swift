import Diagnostics

/// The folders of all modules, below those of sources and tests: `Staking/Rewards`.
package struct ModuleFolders: Sendable {
    private let modules: [String: Int]

    package init(_ program: Program) {
        modules = Dictionary(firstOf: zip(program.modules.map(\.folder), 0...))
    }

    /// The module whose folder a file stands in, by its place in the program: of folders in one another the innermost. `path` is
    /// the file's, below the sources or the tests.
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
    /// The folder of a module of a spec: where the spec lies below its own folder, and the module's name. One that is called like
    /// its module is not repeated.
    static func folder(of name: String, declaredIn source: SourceFile, specs: String) -> String {
        guard source.path.hasPrefix(specs + "/") else { return name }
        let parts = source.path.utf8.dropFirst(specs.utf8.count + 1).split(separator: UInt8(ascii: "/")).dropLast()
            .map { String(Substring($0)) }
        return (parts.last == name ? parts : parts + [name]).joined(separator: "/")
    }
}
