import Diagnostics

/// Checked templates, compiled to flat lists of instructions and operations whose operands are indexes of other lists. Rendering
/// looks nothing up by name in them.
struct Program: Sendable {
    /// All literal text.
    var text: [UInt8] = []
    var instructions: [Instruction] = []
    /// Where each instruction comes from.
    var places: [Place] = []
    var operations: [Operation] = []
    /// Lists of operations: arguments, and the parts of `and` and `or`.
    var operands: [OperationID] = []
    var constants: [Value] = []
    var functions: [Function] = []
    var loops: [LoopPlan] = []
    var calls: [CallPlan] = []
    var blocks: [BlockPlan] = []
    var files: [SourceFile] = []

    struct Place: Sendable {
        var file: Int
        var range: Range<Int>
    }

    /// A template, include or macro with the types that it is used with.
    struct Function: Sendable {
        var entry: Int
        var frameSize: Int
    }

    func location(ofInstruction index: Int) -> SourceLocation? {
        guard places.indices.contains(index) else { return nil }
        return SourceLocation(files[places[index].file], places[index].range)
    }
}

typealias OperationID = Int

/// A step of rendering.
enum Instruction: Sendable {
    case text(start: Int, count: Int)
    case print(OperationID)
    /// Prints a value that stands alone on its line.
    case printBlock(OperationID, block: Int)
    case store(slot: Int, OperationID)
    case jump(Int)
    case jumpUnless(OperationID, Int)
    /// Goes to `otherwise` where there is nothing to walk through.
    case beginLoop(Int, otherwise: Int)
    /// Goes to `exit`, and ends the loop, when all is walked through.
    case nextIteration(Int, exit: Int)
    /// Before leaving a loop early.
    case endLoop
    case call(Int)
    case `return`
    case beginCapture
    case endCapture(slot: Int)
    /// Prints what was captured, laid out for the margin.
    case endLayout(MarginLayout)
}

/// A part of an expression. Ranges are of `Program.operands`.
enum Operation: Sendable {
    case constant(Int)
    case slot(Int)
    /// A field of the record in a slot: the most frequent case of `member`.
    case slotMember(Int, field: Int)
    case member(OperationID, field: Int)
    case index(OperationID, OperationID)
    case filter(Filter, OperationID, arguments: Range<Int>)
    case isPresent(OperationID)
    case not(OperationID)
    case all(Range<Int>)
    case any(Range<Int>)
    case compare(Comparison, OperationID, OperationID)
    case choose(condition: OperationID, then: OperationID, otherwise: OperationID)
    /// A member of `forloop`, whose position and length are in two slots.
    case loopMember(LoopMember, position: Int)
}

/// The members of `forloop`.
enum LoopMember: String, Sendable, CaseIterable {
    case first, last, counter, counter0, length

    var type: ValueType {
        switch self {
        case .first, .last: .bool
        case .counter, .counter0, .length: .int
        }
    }
}

/// What a loop goes through, and the slots in which it puts its values.
struct LoopPlan: Sendable {
    var sequence: OperationID
    /// The condition after `where`.
    var filter: OperationID?
    var valueSlot: Int
    var keySlot: Int?
    /// Two slots from here on: position and length.
    var positionSlot: Int
}

/// A call of a function, with its arguments and the block that it prints.
struct CallPlan: Sendable {
    var function: Int
    /// The range of its arguments in `Program.operands`.
    var arguments: Range<Int>
    var block: Int?
}

/// How the lines of a block are printed. Ranges are of `Program.text`.
struct BlockPlan: Sendable {
    var indentation: Range<Int>
    /// What is printed first where the line has begun already.
    var spaces: Range<Int>
    /// A line break is added where the block does not end in one.
    var endsLine: Bool
}
