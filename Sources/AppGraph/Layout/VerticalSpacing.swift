/// Moves y positions apart, as little as possible, until they have minimum distances.
enum VerticalSpacing {
    /// Returns increasing positions as close as possible to the preferred ones. If there is enough room, they are
    /// within `bounds`. A preferred position with a higher weight matters more. `distances` are the minimum distances
    /// between neighbors.
    static func positions(
        preferred: [(y: Int, weight: Int)], distances: [Int], within bounds: ClosedRange<Int>? = nil
    ) -> [Int] {
        var offset = 0
        var offsets = [0]
        for distance in distances {
            offset += distance
            offsets.append(offset)
        }
        // Neighbors that would be too close form a block and move together. The block's position is the weighted mean
        // of its members' preferred positions.
        var blocks: [Block] = []
        for (offset, position) in zip(offsets, preferred) {
            blocks.append(Block(sum: (position.y - offset) * position.weight, weight: position.weight, count: 1))
            while blocks.count > 1, blocks[blocks.count - 2].position >= blocks[blocks.count - 1].position {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].sum += last.sum
                blocks[blocks.count - 1].weight += last.weight
                blocks[blocks.count - 1].count += last.count
            }
        }
        var result: [Int] = []
        for block in blocks {
            var position = block.position
            if let bounds { position = max(bounds.lowerBound, min(bounds.upperBound - offset, position)) }
            for _ in 0..<block.count { result.append(position + offsets[result.count]) }
        }
        return result
    }

    private struct Block {
        /// The sum over all members: the block position that a member prefers, multiplied by the member's weight.
        var sum: Int
        var weight: Int
        var count: Int

        var position: Int { sum.dividedDown(by: weight) }
    }
}

extension Int {
    /// Returns the quotient rounded down, also for negative numbers. Unlike `/`, this rounds all positions in the same
    /// direction.
    func dividedDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
