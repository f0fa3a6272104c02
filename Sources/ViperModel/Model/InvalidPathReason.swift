import SwiftSource

/// The reason why a path in `App.viper` cannot be used.
package struct InvalidPathReason {
    /// The reason in messages.
    package let reason: String

    /// Checks a path; returns nil if it is inside the project and valid.
    package init?(_ path: String) {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if path.unicodeScalars.contains(where: \.isUnprintable) {
            reason = "it contains an invisible character"
        } else if path.utf8.contains(ASCII.backslash) {
            reason = "it contains '\\'; separate folders with '/'"
        } else if path.utf8.first == ASCII.slash || path.utf8.first == ASCII.tilde {
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
    /// Returns whether two folders are the same, or one is inside the other, ignoring case.
    package func overlaps(_ other: String) -> Bool {
        let (own, other) = (lowercased() + "/", other.lowercased() + "/")
        return own.hasPrefix(other) || other.hasPrefix(own)
    }

    /// The path without empty parts and `.`.
    package var normalizedPath: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
}

extension Unicode.Scalar {
    /// Whether the character is a control character, changes the reading direction, or is invisible for another
    /// reason.
    var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
