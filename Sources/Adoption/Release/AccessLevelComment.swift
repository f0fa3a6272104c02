import Diagnostics
import SwiftSource

/// Access modifiers that adoption turned into comments, because generated bodies in another file use the property: `/*
/// private */ var rows`. A release restores them.
package enum AccessLevelComment {
    private static let modifiers = ["private", "fileprivate", "private(set)", "fileprivate(set)"]

    /// Returns the comment for a modifier.
    package static func text(for modifier: String) -> String { "/* \(modifier) */" }

    /// Returns the file with the modifiers of a class restored.
    package static func restoring(in file: SourceFile, of type: String) -> SourceFile {
        var edits = SourceEdits(file)
        for declaration in OutlineParser.read(file).outline.declarations where declaration.name.name == type {
            let text = file.text(declaration.range)
            for modifier in modifiers {
                for comment in text.ranges(of: self.text(for: modifier)) {
                    let start = declaration.range.lowerBound + text[..<comment.lowerBound].utf8.count
                    edits.replace(start..<start + text[comment].utf8.count, by: modifier)
                }
            }
        }
        return SourceFile(path: file.path, bytes: edits.result)
    }
}
