extension String {
    /// What stands before a path's last slash, `/` itself at the root of the disk; empty where there is no slash.
    var pathFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// A path's last component.
    var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// The path of what is in the folder at this path; an empty one stands for where one is.
    func child(_ name: String) -> String { isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name }
}
