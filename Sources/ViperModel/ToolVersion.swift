/// The version of viper-gen. Generated files do not contain it: they change only with specs and templates.
package enum ToolVersion {
    /// The semantic version, which `--version` prints.
    package static let current = "0.1.0"

    /// Returns whether this version is at least `required`, such as `1.0`; nil if `required` is not a version.
    static func isAtLeast(_ required: String) -> Bool? {
        guard let wanted = numbers(of: required), let own = numbers(of: current) else { return nil }
        return !own.lexicographicallyPrecedes(wanted)
    }

    /// Returns the four numbers of a version, with 0 for omitted numbers; nil if the text is not a version.
    private static func numbers(of version: String) -> [UInt32]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) && part.count <= 9 ? UInt32(part) : nil }
        guard numbers.count == parts.count, parts.count <= 4 else { return nil }
        return numbers + Array(repeating: 0, count: 4 - parts.count)
    }
}
