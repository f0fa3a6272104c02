import Diagnostics
import SwiftSource

/// The types that specs use and the app's Swift files declare. Also the types that these declarations mention.
struct AppDeclarations: Sendable {
    /// A file that declares or extends some of these types.
    struct File: Sendable {
        let source: SourceFile
        /// The modules that the file imports outside `#if`, in order and without duplicates.
        let imports: [String]
        /// The types that the file declares. A type is omitted if it is ambiguous: declared twice, or inside `#if`.
        fileprivate(set) var types: [DataType] = []
        fileprivate(set) var extensions: [DataType] = []

        fileprivate mutating func add(_ type: DataType) {
            if type.kind == .extension { extensions.append(type) } else { types.append(type) }
        }
    }

    /// The files, in the order of the app's sources.
    private(set) var files: [File] = []
    /// The types of values in specs, such as parameters, that only the app's Swift declares, with the location of the
    /// first use.
    private(set) var valueTypes: [String: SourceLocation] = [:]
    /// For the name of each generic type, its sorted uses with arguments: `Repository<Transfer>` for `Repository`.
    private(set) var specialized: [String: [TypeSyntax]] = [:]
    /// The types whose `fixture()` the tests declare in a file other than `Fixtures.swift`.
    let fixtures: Set<String>
    private let ofTests: DeclaringFiles

    /// Finds the declarations.
    ///
    /// - Parameters:
    ///   - names: The index of the files that may declare each type.
    ///   - specs: The types that specs mention.
    ///   - isDeclared: Returns whether specs declare a type.
    init(
        in own: AppSources, _ names: DeclaringFiles, mentionedBy specs: ReferencedTypes,
        besides isDeclared: (String) -> Bool
    ) {
        var mentions = specs
        valueTypes = mentions.places.filter { !names[$0.key].isEmpty && !isDeclared($0.key) }.compactMapValues(\.first)
        ofTests = DeclaringFiles(valueTypes.isEmpty ? [] : own.tests)
        fixtures = Set(own.tests.flatMap(\.typesWithFixture))

        var outlined: [Int: OutlinedFile] = [:]
        var found: [Int: File] = [:]
        var seen: Set<String> = []
        var unseen = mentions.names
        while !unseen.isEmpty {
            seen.formUnion(unseen)
            for name in unseen.sorted() where !isDeclared(name) {
                var declarations: [(file: Int, outline: DeclarationOutline)] = []
                for index in names[name] {
                    let file = outlined[index] ?? OutlinedFile(own.sources[index])
                    outlined[index] = file
                    declarations += file.declarations.filter { $0.name.name == name }.map { (index, $0) }
                }
                let types = declarations.map(\.outline).filter { $0.kind != .extension }
                guard types.count == 1, !types[0].isConditional else { continue }
                for (index, outline) in declarations {
                    let source = own.sources[index]
                    mentions.add(outline, in: source)
                    let imports = outlined[index]?.imports ?? []
                    found[index, default: File(source: source, imports: imports)].add(
                        DataType(external: outline, in: source))
                }
            }
            // Next, look for the types that these types consist of.
            unseen = mentions.names.subtracting(seen)
        }
        specialized = mentions.specialized.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
        files = found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns whether the tests declare a type with this name.
    func isDeclaredInTests(_ name: String) -> Bool { !ofTests[name].isEmpty }
}

extension SourceFile {
    /// The types for which the file implements `fixture()`. A generated stub of `fixture()` does not count.
    fileprivate var typesWithFixture: [String] {
        guard !path.hasSuffix("/Fixtures.swift"), contains(Array("func fixture(".utf8), in: bytes.indices) else {
            return []
        }
        return OutlineParser.read(self).outline.declarations.filter { declaration in
            declaration.members.contains { member in
                member.name.name == "fixture" && member.modifiers.contains { $0.name == "static" }
                    && member.requirement?.function?.parameters.allSatisfy { $0.defaultValue != nil } ?? false
                    && !text(member.range).contains(StubMarker.ending)
            }
        }.map(\.name.name)
    }
}
