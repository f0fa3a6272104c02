import Diagnostics
import SwiftSource
import ViperSpec

/// The specs that it takes to check and render some modules as all specs would: those that describe them, those that these
/// reach by a name, those that these reach in turn, and so on.
///
/// A name is looked for only where a text says it, or says what it is made from, a module's name. So a spec is reached where a
/// word begins with a name of its own; it may be one too many. Of a spec that was reached others see no more than `seenText`,
/// so nothing is followed from between the braces that this leaves out.
package struct Excerpt: Sendable {
    /// Sorted by path.
    package let specs: [SourceFile]

    /// - Parameters:
    ///   - described: the paths of the specs that describe the modules. Of those that have changed others see the same as
    ///     before, for names are looked up as they were then.
    ///   - texts: what else names something of the specs, as classes do what they inherit.
    ///   - all: the specs as they are, sorted by path; `memo` speaks of the same ones.
    package init(of described: Set<String>, beside texts: [SourceFile], among all: [SourceFile], as memo: Memo) {
        guard memo.connection == .names else {
            specs = all
            return
        }
        var search = Search(memo.specs, beginningWith: described)
        for text in texts { search.follow(text.bytes) }
        let mentioned = Set(memo.mentioned)
        while let place = search.next() {
            let (source, names) = (all[place], memo.specs[place].names)
            let isSeenWhole =
                described.contains(source.path) || names.modules.contains(where: mentioned.contains)
            search.follow(isSeenWhole ? source.bytes : SpecParser.parse(source).0.seenText)
            search.follow(names)
        }
        specs = search.reached.sorted().map { all[$0] }
    }

    /// Follows names from spec to spec.
    private struct Search {
        private(set) var reached: Set<Int> = []
        private var open: [Int] = []
        /// The specs that declare a name.
        private var places: [String: [Int]] = [:]
        /// Names that are not made from the name of one of their spec's modules, sorted.
        private var others: [(name: String, place: Int)] = []

        init(_ specs: [Memo.Spec], beginningWith first: Set<String>) {
            for (place, spec) in specs.enumerated() {
                for name in spec.names.modules + spec.names.others { places[name, default: []].append(place) }
                for name in spec.names.others { others.append((name, place)) }
                if first.contains(spec.path) { reach(place) }
            }
            others.sort { $0.name < $1.name }
        }

        mutating func next() -> Int? { open.popLast() }

        /// What the words of a text reach.
        mutating func follow(_ text: [UInt8]) {
            for word in Words.all(in: text) {
                var end = word.startIndex
                while end < word.endIndex {
                    word.formIndex(after: &end)
                    for place in places[String(word[..<end])] ?? [] { reach(place) }
                }
            }
        }

        /// What is said elsewhere of the modules of a spec, and of what is made from them: an extension of a delegate's protocol.
        mutating func follow(_ names: SpecNames) {
            for name in names.modules + names.others {
                var (low, high) = (0, others.count)
                while low < high {
                    let middle = low + (high - low) / 2
                    if others[middle].name < name { low = middle + 1 } else { high = middle }
                }
                for (_, place) in others[low...].prefix(while: { $0.name.hasPrefix(name) }) { reach(place) }
            }
        }

        private mutating func reach(_ place: Int) {
            if reached.insert(place).inserted { open.append(place) }
        }
    }
}
