extension Array {
    /// `append`, for lists that mostly stay at one element: with the first one a list is made, which costs half of growing an
    /// empty one.
    @inline(__always)
    mutating func add(_ element: consuming Element) {
        if isEmpty { self = [element] } else { append(element) }
    }
}
