import SwiftSource

/// Why a path of `App.viper` cannot be used.
package struct PathFault {
    /// What is wrong with the path, as a message says it.
    package let reason: String

    /// Finds what is wrong with a path; nil where it stays in the project.
    package init?(_ path: String) {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if path.unicodeScalars.contains(where: \.isUnprintable) {
            reason = "it contains an invisible character"
        } else if path.utf8.contains(Ascii.backslash) {
            reason = "it contains '\\'; separate folders with '/'"
        } else if path.utf8.first == Ascii.slash || path.utf8.first == Ascii.tilde {
            reason = "it is not relative to the project's folder"
        } else if parts.isEmpty {
            reason = "it is not the name of a folder"
        } else if parts.contains("..") {
            reason = "'..' leaves the project"
        } else if path.utf8.count > 800 || parts.contains(where: { $0.utf8.count > 200 }) {
            reason = "it is too long: the limit is 200 bytes for a folder name, and 800 for the path"
        } else if let part = parts.first(where: { Self.tools.contains($0.lowercased()) }) {
            reason = "'\(part)' is used by another tool"
        } else {
            return nil
        }
    }

    private static let tools = [".git", ".build", ".swiftpm", ".viper-gen"]
}

extension String {
    /// Whether one of two folders is the other, or inside of it, on a disk that takes capitals for small letters.
    package func overlaps(_ other: String) -> Bool {
        let (own, other) = (lowercased() + "/", other.lowercased() + "/")
        return own.hasPrefix(other) || other.hasPrefix(own)
    }

    /// The path without empty parts and `.`.
    package var normalisedPath: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
}

extension Unicode.Scalar {
    /// Controls, marks of writing direction, and other scalars that show nothing.
    var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
