import Diagnostics

extension TokenCursor {
    /// Returns the index of the token that closes the opening brace at `index`; nil if there is none.
    mutating func partner(ofBraceAt index: Int) -> Int? {
        let partners = bracePartners ?? Self.bracePartners(tokens)
        bracePartners = partners
        return partners[index]
    }

    private static func bracePartners(_ tokens: [Token]) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .punctuation(ASCII.openBrace): open.append(index)
            case .punctuation(ASCII.closeBrace):
                if let opening = open.popLast() { partners[opening] = index }
            default: continue
            }
        }
        return partners
    }
}
