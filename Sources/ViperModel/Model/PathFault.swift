import SwiftSource

/// Why a path of `App.viper` cannot be used.
package struct PathFault {
    /// What is wrong with the path, as a message says it.
    package let reason: String

    /// Finds what is wrong with a path; nil where it stays in the project.
    package init?(_ path: String) {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if path.unicodeScalars.contains(where: \.isUnprintable) {
            reason = "it holds a character that cannot be seen"
        } else if path.utf8.contains(Ascii.backslash) {
            reason = "folders are separated by '/'"
        } else if path.utf8.first == Ascii.slash || path.utf8.first == Ascii.tilde {
            reason = "it does not start at the project's folder"
        } else if parts.isEmpty {
            reason = "it names no folder"
        } else if parts.contains("..") {
            reason = "'..' leaves the project"
        } else if path.utf8.count > 800 || parts.contains(where: { $0.utf8.count > 200 }) {
            reason = "a folder's name has at most 200 bytes, and the whole path 800"
        } else if let part = parts.first(where: { Self.tools.contains($0.lowercased()) }) {
            reason = "'\(part)' belongs to another tool"
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
