import Diagnostics
import SwiftSource

/// The comments that keep the access modifiers of adopted classes: `/* private */ var rows`. `adopt` comments out a
/// modifier if a generated body, which is in another file, uses the property. `release` restores the modifier.
package enum AccessLevelComment {
    private static let modifiers = ["private", "fileprivate", "private(set)", "fileprivate(set)"]

    /// Returns the comment for a modifier: `/* private */` for `private`.
    package static func text(for modifier: String) -> String { "/* \(modifier) */" }

    /// Returns the file with the modifiers in the class `type` restored.
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
