import Diagnostics
import SwiftSource

extension SpecFile {
    /// The text without some of its modules, all the rest byte for byte; nil where nothing is declared in it then.
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

    /// The range; where it has lines of its own, with those and the blank lines behind them, at the file's end before them.
    private func lines(of range: Range<Int>) -> Range<Int> {
        let (bytes, lines) = (source.bytes, source.wholeLines(of: range))
        var start = lines.lowerBound
        while lines.upperBound == bytes.count, start > 1, bytes[start - 1].isLineBreak, bytes[start - 2].isLineBreak {
            start -= 1
        }
        return start..<lines.upperBound
    }
}
