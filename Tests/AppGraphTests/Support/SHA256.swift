/// The digest by which browsers know scripts and styles: FIPS 180-4, for tests alone.
enum SHA256 {
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        message += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
        var state = primes(8).map { fraction(of: Double($0).squareRoot()) }
        let constants = primes(64).map { fraction(of: cubeRoot(Double($0))) }
        for start in stride(from: 0, to: message.count, by: 64) {
            var words = (0..<16).map { word in
                message[(start + 4 * word)..<(start + 4 * word + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<64 {
                let (a, b) = (words[index - 15], words[index - 2])
                let s0 = turned(a, 7) ^ turned(a, 18) ^ (a >> 3)
                let s1 = turned(b, 17) ^ turned(b, 19) ^ (b >> 10)
                words.append(words[index - 16] &+ s0 &+ words[index - 7] &+ s1)
            }
            var v = state
            for index in 0..<64 {
                let s1 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
                let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
                let first = v[7] &+ s1 &+ choice &+ constants[index] &+ words[index]
                let s0 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
                let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
                v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
            }
            for index in state.indices { state[index] &+= v[index] }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    private static func turned(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }

    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    private static func cubeRoot(_ number: Double) -> Double {
        var root = number / 3
        for _ in 0..<80 { root = (2 * root + number / (root * root)) / 3 }
        return root
    }

    private static func primes(_ count: Int) -> [Int] {
        var primes: [Int] = []
        var next = 2
        while primes.count < count {
            if !primes.contains(where: { next.isMultiple(of: $0) }) { primes.append(next) }
            next += 1
        }
        return primes
    }
}
