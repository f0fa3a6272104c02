import TemplateEngine

/// A place in the list of what the modules need.
///
/// Git asks a person where two branches add lines between the same two others. A list in order of names is short in a small app,
/// and what is new stands side by side in every third pair of branches. So the list has places that are always there, more than
/// it has names, and a name's digest says in which it stands.
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
