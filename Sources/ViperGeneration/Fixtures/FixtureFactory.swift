import SwiftSource
import ViperModel

/// Creates expressions for sample values of types from the specs, the standard library and Foundation.
package struct FixtureFactory: Sendable {
    /// The purpose of a value.
    package enum Purpose: Sendable, Hashable {
        /// The default result of a mock: the emptiest value.
        case result
        /// A property of a fixture: plain, named after the property, with empty collections.
        case field
        /// An argument in a test: named after the parameter, with nonempty collections.
        case argument
    }

    /// The types of the specs.
    package var catalog: TypeCatalog
    /// The purpose of the values.
    package var purpose: Purpose
    /// Whether mocks on the main actor can be created.
    package var isOnMainActor: Bool
    /// The arguments of mocks: empty, or `log: log`.
    package var mockArguments = ""
    /// The generic parameters in scope, with their constraints.
    package var generics: [String: [String]] = [:]
    /// The structs and enums that contain the value. The value cannot contain one of them again, because it would never
    /// end.
    private var surrounding: Set<String> = []

    package init(
        _ catalog: TypeCatalog, for purpose: Purpose, isOnMainActor: Bool, mockArguments: String = "",
        generics: [String: [String]] = [:]
    ) {
        self.catalog = catalog
        self.purpose = purpose
        self.isOnMainActor = isOnMainActor
        self.mockArguments = mockArguments
        self.generics = generics
    }

    /// Returns a value of a type, or nil if viper-gen cannot create one.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter or property.
    ///   - number: The position among the arguments of a call, so that their values differ.
    package func value(of type: TypeSyntax, named name: String, number: Int = 1) -> FixtureExpression? {
        if !generics.isEmpty {
            if let value = generic(type, name: name, number: number) { return value }
            if !type.names.isDisjoint(with: generics.keys) { return genericPart(type, name: name, number: number) }
        }
        let resolved = catalog.resolve(type)
        if let wrapped = resolved.wrapped { return optional(wrapped, name: name, number: number) }
        if let element = resolved.arrayElement { return collection(of: element, name: name, number: number) }
        switch resolved.shape {
        case .dictionary(let key, let value): return dictionary(key, value, name: name, number: number)
        case .tuple(let elements): return tuple(elements, name: name, number: number)
        case .function(let function): return closure(function, name: name)
        case .existential(let constraint): return conforming(to: constraint, name: name, number: number)
        case .opaque(let constraint): return generic(conforming(to: constraint, name: name, number: number))
        case .composition: return conforming(to: resolved, name: name, number: number)
        case .metatype(let type): return metatype(of: type)
        case .named(let components): return named(resolved, components, name: name, number: number)
        case .attributed, .suppressed, .pack, .missing, .array, .optional, .implicitlyUnwrapped: return nil
        }
    }

    // MARK: - Types made of other types

    private func optional(_ wrapped: TypeSyntax, name: String, number: Int) -> FixtureExpression? {
        guard purpose == .argument, var made = value(of: wrapped, named: name, number: number) else {
            return FixtureExpression("nil", isSelfTyped: false)
        }
        made.isSelfTyped = made.isMock
        return made
    }

    private func collection(of element: TypeSyntax, name: String, number: Int) -> FixtureExpression? {
        guard purpose == .argument, let made = value(of: element, named: name, number: number) else {
            return FixtureExpression("[]", isSelfTyped: false)
        }
        return FixtureExpression("[\(made.text)]", isSelfTyped: made.isSelfTyped, needs: made.needs)
    }

    private func dictionary(_ key: TypeSyntax, _ element: TypeSyntax, name: String, number: Int) -> FixtureExpression? {
        let empty = FixtureExpression("[:]", isSelfTyped: false)
        guard purpose == .argument, let made = value(of: element, named: name, number: number),
            let keyMade = value(of: key, named: name, number: number)
        else { return empty }
        return FixtureExpression(
            "[\(keyMade.text): \(made.text)]", isSelfTyped: keyMade.isSelfTyped && made.isSelfTyped,
            needs: keyMade.needs.joined(with: made.needs))
    }

    private func tuple(_ elements: [TypeSyntax.Element], name: String, number: Int) -> FixtureExpression? {
        var texts: [String] = []
        var needs: [String] = []
        for (index, element) in elements.enumerated() {
            guard let made = value(of: element.type, named: element.label ?? name, number: number + index) else {
                return nil
            }
            texts.append((element.label.map { "\($0): " } ?? "") + made.text)
            needs = needs.joined(with: made.needs)
        }
        return FixtureExpression("(\(texts.joined(separator: ", ")))", isSelfTyped: false, needs: needs)
    }

    private func closure(_ function: TypeSyntax.FunctionType, name: String) -> FixtureExpression? {
        let blanks = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = blanks.isEmpty ? "" : " \(blanks) in"
        if function.result.isVoid {
            return FixtureExpression("{\(head)\(head.isEmpty ? "" : " ")}", isSelfTyped: false)
        }
        var factory = self
        factory.purpose = .result
        factory.isOnMainActor = false
        factory.mockArguments = ""
        guard let made = factory.value(of: function.result, named: name) else { return nil }
        return FixtureExpression("{\(head) \(made.text) }", isSelfTyped: false, needs: made.needs)
    }

    private func metatype(of type: TypeSyntax) -> FixtureExpression? {
        switch type.bare.shape {
        case .named:
            if generics[type.bare.text] != nil { return FixtureExpression("String.self") }
            return FixtureExpression("\(type.bare.text).self", isSelfTyped: false)
        case .existential: return FixtureExpression("(\(type.bare.text)).self", isSelfTyped: false)
        default: return nil
        }
    }

    private func metatype(conformingTo constraint: TypeSyntax) -> FixtureExpression? {
        if StandardType.ofStrings.contains(constraint.bare.text) {
            return FixtureExpression("String.self", isSelfTyped: false)
        }
        guard case .protocolType(let type) = catalog.entry(of: constraint), let mock = type.mock else { return nil }
        return FixtureExpression("\(mock).self", isSelfTyped: false)
    }

    // MARK: - Values that conform to a protocol

    private func generic(_ type: TypeSyntax, name: String, number: Int) -> FixtureExpression? {
        guard case .named(let components) = type.bare.shape, components.count == 1,
            let constraints = generics[components[0].name]
        else { return nil }
        return generic(conforming(toAll: constraints, name: name, number: number))
    }

    /// Marks the value as needing no type annotation, because an opaque or generic type has no name to write there.
    private func generic(_ made: FixtureExpression?) -> FixtureExpression? {
        var made = made
        made?.isSelfTyped = true
        return made
    }

    /// Returns a value of `[T]`, `T?` or `T.Type` for a generic parameter `T`.
    private func genericPart(_ type: TypeSyntax, name: String, number: Int) -> FixtureExpression? {
        if let wrapped = type.wrapped { return value(of: wrapped, named: name, number: number) }
        if let element = type.arrayElement {
            guard let made = value(of: element, named: name, number: number) else { return nil }
            return FixtureExpression("[\(made.text)]", needs: made.needs)
        }
        if case .metatype(let inner) = type.bare.shape { return metatype(of: inner) }
        return nil
    }

    private func conforming(to constraint: TypeSyntax, name: String, number: Int) -> FixtureExpression? {
        if case .metatype(let inner) = constraint.bare.shape { return metatype(conformingTo: inner) }
        if case .composition(let parts) = constraint.bare.shape {
            return conforming(toAll: parts.map(\.bare.text), name: name, number: number)
        }
        return conforming(toAll: [constraint.bare.text], name: name, number: number)
    }

    private func conforming(toAll constraints: [String], name: String, number: Int) -> FixtureExpression? {
        func all(_ isWanted: (String) -> Bool) -> Bool { constraints.allSatisfy(isWanted) }
        if all(StandardType.ofStrings.contains) { return FixtureExpression("\"\(name)\"", isSelfTyped: false) }
        if all({ $0 == "Error" || $0 == "Sendable" }) { return FixtureExpression("FixtureError()") }
        if all({ $0 == "AnyObject" }) { return FixtureExpression("NSObject()", isSelfTyped: false) }
        if all({ Self.numbers.contains($0) || StandardType.ofStrings.contains($0) }) {
            let hasFraction = constraints.contains(where: Self.fractions.contains)
            return FixtureExpression(hasFraction ? "\(number).5" : "\(number)", isSelfTyped: false)
        }
        let rest = constraints.filter { !["Sendable", "AnyObject", "Any"].contains($0) }
        guard rest.count == 1, case .protocolType(let type) = catalog.entry(of: .made(rest[0])), let mock = type.mock,
            type.isSendable || !constraints.contains("Sendable"), isOnMainActor || !type.isMainActor
        else { return nil }
        var made = FixtureExpression("\(mock)(\(mockArguments))")
        made.isMock = true
        return made
    }

    private static let numbers: Set<String> = [
        "Numeric", "AdditiveArithmetic", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "SignedNumeric",
        "Strideable", "FloatingPoint", "BinaryFloatingPoint",
    ]
    private static let fractions: Set<String> = ["FloatingPoint", "BinaryFloatingPoint"]

    // MARK: - Types with a name

    private func named(
        _ type: TypeSyntax, _ components: [TypeSyntax.Component], name: String, number: Int
    ) -> FixtureExpression? {
        let path = TypeCatalog.path(components)
        let arguments = components.last?.arguments ?? []
        switch catalog.entry(of: type) {
        case .structure(let structure): return self.structure(structure)
        case .enumeration(let enumeration): return self.enumeration(enumeration, type: type, number: number)
        case .protocolType: return conforming(to: type, name: name, number: number)
        case .external, .alias, nil: break
        }
        // Swift 5 allows a protocol type without `any`.
        if arguments.isEmpty, StandardProtocol.isKnown(path) { return conforming(to: type, name: name, number: number) }
        if let value = standard(path, arguments, name: name, number: number) { return value }
        if case .external(let external) = catalog[path], external.isProtocol { return nil }
        guard !Self.unmakeable.contains(path), arguments.allSatisfy(\.isConcrete) else { return nil }
        return FixtureExpression(
            "\(type.text).fixture()", needs: catalog.ownFixtures.contains(type.text) ? [] : [type.text])
    }

    private static let unmakeable: Set<String> = ["Never", "Self", "OpaquePointer", "UnsafeRawPointer"]

    private func standard(
        _ path: String, _ arguments: [TypeSyntax], name: String, number: Int
    ) -> FixtureExpression? {
        if path == "Void" { return FixtureExpression("()", isSelfTyped: false) }
        if path == "Error" { return FixtureExpression("FixtureError()") }
        if arguments.isEmpty, let standard = StandardType.named(path) {
            if path == "UUID", purpose == .argument, number > 1 { return uuid(number) }
            if path == "Bool", purpose == .argument { return FixtureExpression(number % 2 == 1 ? "true" : "false") }
            let isPlain = purpose == .result || (purpose == .field && path != "String")
            return FixtureExpression(
                standard.text(isPlain: isPlain, name: name, number: number), isSelfTyped: standard.isSelfTyped)
        }
        func part(_ index: Int) -> FixtureExpression? { value(of: arguments[index], named: name, number: number) }
        switch (path, arguments.count) {
        case ("Set", 1):
            guard purpose == .argument, let element = part(0) else {
                return FixtureExpression("[]", isSelfTyped: false)
            }
            return FixtureExpression("[\(element.text)]", isSelfTyped: false, needs: element.needs)
        case ("Dictionary", 2): return dictionary(arguments[0], arguments[1], name: name, number: number)
        case ("Range", 1) where StandardType.integers.contains(arguments[0].text):
            return FixtureExpression("0..<\(number)", isSelfTyped: arguments[0].text == "Int")
        case ("ClosedRange", 1) where StandardType.integers.contains(arguments[0].text):
            return FixtureExpression("0...\(number)", isSelfTyped: arguments[0].text == "Int")
        case ("Result", 2):
            guard let success = part(0) else { return nil }
            return FixtureExpression(".success(\(success.text))", isSelfTyped: false, needs: success.needs)
        case ("Sender", 1): return FixtureExpression("Channel<\(arguments[0].text)>().sender")
        case ("Signal", 1): return FixtureExpression("Channel<\(arguments[0].text)>().signal")
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2):
            return FixtureExpression("\(path) { $0.finish() }", isSelfTyped: false)
        default: return nil
        }
    }

    private func uuid(_ number: Int) -> FixtureExpression {
        FixtureExpression("UUID(uuid: (\(String(repeating: "0, ", count: 15))\(number % 256)))")
    }

    private func structure(_ structure: TypeCatalog.Structure) -> FixtureExpression? {
        guard !surrounding.contains(structure.name), surrounding.count < Self.deepest, !structure.isGeneric,
            let fixture = Fixture(of: structure, factory: field(in: structure))
        else { return nil }
        let required = requiredParameters(of: structure)
        let arguments = fixture.parameters.filter { required.contains($0.name) }.compactMap { parameter in
            parameter.defaultValue.map { "\(SwiftName.label(parameter.name.withoutBackticks)): \($0)" }
        }
        return FixtureExpression(
            "\(structure.name).fixture(\(arguments.joined(separator: ", ")))", needs: fixture.needs)
    }

    /// Returns the names of the parameters without a default value in the fixture of a generic struct.
    private func requiredParameters(of structure: TypeCatalog.Structure) -> Set<String> {
        let path = String(structure.name.prefix { $0 != "<" })
        guard path.count < structure.name.count, case .structure(let generic) = catalog[path],
            let fixture = Fixture(of: generic, factory: field(in: generic))
        else { return [] }
        return Set(fixture.parameters.filter { $0.defaultValue == nil }.map(\.name))
    }

    /// The maximum nesting of types. A generic type may contain itself with other arguments, without end.
    private static let deepest = 16

    private func enumeration(_ enumeration: TypeCatalog.Enumeration, type: TypeSyntax, number: Int)
        -> FixtureExpression?
    {
        guard !surrounding.contains(enumeration.name), surrounding.count < Self.deepest else { return nil }
        var inside = self
        inside.surrounding.insert(enumeration.name)
        if purpose == .argument { inside.purpose = .field }
        let filled = enumeration.isGeneric ? [] : enumeration.cases.filter { !$0.payload.isEmpty }
        for choice in enumeration.cases.filter(\.payload.isEmpty) + filled {
            if let value = inside.value(of: choice, owner: type.text, number: number) { return value }
        }
        return nil
    }

    /// Returns a value of an enum case, with its associated values.
    func value(of choice: TypeCatalog.Enumeration.Case, owner: String, number: Int) -> FixtureExpression? {
        let name = "\(owner).\(choice.name)"
        if choice.payload.isEmpty { return FixtureExpression(name) }
        var texts: [String] = []
        var needs: [String] = []
        for argument in choice.payload {
            guard let type = argument.type, let made = value(of: type, named: argument.name.name, number: number) else {
                return nil
            }
            texts.append((argument.label.map { "\($0.name): " } ?? "") + made.text)
            needs = needs.joined(with: made.needs)
        }
        return FixtureExpression("\(name)(\(texts.joined(separator: ", ")))", needs: needs)
    }

    /// Returns a factory for the properties of a struct's fixture.
    func field(in structure: TypeCatalog.Structure) -> FixtureFactory {
        var factory = self
        factory.purpose = .field
        factory.isOnMainActor = false
        factory.mockArguments = ""
        factory.generics = [:]
        factory.surrounding.insert(structure.name)
        return factory
    }
}

extension TypeCatalog {
    /// Returns the default result of a mock's member: `[]`, `nil`, `0`, `.fixture()`. Nil if a test has to set the
    /// result. The result contains no mock, because a mock that returns its own protocol would contain mocks without
    /// end.
    func mockDefault(of type: TypeSyntax) -> String? {
        let factory = FixtureFactory(self, for: .result, isOnMainActor: false)
        guard let made = factory.value(of: type, named: ""), made.needs.isEmpty, !made.text.contains("Mock(") else {
            return nil
        }
        return made.text(as: type.text)
    }
}

extension Array where Element: Hashable {
    /// Returns the elements of both arrays, without duplicates.
    package func joined(with other: [Element]) -> [Element] { self + other.filter { !contains($0) } }
}
