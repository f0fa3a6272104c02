extension String {
    /// The path before its last slash: `/` at the root of the disk, empty without a slash.
    package var pathFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// The last component of the path.
    package var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// Returns the last component of the path, without an extension if it has it.
    package func fileName(without ending: String) -> String {
        let name = fileName
        return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }

    /// Returns whether the path is that of a folder or in it. Every path is in the folder with an empty path.
    package func isBelow(_ folder: String) -> Bool {
        if folder.isEmpty { return true }
        let rest = utf8.dropFirst(folder.utf8.count).first
        return hasPrefix(folder) && (rest == nil || rest == UInt8(ascii: "/"))
    }

    /// Returns the path of an item in this folder. An empty path is the current folder.
    package func child(_ name: String) -> String {
        isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
    }
}
