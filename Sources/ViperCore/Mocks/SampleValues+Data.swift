import SwiftSource

/// Samples of the specs' own types.
extension SampleValues {
    /// A property of a struct's fixture, with the value that it has where a test says nothing.
    package struct FixtureArgument: Sendable {
        package var name: String
        package var type: TypeSyntax
        package var value: SampleValue
    }

    /// The arguments of a struct's `fixture()`; nil where one of them has no sample, and so the struct none.
    package func fixture(of data: DataType) -> [FixtureArgument]? {
        fixture(of: data, depth: 0)
    }

    func fixture(of data: DataType, depth: Int) -> [FixtureArgument]? {
        guard depth < 16, !data.isGeneric else { return nil }
        // An initialiser of its own replaces the memberwise one: nobody knows what it takes.
        guard !data.outline.members.contains(where: { $0.kind == .initializer }) else { return nil }
        var arguments: [FixtureArgument] = []
        for property in data.outline.storedProperties {
            guard !property.isPrivate else { return nil }
            guard let type = property.type else { return nil }
            if let value = property.value {
                arguments.append(FixtureArgument(name: property.name, type: type, value: SampleValue(value)))
            } else if let sample = nestedSample(of: type, named: property.name, depth: depth + 1) {
                arguments.append(FixtureArgument(name: property.name, type: type, value: sample))
            } else {
                return nil
            }
        }
        return arguments
    }

    /// The first case without a payload, or else the first whose payload has samples.
    func enumeration(_ data: DataType, depth: Int) -> SampleValue? {
        guard depth < 16 else { return nil }
        let cases = data.outline.members.filter { $0.kind == .case }
        if let plain = cases.first(where: { $0.parameters.isEmpty }) {
            return SampleValue(".\(SwiftName.caseName(plain.name.name))")
        }
        guard !data.isGeneric else { return nil }
        for enumCase in cases {
            let samples = enumCase.parameters.map { parameter in
                parameter.type.flatMap { nestedSample(of: $0, named: parameter.name.name, depth: depth + 1) }
            }
            let known = samples.compactMap(\.self)
            guard known.count == samples.count else { continue }
            let arguments = zip(enumCase.parameters, known).map { parameter, sample in
                (parameter.label.map { SwiftName.label($0.name) + ": " } ?? "") + sample.expression
            }
            return SampleValue(
                ".\(SwiftName.caseName(enumCase.name.name))(\(arguments.joined(separator: ", ")))",
                unwritten: known.flatMap(\.unwritten))
        }
        return nil
    }
}

/// A stored property of a struct, as its memberwise initialiser knows it.
package struct StoredProperty: Sendable {
    package var name: String
    package var isConstant: Bool
    package var isPrivate: Bool
    package var type: TypeSyntax?
    /// As written.
    package var value: String?
}

extension DeclarationOutline {
    /// Stored properties of instances, in order; those of a constant with a value left out of `memberwise`.
    package var storedProperties: [StoredProperty] {
        members.compactMap { member in
            guard member.kind == .variable, let requirement = member.requirement, !requirement.isStatic,
                !requirement.modifiers.contains(where: { $0.name == "lazy" }),
                case .variable(let variable) = requirement.kind, member.isStored
            else { return nil }
            return StoredProperty(
                name: variable.name.name, isConstant: variable.keyword.name == "let",
                isPrivate: requirement.modifiers.contains { ["private", "fileprivate"].contains($0.name) },
                type: variable.type, value: variable.value?.name)
        }
    }

    /// A property without a body, or with one that only observes.
    private var isStored: Bool {
        guard case .variable(let variable) = requirement?.kind else { return false }
        return bodyRange == nil || variable.value != nil || variable.keyword.name == "let"
    }
}

extension SwiftName {
    /// A case after a dot, where only `init`, `self` and `Type` need backticks.
    static func caseName(_ name: String) -> String {
        ["init", "self", "Type"].contains(name) ? "`\(name)`" : name
    }
}
