extension String {
    /// The path of the parent folder: `Specs` for `Specs/Feed.viper`, `/` for `/tmp`. Empty if the path has no slash.
    package var pathFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// The last component of the path.
    package var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// Returns the last component of the path, without the suffix `ending`.
    package func fileName(without ending: String) -> String {
        let name = fileName
        return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }

    /// Returns whether the path is equal to `folder`, or inside it. If `folder` is empty, every path is inside it.
    package func isBelow(_ folder: String) -> Bool {
        if folder.isEmpty { return true }
        let rest = utf8.dropFirst(folder.utf8.count).first
        return hasPrefix(folder) && (rest == nil || rest == UInt8(ascii: "/"))
    }

    /// Returns the path of the item `name` in this folder. An empty folder path returns only the name.
    package func child(_ name: String) -> String {
        isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
    }
}
