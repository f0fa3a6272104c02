import Diagnostics

/// Runs a program. There is no recursion in it but that of expressions, whose depth the parser bounds.
struct Renderer: ~Copyable {
    /// Why rendering stops early.
    enum Stop: Error {
        case outputSize, depth, steps
        /// A value is not of the type that was checked.
        case wrongType
    }

    let program: Program
    let limits: RenderLimits
    let margin: Margin
    var output: Output
    /// The slots of all functions that have been entered and not left; behind them, what functions that were left have used.
    var slots: [Value] = []
    /// Where the slots of the current function begin.
    var base = 0
    /// Where they end.
    private var top = 0
    var stepsLeft: Int
    private var frames: [Frame] = []
    private var loops: [OpenLoop] = []
    private(set) var position = 0

    private struct Frame {
        var position: Int
        var base: Int
        var top: Int
        var call: Int
        /// How much was written before, to see whether the call writes anything.
        var written: Int
    }

    private struct OpenLoop {
        var elements: [Value]
        /// For each element its position in the list, where `where` has left some out.
        var positions: [Int]?
        /// The names of the fields, where a record is walked through.
        var names: [RecordType.Field]?
        var next = 0

        /// What a loop calls the element that was at `position` before `where`.
        func key(at position: Int) -> Value {
            guard let names else { return .int(position) }
            return position < names.count ? .string(names[position].name) : .none
        }
    }

    init(program: Program, limits: RenderLimits, margin: Margin) {
        self.program = program
        self.limits = limits
        self.margin = margin
        self.output = Output(limit: limits.outputBytes)
        self.stepsLeft = limits.steps
    }

    mutating func run(_ function: Program.Function, root: Record) throws(Stop) {
        slots.reserveCapacity(64)
        reserveSlots(of: function)
        slots[0] = .record(root)
        enter(function)
        let instructions = program.instructions
        while true {
            switch instructions[position] {
            case .text(let start, let count):
                let isWritten = program.text.withUnsafeBufferPointer { text in
                    output.append(UnsafeBufferPointer(rebasing: text[start..<start + count]))
                }
                guard isWritten else { throw .outputSize }
            case .print(let value): try print(value)
            case .printBlock(let value, let block): try print(value, in: program.blocks[block])
            case .store(let slot, let value): slots[base + slot] = try evaluate(value)
            case .jump(let target):
                position = target
                continue
            case .jumpUnless(let condition, let target):
                if try !test(condition) {
                    position = target
                    continue
                }
            case .beginLoop(let plan, let otherwise):
                if try !beginLoop(program.loops[plan]) {
                    position = otherwise
                    continue
                }
            case .nextIteration(let plan, let exit):
                if try !nextIteration(program.loops[plan]) {
                    position = exit
                    continue
                }
            case .endLoop: loops.removeLast()
            case .call(let call):
                try self.call(call)
                continue
            case .return:
                guard let frame = frames.popLast() else { return }
                try leave(frame)
            case .beginCapture: output.beginCapture()
            case .endCapture(let slot):
                slots[base + slot] = .string(String(decoding: output.endCapture(), as: UTF8.self))
            case .endLayout(let layout):
                try spend(1)
                if !output.endCapture(laidOut: layout, within: margin) { throw .outputSize }
            }
            position += 1
        }
    }

    /// Counts work that could be repeated without end.
    mutating func spend(_ steps: Int) throws(Stop) {
        stepsLeft -= steps
        if stepsLeft < 0 { throw .steps }
    }

    // MARK: Printing

    private mutating func print(_ value: OperationID) throws(Stop) {
        switch program.operations[value] {
        case .slot(let slot): try output.append(slots[base + slot])
        case .slotMember(let slot, let field):
            try output.append(slots[base + slot].member(field))
        default: try output.append(try evaluate(value))
        }
    }

    private mutating func print(_ value: OperationID, in block: BlockPlan) throws(Stop) {
        try begin(block)
        try print(value)
        output.endBlock()
    }

    private mutating func begin(_ block: BlockPlan) throws(Stop) {
        let isWritten = program.text.withUnsafeBufferPointer { text in
            output.beginBlock(
                UnsafeBufferPointer(rebasing: text[block.indentation]),
                spaces: UnsafeBufferPointer(rebasing: text[block.spaces]))
        }
        if !isWritten { throw .outputSize }
    }

    // MARK: Calls

    /// Makes room for the slots of a function that is called.
    private mutating func reserveSlots(of function: Program.Function) {
        while slots.count < top + function.frameSize { slots.append(.none) }
    }

    /// Goes to the beginning of a function, whose first slots are filled.
    private mutating func enter(_ function: Program.Function) {
        (base, top) = (top, top + function.frameSize)
        position = function.entry
    }

    private mutating func call(_ index: Int) throws(Stop) {
        try spend(1)
        guard frames.count < limits.depth else { throw .depth }
        let plan = program.calls[index]
        let function = program.functions[plan.function]
        reserveSlots(of: function)
        slots[top] = slots[base]
        for (place, operand) in plan.arguments.enumerated() {
            slots[top + 1 + place] = try evaluate(program.operands[operand])
        }
        if let block = plan.block { try begin(program.blocks[block]) }
        frames.append(Frame(position: position, base: base, top: top, call: index, written: output.count))
        enter(function)
    }

    private mutating func leave(_ frame: Frame) throws(Stop) {
        (base, top, position) = (frame.base, frame.top, frame.position)
        guard let block = program.calls[frame.call].block else { return }
        output.endBlock()
        if program.blocks[block].endsLine, output.count > frame.written, !output.endLine() { throw .outputSize }
    }

    // MARK: Loops

    /// False where there is nothing to walk through.
    private mutating func beginLoop(_ plan: LoopPlan) throws(Stop) -> Bool {
        var loop: OpenLoop
        switch try evaluate(plan.sequence) {
        case .list(let elements): loop = OpenLoop(elements: elements)
        case .record(let record): loop = OpenLoop(elements: record.values, names: record.type.fields)
        case .string, .int, .bool, .none: throw .wrongType
        }
        if let filter = plan.filter { try keep(filter, in: &loop, plan) }
        if loop.elements.isEmpty { return false }
        slots[base + plan.positionSlot + 1] = .int(loop.elements.count)
        loops.append(loop)
        return true
    }

    private mutating func keep(_ filter: OperationID, in loop: inout OpenLoop, _ plan: LoopPlan) throws(Stop) {
        try spend(loop.elements.count)
        var positions: [Int] = []
        for index in loop.elements.indices {
            slots[base + plan.valueSlot] = loop.elements[index]
            if let keySlot = plan.keySlot { slots[base + keySlot] = loop.key(at: index) }
            if try test(filter) { positions.append(index) }
        }
        loop.elements = positions.map { [elements = loop.elements] in elements[$0] }
        loop.positions = positions
    }

    /// False, and the loop is over, when all is walked through.
    private mutating func nextIteration(_ plan: LoopPlan) throws(Stop) -> Bool {
        try spend(1)
        let last = loops.count - 1
        let index = loops[last].next
        guard index < loops[last].elements.count else {
            loops.removeLast()
            return false
        }
        loops[last].next = index + 1
        slots[base + plan.valueSlot] = loops[last].elements[index]
        if let keySlot = plan.keySlot {
            slots[base + keySlot] = loops[last].key(at: loops[last].positions?[index] ?? index)
        }
        slots[base + plan.positionSlot] = .int(index)
        return true
    }
}
