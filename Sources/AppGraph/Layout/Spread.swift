/// Puts things below each other as near to where each wants to be as their order and distances allow.
enum Spread {
    /// The places that things get, in order. `wanted` are those that they want, each with a weight for how much that matters;
    /// `distances` are the least ones from each to the next. All places are in `bounds`, if there is room for them.
    static func places(
        wanted: [(y: Int, weight: Int)], distances: [Int], within bounds: ClosedRange<Int>? = nil
    ) -> [Int] {
        var offset = 0
        var offsets = [0]
        for distance in distances {
            offset += distance
            offsets.append(offset)
        }
        // Blocks of neighbors that would be too close and so move together. The position of a block is the mean of its
        // members' wishes.
        var blocks: [Block] = []
        for (offset, want) in zip(offsets, wanted) {
            blocks.append(Block(sum: (want.y - offset) * want.weight, weight: want.weight, count: 1))
            while blocks.count > 1, blocks[blocks.count - 2].place >= blocks[blocks.count - 1].place {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].sum += last.sum
                blocks[blocks.count - 1].weight += last.weight
                blocks[blocks.count - 1].count += last.count
            }
        }
        var result: [Int] = []
        for block in blocks {
            var place = block.place
            if let bounds { place = max(bounds.lowerBound, min(bounds.upperBound - offset, place)) }
            for _ in 0..<block.count { result.append(place + offsets[result.count]) }
        }
        return result
    }

    private struct Block {
        /// The places that its members want for it, each times its weight.
        var sum: Int
        var weight: Int
        var count: Int

        var place: Int { sum.dividedDown(by: weight) }
    }
}

extension Int {
    /// The quotient, rounded down for negative numbers too, so that what wants a higher place never gets a lower one.
    func dividedDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
