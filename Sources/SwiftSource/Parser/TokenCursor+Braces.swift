import Diagnostics

extension TokenCursor {
    /// Returns the index of the token that closes the opening brace at `index`; nil if there is none.
    mutating func partner(ofBraceAt index: Int) -> Int? {
        if bracePartners.isEmpty { bracePartners = Self.bracePartners(tokens) }
        let partner = Int(bracePartners[index])
        return partner > index ? partner : nil
    }

    private static func bracePartners(_ tokens: [Token]) -> [Int32] {
        var partners = [Int32](repeating: 0, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .punctuation(Ascii.openBrace): open.append(index)
            case .punctuation(Ascii.closeBrace):
                if let opening = open.popLast() { partners[opening] = Int32(truncatingIfNeeded: index) }
            default: continue
            }
        }
        return partners
    }
}
