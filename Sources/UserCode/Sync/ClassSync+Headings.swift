import Diagnostics
import SwiftSource

extension ClassSync {
    /// Updates headings such as `// MARK: - ListViewProtocol` if `naming` has renamed the protocol. Then, new members
    /// are still inserted under their heading, and an unmodified file still counts as unmodified.
    mutating func syncHeadings() {
        let former = past.record?.protocols(of: type.name) ?? []
        guard obstacle == nil, former.count == type.protocols.count, let body = own.declaration.bodyRange
        else { return }
        let renamed = zip(former, type.protocols).filter { $0 != $1 && !type.protocols.contains($0) }
        guard !renamed.isEmpty else { return }
        let source = own.file.source
        var start = body.lowerBound
        while start < body.upperBound {
            let line = source.lineRange(around: start)
            let text = source.text(line)
            for (old, new) in renamed where text.trimmed == Self.heading(old) {
                let end = line.lowerBound + text.utf8.count - text.reversed().prefix(while: \.isWhitespace).count
                outcome.edits.replace(end - old.utf8.count..<end, in: own.file, by: new)
            }
            start = source.pastLineBreak(line.upperBound)
            if start <= line.upperBound { break }
        }
    }

    private static func heading(_ name: String) -> String { "// MARK: - \(name)" }
}
