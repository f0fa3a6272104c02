import TemplateEngine

/// One of the fixed places in the list of the protocols that the modules need, which keep git from merge conflicts in it.
///
/// Git has a conflict where two branches add lines between the same two others, and in a short list in order of names every third
/// pair of branches does so. So the list always has the same places, more of them than a small app has names, and a name's digest
/// says which of them it stands in.
package struct DependencyPlace: TemplateRecord {
    private let number: Int
    /// The protocols that stand here, in order.
    private var names: [String] = []

    private init(_ number: Int) { self.number = number }

    static func all(for names: [String]) -> [DependencyPlace] {
        var places = (0..<32).map(DependencyPlace.init)
        for name in names.sorted() {
            places[Int(Checksum(of: [Array(name.utf8)[...]]).value >> 32) % places.count].names.append(name)
        }
        return places
    }

    package static let schema = RecordSchema<Self>("DependencyPlace", doc: "A place in a list of protocols.") {
        Field("name", "Its number, of two digits.") { $0.number < 10 ? "0\($0.number)" : "\($0.number)" }
        Field("dependencies", "The protocols that stand there, in order.") { $0.names }
    }
}
