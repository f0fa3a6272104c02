import Diagnostics
import Foundation
import TemplateEngine
import Templates

/// Template sets that were made before: most tests render with the built-in templates, and parsing these is most of what a small
/// project costs.
package final class CompiledTemplates: @unchecked Sendable {
    private static let shared = CompiledTemplates()

    private let lock = NSLock()
    private var sets: [Key: TemplateSet] = [:]
    /// A project's own templates come again with its next command, and then seldom.
    private var last: (key: Key, set: TemplateSet)?

    /// For `Pipeline.Input` and `Session.SystemEnvironment`: the same as `TemplateSet.init`.
    @Sendable package static func set(of sources: [TemplateSource], entries: [TemplateEntry]) -> TemplateSet {
        shared.set(of: Key(sources: sources, entries: entries.map(\.name))) {
            TemplateSet(sources: sources, entries: entries)
        }
    }

    private func set(of key: Key, make: () -> TemplateSet) -> TemplateSet {
        if let set = lock.withLock({ sets[key] ?? (last?.key == key ? last?.set : nil) }) { return set }
        let set = make()
        let isBuiltIn = key.sources.allSatisfy { $0.origin == .builtIn }
        lock.withLock { if isBuiltIn { sets[key] = set } else { last = (key, set) } }
        return set
    }

    /// All that a set depends on. What an entry's record holds, its name says.
    private struct Key: Hashable {
        let sources: [TemplateSource]
        let entries: [String]

        static func == (left: Key, right: Key) -> Bool {
            left.entries == right.entries && left.sources.count == right.sources.count
                && zip(left.sources, right.sources).allSatisfy { one, other in
                    one.name == other.name && one.origin == other.origin && one.file.path == other.file.path
                        && one.file.bytes == other.file.bytes
                }
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(entries)
            for source in sources { hasher.combine(source.file.bytes.count) }
        }
    }
}

extension BuiltInTemplates {
    /// All of them as the pipeline takes them, read once for all tests.
    package static let files = all.map { SourceFile(path: "Templates/" + $0.path, text: $0.text) }
}
