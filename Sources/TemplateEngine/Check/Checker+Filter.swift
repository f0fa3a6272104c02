import Diagnostics

extension Checker {
    /// Applies a filter. That it exists and gets as many arguments as it takes has been checked before.
    mutating func filter(_ call: FilterCall, _ input: Lowered, _ range: Range<Int>) -> Lowered {
        let arguments = call.arguments.map { (expression: $0, value: lowerPresent($0)) }
        guard let filter = Filter(rawValue: call.name.text), filter.argumentCounts.contains(arguments.count) else {
            return unknown()
        }
        let inputType = filter == .default ? input.type : present(input.type, range)
        let types = arguments.compactMap(\.value.type)
        guard let inputType, types.count == arguments.count else { return unknown() }
        switch filter.outcome(for: inputType, types) {
        case .type(let type):
            let operands = operands(arguments.map(\.value.operation))
            return tested(.filter(filter, input.operation, arguments: operands), type)
        case .wrongInput(let wanted):
            reportType(
                "the filter '\(filter.rawValue)' wants \(wanted), and '\(state.file.text(range))' is "
                    + inputType.withArticle, call.name.range)
        case .wrongArgument(let index, let wanted):
            reportType(
                "the filter '\(filter.rawValue)' wants \(wanted) here, not " + types[index].withArticle,
                arguments[index].expression.range)
        }
        return unknown()
    }
}
