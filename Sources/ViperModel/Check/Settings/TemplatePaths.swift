import Diagnostics

extension SourceFile {
    /// The path below the folder of templates.
    package func pathBelow(_ folder: String) -> Substring {
        path.hasPrefix(folder + "/") ? Substring(path.utf8.dropFirst(folder.utf8.count + 1)) : path[...]
    }
}

extension Substring {
    /// The first folder of a template's path; nil where it stands in none.
    var templateFolder: String? {
        utf8.firstIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) }
    }
}
