import Diagnostics
import SwiftSource

/// The declarations in the app's Swift of types that specs refer to without declaring them, and of the types that those
/// consist of.
struct OwnDeclarations: Sendable {
    /// A file that declares or extends some of these types.
    struct File: Sendable {
        let source: SourceFile
        /// The modules that it imports unconditionally, each once, in order.
        let imports: [String]
        /// The types that are declared once and unconditionally, so that they are unambiguous.
        fileprivate(set) var types: [DataType] = []
        fileprivate(set) var extensions: [DataType] = []
    }

    /// The files, in the order of the app's sources.
    private(set) var files: [File] = []
    /// The first location of each type of a value in specs.
    private(set) var handedOver: [String: SourceLocation] = [:]
    /// The types with generic arguments, `Repository<Transfer>`, by name and in order.
    private(set) var specialised: [String: [TypeSyntax]] = [:]
    private let ofTests: DeclaringFiles

    /// Finds the declarations.
    ///
    /// - Parameters:
    ///   - names: The index of the app's sources.
    ///   - specs: The types in specs.
    ///   - isDeclared: Returns whether specs declare a type.
    init(
        in own: OwnSwift, _ names: DeclaringFiles, mentionedBy specs: Mentions, besides isDeclared: (String) -> Bool
    ) {
        var mentions = specs
        handedOver = mentions.places.filter { !names[$0.key].isEmpty && !isDeclared($0.key) }.compactMapValues(\.first)
        ofTests = DeclaringFiles(handedOver.isEmpty ? [] : own.tests)

        var read: [Int: (file: File, declarations: [DeclarationOutline])] = [:]
        var seen: Set<String> = []
        while case let unseen = mentions.names.subtracting(seen), !unseen.isEmpty {
            seen.formUnion(unseen)
            let new = unseen.filter { !names[$0].isEmpty && !isDeclared($0) }
            let places = Set(new.flatMap { names[$0] }).subtracting(read.keys).sorted()
            for (place, outlined) in zip(places, places.map { OutlinedFile(own.sources[$0]) }) {
                let file = File(source: outlined.source, imports: outlined.imports)
                read[place] = (file, outlined.declarations)
            }
            for name in new.sorted() {
                let found = names[name].flatMap { place in
                    (read[place]?.declarations ?? []).filter { $0.name.name == name }.map { (place, $0) }
                }
                let types = found.filter { $0.1.kind != .extension }
                guard types.count == 1, !types[0].1.isConditional else { continue }
                for (place, outline) in found {
                    let source = own.sources[place]
                    mentions.add(outline, in: source)
                    let type = DataType(external: outline, in: source)
                    if outline.kind == .extension {
                        read[place]?.file.extensions.append(type)
                    } else {
                        read[place]?.file.types.append(type)
                    }
                }
            }
        }
        specialised = mentions.specialised.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
        files = read.sorted { $0.key < $1.key }.map(\.value.file).filter { !$0.types.isEmpty || !$0.extensions.isEmpty }
    }

    /// Returns whether the tests declare a type with this name.
    func isDeclaredInTests(_ name: String) -> Bool { !ofTests[name].isEmpty }
}
