import Diagnostics

/// The state of the checker while it checks an instance.
struct FunctionState {
    let instance: PendingInstance
    let file: SourceFile
    let fileIndex: Int
    var names = Names()
    var facts: Facts
    /// The next free slot. Slot 0 holds the root record.
    var nextSlot: Int
    /// How many `if` and `for` are around the current place, where not everything is reached.
    var conditionDepth = 0
    var loops: [OpenLoop] = []
    /// The names that `set` made in blocks that have ended, for messages.
    var endedNames: [String: Range<Int>] = [:]

    /// A loop that is being lowered.
    struct OpenLoop {
        /// The instruction that `continue` jumps to.
        var next: Int
        /// The jumps of `break`, whose target is not known yet.
        var exits: [Int] = []
        /// The blocks between the loop and the current place whose text is captured, outermost first.
        var captures: [OpenCapture] = []
    }

    enum OpenCapture {
        case filter(OpenFilter)
        case layout(MarginLayout, Range<Int>)
    }

    struct OpenFilter {
        var calls: [FilterCall]
        var slot: Int
        var range: Range<Int>
    }

    init(instance: PendingInstance, file: SourceFile, fileIndex: Int) {
        self.instance = instance
        self.file = file
        self.fileIndex = fileIndex
        self.facts = instance.key.facts
        var slot = 1
        for parameter in instance.key.parameters {
            names.declare(
                parameter.name,
                Variable(
                    kind: parameter.kind, slot: slot, type: parameter.type, isSet: false,
                    isInherited: parameter.isInherited))
            slot += parameter.kind == .loop ? 2 : 1
        }
        self.nextSlot = slot
    }

    var root: RecordType { instance.key.root }

    mutating func makeSlots(_ count: Int = 1) -> Int {
        defer { nextSlot += count }
        return nextSlot
    }

    /// All names that can be used here, those of the context last.
    var knownNames: [String] { (names.known + root.fields.map(\.name)).unique }
}
