import Diagnostics
import SwiftSource
import ViperSpec

/// The misspelled types in specs. Neither specs nor the app's Swift declare such a type, but the name of a declared
/// type differs in only one letter. Other unknown types may come from an imported module.
struct MisspelledTypes {
    /// The misspelled names.
    private(set) var names: Set<String> = []
    private(set) var findings: [Diagnostic] = []

    /// Finds the misspelled types.
    ///
    /// - Parameters:
    ///   - generated: The names of the modules' protocols and classes.
    ///   - ofSources: The index of the types that the app's Swift may declare.
    init(
        in declarations: DeclarationCollector, _ ofSpecs: ReferencedTypes, generated: Set<String>, own: AppSources,
        _ ofSources: DeclaringFiles, _ settings: AppSettings
    ) {
        var mentions = ofSpecs
        for (type, _) in declarations.data {
            mentions.add(type.outline.aliased, in: type.source)
            if type.kind == .extension { mentions.add(inherited: [type.extendedType], in: type.source) }
        }
        let declaredInSpecs = declarations.declaredNames.union(generated)
        let ofKit = settings.kit.usedNames
        let unknown = mentions.places.merging(mentions.inherited) { $0 + $1 }.filter { name, _ in
            !declaredInSpecs.contains(name) && ofSources[name].isEmpty && !ofKit.contains(name)
                && !name.isKnownOfLibraries
        }
        if unknown.isEmpty { return }

        let (others, ofTests) = (DeclaringFiles(own.others), DeclaringFiles(own.tests))
        let declared = declaredInSpecs.union(ofSources.names).union(others.names).union(StandardType.names)
            .union(StandardType.generic).union(StandardType.ofStrings)
        for (name, locations) in unknown.sorted(by: { $0.key < $1.key })
        where others[name].isEmpty && ofTests[name].isEmpty {
            let meant = declared.filter { name.mayMean($0) }.sorted()
            let found = meant.isEmpty ? [] : locations.compactMap { $0.ofName(name) }.unique
            if !found.isEmpty { names.insert(name) }
            findings += found.map { .unknownType(name, meant: meant, at: $0) }
        }
    }
}

extension Diagnostic {
    /// Returns an error for a misspelled type. `meant` are the declared names that differ in one letter.
    fileprivate static func unknownType(_ name: String, meant: [String], at place: SourceLocation) -> Diagnostic {
        Diagnostic(.unknownType, "no type '\(name)'; did you mean '\(meant[0])'?", at: place).meaning(
            meant.count == 1 ? meant[0] : nil, insteadOf: name, at: place.range,
            otherwise: .init("write one of " + meant.map { "'\($0)'" }.joined(separator: ", ")))
    }
}

extension DeclarationCollector {
    /// The names of all types in specs, including nested types and generic parameters, and of imported modules.
    fileprivate var declaredNames: Set<String> {
        var names = Set(types.keys)
        func add(_ outline: DeclarationOutline) {
            if outline.kind != .extension { names.insert(outline.name.name) }
            names.formUnion(outline.genericParameters.map(\.name.name))
            names.formUnion((outline.requirement?.function?.genericParameters ?? []).map(\.name.name))
            outline.members.forEach(add)
        }
        func add(_ reader: MemberReader, importing imports: [String]) {
            names.formUnion(imports)
            names.formUnion(reader.associatedTypes.map(\.name.name))
            names.formUnion(reader.written.compactMap(\.typeName))
            names.formUnion(
                reader.members.flatMap { $0.requirement.function?.genericParameters ?? [] }.map(\.name.name))
        }
        for type in data.map(\.type) + externalTypes { add(type.outline) }
        for service in services + (navigation.map { [$0] } ?? []) { add(service.reader, importing: service.imports) }
        for module in modules {
            names.formUnion(module.imports)
            for section in module.sections { add(section.reader, importing: []) }
        }
        return names
    }
}

extension DataType {
    /// The type that the extension extends, with its range.
    fileprivate var extendedType: TypeSyntax {
        TypeSyntax(
            text: outline.name.name, shape: .named([.init(name: outline.name.name)]), range: outline.name.range)
    }
}

extension SourceLocation {
    /// Returns the location of `name` at the start of this location; nil if other text is there.
    fileprivate func ofName(_ name: String) -> SourceLocation? {
        let end = range.lowerBound + name.utf8.count
        guard end <= range.upperBound, file.text(range.lowerBound..<end) == name else { return nil }
        return SourceLocation(file, range.lowerBound..<end)
    }
}

extension String {
    /// Whether Swift, Foundation or the kits' frameworks have a type with this name.
    fileprivate var isKnownOfLibraries: Bool {
        StandardType.named(self) != nil || StandardProtocol.isKnown(self) || StandardType.generic.contains(self)
            || StandardType.ofStrings.contains(self) || SwiftNames.used.contains(self) || self == "Self"
            || HiddenNames.qualifiable[self] != nil || ImportedNames.contains(self) || UserInterface.mayDeclare(self)
    }

    /// Returns whether the name is a typo of `other`. Names that differ in a plural `s`, a number or the first letter
    /// are not typos. Short names that differ in one letter are not typos either: `Card` and `Cart`.
    fileprivate func mayMean(_ other: String) -> Bool {
        guard let first = other.first, first.isUppercase, self.first?.uppercased() == String(first),
            filter({ !$0.isNumber }) != other.filter({ !$0.isNumber }), isOneEdit(from: self, to: other)
        else { return false }
        let (shorter, longer) = count < other.count ? (self, other) : (other, self)
        return longer != shorter + "s"
            && (longer.count > 5 || (longer.count > 2 && lowercased().sorted() == other.lowercased().sorted()))
    }
}

extension Rule {
    static let unknownType = Rule(
        id: "unknownType", isAdjustable: true, summary: "Misspelled type",
        explanation: """
            Neither a spec nor your Swift declares a type of this name, but a declared type has a name that differs in \
            one letter. Correct the name. If the type comes with a module that you import, declare it in a spec: \
            'external struct Name'. viper-gen leaves all other unknown types to the compiler.
            """,
        wrong: "struct Account { let id: Int }\nmodule A { view { func show(_ account: Acount) } }",
        right: "struct Account { let id: Int }\nmodule A { view { func show(_ account: Account) } }")
}
