/// Bytes that text is appended to, piece by piece.
///
/// It has memory of its own instead of an array, which would check at each of the many small pieces whether it is shared.
struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 4096) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { start.deallocate() }

    /// Nil where there is none.
    var last: UInt8? { count > 0 ? start[count - 1] : nil }

    /// The bytes from `offset` on, as long as nothing is appended.
    func bytes(from offset: Int = 0) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + offset, count: count - offset)
    }

    mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
        guard let source = more.baseAddress else { return }
        let end = count + more.count
        if end > capacity { grow(to: end) }
        (start + count).update(from: source, count: more.count)
        count = end
    }

    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(to: count + 1) }
        start[count] = byte
        count += 1
    }

    /// Forgets what stands from `offset` on.
    mutating func truncate(to offset: Int) { count = offset }

    private mutating func grow(to least: Int) {
        capacity = max(2 * capacity, least)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
