extension String {
    /// The part of a path before its last slash: `/` at the root of the disk, empty without a slash.
    package var pathFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// A path's last component.
    package var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// A path's last component without an ending, where it has that.
    package func fileName(without ending: String) -> String {
        let name = fileName
        return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }

    /// Whether a path is that of a folder, or of something in it; all is in the folder whose path is empty.
    package func isBelow(_ folder: String) -> Bool {
        if folder.isEmpty { return true }
        let rest = utf8.dropFirst(folder.utf8.count).first
        return hasPrefix(folder) && (rest == nil || rest == UInt8(ascii: "/"))
    }

    /// The path of what is in the folder at this path; an empty one stands for where one is.
    package func child(_ name: String) -> String {
        isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
    }
}
