/// The version of viper-gen. It never stands in generated files: they change only with specs and templates.
package enum ToolVersion {
    /// What `--version` prints; by semantic versioning.
    package static let current = "0.1.0"

    /// Whether this version is at least `required`, a dotted number such as `1.0`; nil where that is no version.
    static func isAtLeast(_ required: String) -> Bool? {
        guard let wanted = numbers(of: required), let own = numbers(of: current) else { return nil }
        for index in 0..<max(wanted.count, own.count) {
            let (left, right) = (
                index < own.count ? own[index] : 0, index < wanted.count ? wanted[index] : 0
            )
            if left != right { return left > right }
        }
        return true
    }

    private static func numbers(of version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) && part.count <= 9 ? UInt32(part) : nil }
        return numbers.count == parts.count && parts.count <= 4 ? numbers.map(Int.init) : nil
    }
}
