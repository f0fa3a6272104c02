import Diagnostics

/// A compiled template as texts that can stand in a Swift file: made when the tool is built, and read when it
/// starts, so that built-in templates are not parsed and checked again.
package struct ProgramCode: Sendable, Equatable {
    /// All numbers of the program, one after the other: see `NumberWriter`.
    package let numbers: String
    /// Its literal text, and after that the strings among its constants.
    package let text: String
    /// The paths of the templates that it is made of, its own first.
    package let paths: [String]

    package init(numbers: String, text: String, paths: [String]) {
        self.numbers = numbers
        self.text = text
        self.paths = paths
    }
}

extension Program {
    /// The program as a code whose first function is that of the template. `root` is the fingerprint of what the template sees.
    func code(root: Int) -> ProgramCode {
        var numbers = NumberWriter()
        var text = text
        numbers.write(root)
        numbers.write(text.count)
        numbers.write(functions) { $1.write($0.entry, $0.frameSize) }
        numbers.write(instructions) { $0.write(to: &$1) }
        for place in places { numbers.write(place.file, place.range.lowerBound, place.range.count) }
        numbers.write(operations) { $0.write(to: &$1) }
        numbers.write(operands) { $1.write($0) }
        numbers.write(constants) { $0.write(to: &$1, &text) }
        numbers.write(loops) { $0.write(to: &$1) }
        numbers.write(calls) { $1.write($0.function, $0.arguments.lowerBound, $0.arguments.count, optional: $0.block) }
        numbers.write(blocks) { $0.write(to: &$1) }
        return ProgramCode(
            numbers: numbers.text, text: String(decoding: text, as: UTF8.self), paths: files.map(\.path))
    }

    /// Nil for what is no code, or that of a template that sees something else. `files` are those of the code's paths, in their
    /// order.
    init?(_ code: ProgramCode, root: Int, files: [SourceFile]) {
        var numbers = NumberReader(code.numbers)
        guard numbers.next() == root else { return nil }
        var text = ArraySlice(code.text.utf8)
        let length = numbers.next()
        guard length <= text.count else { return nil }
        self.text = Array(text.prefix(length))
        text = text.dropFirst(length)
        functions = numbers.list { Function(entry: $0.next(), frameSize: $0.next()) }
        instructions = numbers.list { Instruction(from: &$0) }
        places = numbers.list(count: instructions.count) { Place(file: $0.next(), range: $0.range()) }
        operations = numbers.list { Operation(from: &$0) }
        operands = numbers.list { $0.next() }
        constants = numbers.list { Value(from: &$0, &text) }
        loops = numbers.list { LoopPlan(from: &$0) }
        calls = numbers.list { CallPlan(function: $0.next(), arguments: $0.range(), block: $0.optional()) }
        blocks = numbers.list { BlockPlan(from: &$0) }
        self.files = files
        if !numbers.isAllRead || !text.isEmpty { return nil }
    }
}

extension LoopPlan {
    fileprivate func write(to numbers: inout NumberWriter) {
        numbers.write(sequence, valueSlot, positionSlot, optional: filter)
        numbers.write(optional: keySlot)
    }

    fileprivate init(from numbers: inout NumberReader) {
        sequence = numbers.next()
        valueSlot = numbers.next()
        positionSlot = numbers.next()
        filter = numbers.optional()
        keySlot = numbers.optional()
    }
}

extension BlockPlan {
    fileprivate func write(to numbers: inout NumberWriter) {
        numbers.write(indentation.lowerBound, indentation.count, spaces.lowerBound, spaces.count, endsLine ? 1 : 0)
    }

    fileprivate init(from numbers: inout NumberReader) {
        indentation = numbers.range()
        spaces = numbers.range()
        endsLine = numbers.next() == 1
    }
}

extension Value {
    /// Constants are strings, ints and bools.
    fileprivate func write(to numbers: inout NumberWriter, _ text: inout [UInt8]) {
        switch self {
        case .string(let string):
            numbers.write(0, string.utf8.count)
            text += string.utf8
        case .int(let number): numbers.write(number < 0 ? 1 : 2, Int(clamping: number.magnitude))
        case .bool(let flag): numbers.write(3, flag ? 1 : 0)
        case .list, .record, .none: numbers.write(4)
        }
    }

    fileprivate init(from numbers: inout NumberReader, _ text: inout ArraySlice<UInt8>) {
        switch numbers.next() {
        case 0:
            let length = numbers.next()
            if length > text.count { numbers.fail() }
            self = .string(String(decoding: text.prefix(length), as: UTF8.self))
            text = text.dropFirst(length)
        case 1: self = .int(-numbers.next())
        case 2: self = .int(numbers.next())
        case 3: self = .bool(numbers.next() == 1)
        default: self = .none
        }
    }
}
