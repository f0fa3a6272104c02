/// The values of what a run has in its slots: those of a function above those of its caller.
///
/// Memory of its own instead of an array, as `ByteBuffer` is: slots are written at each turn of each loop.
struct SlotStack: ~Copyable {
    private var start: UnsafeMutablePointer<Value>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 64) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        start.deinitialize(count: count)
        start.deallocate()
    }

    subscript(index: Int) -> Value {
        get {
            precondition(index >= 0 && index < count)
            return start[index]
        }
        set {
            precondition(index >= 0 && index < count)
            start[index] = newValue
        }
    }

    mutating func append(_ value: Value) {
        if count == capacity { grow() }
        (start + count).initialize(to: value)
        count += 1
    }

    /// Forgets the values from `count` on.
    mutating func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count)
        (start + newCount).deinitialize(count: count - newCount)
        count = newCount
    }

    private mutating func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
