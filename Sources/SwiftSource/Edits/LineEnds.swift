extension [UInt8] {
    /// The text with `\n` in place of `\r\n`.
    package var withLineFeeds: [UInt8] {
        guard contains(ASCII.carriageReturn) else { return self }
        return indices.filter { self[$0] != ASCII.carriageReturn || $0 + 1 == count || self[$0 + 1] != ASCII.lineFeed }
            .map { self[$0] }
    }

    /// The text with `\r\n` at the end of each line.
    package var withCarriageReturns: [UInt8] {
        withLineFeeds.flatMap { $0 == ASCII.lineFeed ? [ASCII.carriageReturn, $0] : [$0] }
    }
}
