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
        // Neighbours that would come too near move as one: a block, whose place is the mean of what its members want.
        var blocks: [(sum: Int, weight: Int, count: Int)] = []
        for (index, want) in wanted.enumerated() {
            blocks.append(((want.y - offsets[index]) * want.weight, want.weight, 1))
            while blocks.count > 1, mean(blocks[blocks.count - 2]) >= mean(blocks[blocks.count - 1]) {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].sum += last.sum
                blocks[blocks.count - 1].weight += last.weight
                blocks[blocks.count - 1].count += last.count
            }
        }
        var result: [Int] = []
        for block in blocks {
            var place = mean(block)
            if let bounds { place = max(bounds.lowerBound, min(bounds.upperBound - offset, place)) }
            for _ in 0..<block.count { result.append(place + offsets[result.count]) }
        }
        return result
    }

    private static func mean(_ block: (sum: Int, weight: Int, count: Int)) -> Int {
        block.sum.dividedDown(by: block.weight)
    }
}

extension Int {
    /// The quotient, rounded down for negative numbers too: so whoever wants to be higher never gets a lower place.
    func dividedDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
