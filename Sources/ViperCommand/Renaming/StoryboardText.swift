import Diagnostics

/// The text of storyboards and xibs.
enum StoryboardText {
    /// Returns the text of a file with renamed classes. `names` has the new names by old name. Classes of other targets
    /// are not renamed.
    static func bytes(
        of file: SourceFile, names: [String: String], besides others: Project.OtherTargets?
    ) -> [UInt8] {
        let attribute = "customClass=\""
        let text = file.text(0..<file.bytes.count)
        let parts = text.split(separator: attribute, omittingEmptySubsequences: false)
        // Most storyboards contain no class of the module. Files that are not UTF-8 stay unchanged.
        guard parts.count > 1, text.utf8.elementsEqual(file.bytes) else { return file.bytes }
        let rest = parts.dropFirst().map { part in
            let name = String(part.prefix { $0 != "\"" })
            let module = part.prefix { $0 != ">" }.firstMatch(of: /customModule="([^"]*)"/)?.1
            let isForeign =
                if let module { others?.modules.contains(String(module)) } else {
                    others?.storyboards.contains(file.path)
                }
            if isForeign ?? false { return attribute + part }
            return attribute + (names[name].map { $0 + part.dropFirst(name.count) } ?? String(part))
        }
        return Array((parts[0] + rest.joined()).utf8)
    }
}
