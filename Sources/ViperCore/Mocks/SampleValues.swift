import SwiftSource

/// Makes sample values of any type that the specs, the standard library or Foundation know: what mocks return and what
/// fixtures, flow tests and skeletons hand over. The same in every run.
package struct SampleValues: Sendable {
    let aliases: TypeAliases
    let declarations: [String: Declared]
    /// Names of protocols that only objects conform to.
    let objectProtocols: Set<String>
    /// Names of types that an extension in a spec makes comparable.
    let extendedToEquatable: Set<String>

    /// What a name of the specs stands for.
    enum Declared: Sendable {
        /// Has `fixture()`, emitted with the mocks.
        case structure(DataType)
        case enumeration(DataType)
        /// Has a mock of this name.
        case mocked(String)
        /// Known, but without a value to offer.
        case opaque
    }

    package init(_ program: Program, naming: Naming = Naming()) {
        var declarations: [String: Declared] = [:]
        var objectProtocols: Set<String> = []
        var extendedToEquatable: Set<String> = []
        for type in program.externalTypes where type.kind == .protocol { declarations[type.name] = .opaque }
        for data in program.shared.flatMap(\.data) + program.modules.flatMap(\.data) {
            switch data.kind {
            case .entity, .struct: declarations[data.name] = .structure(data)
            case .enum: declarations[data.name] = .enumeration(data)
            case .protocol: declarations[data.name] = data.hasMock ? .mocked(naming.mock(data.name)) : .opaque
            case .extension:
                if data.outline.inherited.contains(where: { equatableProtocols.contains($0.text) }) {
                    extendedToEquatable.insert(data.name)
                }
            case .typealias: break
            }
        }
        for service in program.shared.flatMap(\.services) {
            declarations[service.name] = service.associatedTypes.isEmpty ? .mocked(naming.mock(service.name)) : .opaque
        }
        for section in program.modules.flatMap(\.contract) {
            declarations[section.protocolName] = .mocked(naming.mock(section.protocolName))
            objectProtocols.insert(section.protocolName)
        }
        self.declarations = declarations
        self.objectProtocols = objectProtocols
        self.extendedToEquatable = extendedToEquatable
        self.aliases = TypeAliases(program)
    }

    /// A value of the type; nil where none can be made. `name` is that of the property or parameter: a string's sample.
    package func sample(of type: TypeSyntax, named name: String) -> SampleValue? {
        nestedSample(of: type, named: name, depth: 0)
    }

    /// What a mock returns where a test says nothing: a sample that needs nothing written by hand.
    package func defaultReturn(of type: TypeSyntax) -> String? {
        guard let sample = sample(of: type, named: ""), sample.unwritten.isEmpty else { return nil }
        return sample.expression
    }

    /// A line that declares `name` with a sample value: `let due = Date.fixture()`.
    package func constant(_ name: String, _ type: TypeSyntax) -> (line: String, unwritten: [String])? {
        guard let sample = sample(of: type, named: name) else { return nil }
        let bare = aliases.bare(type)
        let declared = "let " + SwiftName.escaped(name)
        if sample.expression.hasPrefix("."), case .named = bare.shape {
            return ("\(declared) = \(bare.text)\(sample.expression)", sample.unwritten)
        }
        if ["String", "Bool", "Int"].contains(bare.text) || sample.expression == mock(of: bare).map({ $0 + "()" }) {
            return ("\(declared) = \(sample.expression)", sample.unwritten)
        }
        return ("\(declared): \(type.storedText) = \(sample.expression)", sample.unwritten)
    }

    /// The mock's class where the type is `any P` or `(any P)?` of a protocol of the specs.
    package func mock(of type: TypeSyntax) -> String? {
        let bare = aliases.bare(type)
        switch bare.shape {
        case .existential(let inner), .opaque(let inner), .optional(let inner): return mock(of: inner)
        case .named(let components):
            guard components.count == 1, case .mocked(let mock) = declarations[components[0].name] else { return nil }
            return mock
        default: return nil
        }
    }

    func nestedSample(of type: TypeSyntax, named name: String, depth: Int) -> SampleValue? {
        guard depth < 16 else { return nil }
        let type = aliases.resolved(type)
        switch type.shape {
        case .optional, .implicitlyUnwrapped: return SampleValue("nil")
        case .array: return SampleValue("[]")
        case .dictionary: return SampleValue("[:]")
        case .attributed(_, let attributes, let inner):
            return attributes.contains { $0.name == "autoclosure" }
                ? nil : nestedSample(of: inner, named: name, depth: depth + 1)
        case .tuple(let elements): return tuple(elements, depth: depth + 1)
        case .function(let function): return closure(function, depth: depth + 1)
        case .existential(let inner), .opaque(let inner): return conforming(to: inner)
        case .metatype(let inner): return metatype(of: inner)
        case .named(let components): return named(components, text: type.text, name: name, depth: depth + 1)
        case .composition, .suppressed, .pack, .missing: return nil
        }
    }

    private func tuple(_ elements: [TypeSyntax.Element], depth: Int) -> SampleValue? {
        let samples = elements.compactMap { nestedSample(of: $0.type, named: $0.label ?? "", depth: depth) }
        guard samples.count == elements.count else { return nil }
        let values = zip(elements, samples).map { element, sample in
            (element.label.map { SwiftName.label($0) + ": " } ?? "") + sample.expression
        }
        return SampleValue("(" + values.joined(separator: ", ") + ")", unwritten: samples.flatMap(\.unwritten))
    }

    private func closure(_ function: TypeSyntax.FunctionType, depth: Int) -> SampleValue? {
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let parameters = function.parameters.isEmpty ? "" : names + " in "
        let result = aliases.bare(function.result)
        if case .tuple(let elements) = result.shape, elements.isEmpty { return closure(parameters) }
        if result.text == "Void" { return closure(parameters) }
        guard let returned = nestedSample(of: result, named: "", depth: depth) else { return nil }
        return SampleValue("{ \(parameters)\(returned.expression) }", unwritten: returned.unwritten)
    }

    private func closure(_ parameters: String) -> SampleValue {
        SampleValue(parameters.isEmpty ? "{}" : "{ \(parameters.dropLast()) }")
    }

    private func conforming(to type: TypeSyntax) -> SampleValue? {
        if type.text == "Error" || type.text == "Swift.Error" { return SampleValue("FixtureError()") }
        if let mock = mock(of: type) { return SampleValue(mock + "()") }
        return standardConforming[type.text].map { SampleValue($0) }
    }

    private func metatype(of type: TypeSyntax) -> SampleValue? {
        switch aliases.resolved(type).shape {
        case .existential(let inner): mock(of: inner).map { SampleValue("\($0).self") }
        case .named: SampleValue("\(type.text).self")
        default: nil
        }
    }

    private func named(_ components: [TypeSyntax.Component], text: String, name: String, depth: Int) -> SampleValue? {
        guard let last = components.last else { return nil }
        if components.count == 2, let type = nestedType(components[1].name, in: components[0].name) {
            return nestedSample(of: type, named: name, depth: depth)
        }
        if components.count == 1, let declared = declarations[last.name] {
            return sample(of: declared, arguments: last.arguments, depth: depth)
        }
        if components.count > 1, declarations[components[0].name] != nil { return nil }
        switch (last.name, last.arguments.count) {
        case ("String", 0): return SampleValue("\"\(name)\"")
        case ("Result", 2):
            guard let success = nestedSample(of: last.arguments[0], named: name, depth: depth) else { return nil }
            return SampleValue(".success(\(success.expression))", unwritten: success.unwritten)
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1): return SampleValue("[]")
        case ("Dictionary", 2): return SampleValue("[:]")
        case ("Optional", 1): return SampleValue("nil")
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2): return SampleValue("\(last.name) { $0.finish() }")
        case ("ClosedRange", 1), ("Range", 1): return range(of: last, depth: depth)
        case (_, 0): break
        default: return nil
        }
        if let standard = standardSamples[last.name] { return SampleValue(standard) }
        // A type that nobody declared: its fixture is a person's to write. Short names are generic parameters.
        guard components.count == 1, !isGenericParameter(last.name) else { return nil }
        return SampleValue(".fixture()", unwritten: [text])
    }

    private func range(of component: TypeSyntax.Component, depth: Int) -> SampleValue? {
        guard let bound = nestedSample(of: component.arguments[0], named: "", depth: depth), bound.expression == "0"
        else {
            return nil
        }
        return SampleValue(component.name == "Range" ? "0..<1" : "0...1")
    }

    private func isGenericParameter(_ name: String) -> Bool { name.count == 1 || name == "Self" }

    private func sample(of declared: Declared, arguments: [TypeSyntax], depth: Int) -> SampleValue? {
        switch declared {
        case .mocked, .opaque: return nil
        case .structure(let data):
            guard arguments.isEmpty, !data.isGeneric, let fixture = fixture(of: data, depth: depth) else {
                return nil
            }
            return SampleValue(".fixture()", unwritten: fixture.flatMap(\.value.unwritten))
        case .enumeration(let data): return enumeration(data, depth: depth)
        }
    }

    /// `ID` of an identifiable type is that of its `id`; any other nested type must be a type that the outer one declares.
    private func nestedType(_ name: String, in outer: String) -> TypeSyntax? {
        guard name == "ID", case .structure(let data) = declarations[outer] else { return nil }
        return data.outline.storedProperties.first { $0.name == "id" }?.type
    }
}
