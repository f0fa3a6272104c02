import Diagnostics

/// Storyboards and xibs, which name the classes of what they show.
enum StoryboardText {
    /// A file's text with the new names of its classes, by their old ones. Those that are of other targets are not meant, nor are
    /// those of no target in what another one shows.
    static func bytes(
        of file: SourceFile, names: [String: String], besides others: Project.OtherTargets?
    ) -> [UInt8] {
        let attribute = "customClass=\""
        let text = file.text(0..<file.bytes.count)
        let parts = text.split(separator: attribute, omittingEmptySubsequences: false)
        // Nearly none names a class of the module; and what is no UTF-8 stays as it is.
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
