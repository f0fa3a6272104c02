import Diagnostics
import SwiftSource
import ViperGeneration

/// Properties that nothing sets any more.
extension StoredParts {
    /// Properties of protocols that are gone, which the assembly used to set.
    mutating func removeOrphans() {
        let wanted = Set(wantedProperties.map(\.name.name))
        let parameters = Set(
            own.declaration.members.filter { $0.kind == .initializer }.flatMap(\.parameters).map(\.name.name))
        for property in storedProperties where !wanted.contains(property.name.name) {
            guard case .variable(let variable)? = property.requirement?.kind, let type = variable.type,
                names(in: type.range).contains(where: isGoneProtocol), !parameters.contains(property.name.name)
            else { continue }
            if usedNames[property.name.name] == 1, canGo(property) {
                removed.append(property.range)
            } else {
                problems.append(
                    Problem(
                        message:
                            "'\(self.type.name)' no longer has '\(property.name.name)', for '\(type.text)' is gone",
                        range: property.name.range))
            }
        }
    }

    /// Values that the view is no longer told, as far as nobody uses them.
    mutating func removeShownValues() {
        let wanted = Set(wantedProperties.map(\.name.name))
        let stubs = StubText(type: type.name, shown: shown)
        for value in shown.values where !value.isRequired && !wanted.contains(value.name) {
            guard let property = property(value.name) else { continue }
            if keptNames[value.name] == 1, stubs.isUntouched(property, in: source, as: value) {
                removed.append(property.range)
            } else {
                problems.append(
                    Problem(
                        message: "'\(type.name)' is no longer told what '\(value.name)' is",
                        range: property.name.range, severity: .warning))
            }
        }
    }
}
