extension String {
    /// The pieces that `pieces` puts, one after the other, in memory that is asked for once: it is run to count their bytes, and
    /// to copy them. `+=` asks each time whether there is room and who else holds the text, which takes longer than copying a
    /// word does; and names, types and lists of words are most of what is generated.
    init(pieces: (_ put: (String) -> Void) -> Void) {
        var length = 0
        pieces { length += $0.utf8.count }
        self.init(unsafeUninitializedCapacity: length) { buffer in
            var end = buffer.startIndex
            pieces { piece in
                let copy = { (bytes: UnsafeBufferPointer<UInt8>) in
                    end = buffer[end...].initialize(fromContentsOf: bytes)
                }
                if piece.utf8.withContiguousStorageIfAvailable(copy) != nil { return }
                var piece = piece
                piece.withUTF8(copy)
            }
            return end
        }
    }
}
