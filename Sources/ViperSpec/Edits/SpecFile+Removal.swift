import Diagnostics
import SwiftSource

extension SpecFile {
    /// Returns the text without these modules; nil if nothing but imports is left.
    package func removing(modules: Set<String>) -> [UInt8]? {
        var edits = SourceEdits(source)
        var isNeeded = false
        for declaration in declarations {
            switch declaration {
            case .module(let module) where modules.contains(module.name.name):
                edits.remove(lines(of: module.documentedRange))
            case .importing: break
            case .module, .data, .service, .external, .navigation, .app: isNeeded = true
            }
        }
        return isNeeded ? edits.result : nil
    }

    /// Returns the range extended to whole lines, if they contain nothing else. The extended range includes the blank
    /// lines after it or, at the end of the file, before it.
    private func lines(of range: Range<Int>) -> Range<Int> {
        let (bytes, lines) = (source.bytes, source.wholeLines(of: range))
        var start = lines.lowerBound
        while lines.upperBound == bytes.count, start > 1, bytes[start - 1].isLineBreak, bytes[start - 2].isLineBreak {
            start -= 1
        }
        return start..<lines.upperBound
    }
}
