import Diagnostics
import SwiftSource

extension SpecFile {
    /// The text without some of its modules, all the rest byte for byte; nil where nothing is declared in it then.
    package func removing(modules: Set<String>) -> [UInt8]? {
        var cuts: [Range<Int>] = []
        var isNeeded = false
        for declaration in declarations {
            switch declaration {
            case .module(let module) where modules.contains(module.name.name):
                let start = module.documentation?.range.lowerBound ?? module.range.lowerBound
                cuts.append(lines(of: min(start, module.range.lowerBound)..<module.range.upperBound))
            case .importing: break
            case .module, .data, .service, .external, .navigation, .app: isNeeded = true
            }
        }
        guard isNeeded else { return nil }
        var rest: [UInt8] = []
        var end = 0
        for cut in cuts where cut.lowerBound >= end {
            rest += source.bytes[end..<cut.lowerBound]
            end = cut.upperBound
        }
        return rest + source.bytes[end...]
    }

    /// The range with the blanks around it, and where it has lines of its own, with those and the blank lines behind them.
    private func lines(of range: Range<Int>) -> Range<Int> {
        let bytes = source.bytes
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        let hasOwnLines =
            (start == 0 || bytes[start - 1].isLineBreak) && (end == bytes.count || bytes[end].isLineBreak)
        guard hasOwnLines else { return range }
        while end < bytes.count, bytes[end].isBlank || bytes[end].isLineBreak { end += 1 }
        // The next line keeps its indentation.
        while end > range.upperBound, end < bytes.count, bytes[end - 1].isBlank { end -= 1 }
        if end == bytes.count {
            while start > 1, bytes[start - 1].isLineBreak, bytes[start - 2].isLineBreak { start -= 1 }
        }
        return start..<end
    }
}
