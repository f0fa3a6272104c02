extension String {
    /// Joins the pieces that `write` puts, one after the other. `write` is run twice: to count the bytes, and to copy them.
    package init(pieces write: (inout TextPieces) -> Void) {
        var counted = TextPieces(room: nil)
        write(&counted)
        self.init(unsafeUninitializedCapacity: counted.count) { room in
            var copied = TextPieces(room: room)
            write(&copied)
            return copied.count
        }
    }
}

/// Pieces of a text that is being put together.
package struct TextPieces: ~Copyable {
    /// Where they are copied to; nil where they are only counted.
    private let room: UnsafeMutableBufferPointer<UInt8>?
    /// How many bytes of UTF-8 they have so far.
    private(set) var count = 0

    fileprivate init(room: UnsafeMutableBufferPointer<UInt8>?) { self.room = room }

    /// Adds a piece at the end.
    package mutating func put(_ piece: String) {
        guard let room else {
            count += piece.utf8.count
            return
        }
        var piece = piece
        count = piece.withUTF8 { [count] in room[count...].initialize(fromContentsOf: $0) }
    }
}
