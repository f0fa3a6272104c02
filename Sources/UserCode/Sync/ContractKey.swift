import SwiftSource
import ViperGeneration
import ViperModel

extension Requirement {
    /// A key that contains all that a spec states about a member: name, labels, types and effects. If a class has a
    /// member with the same key, the member needs no update.
    var contractKey: String {
        let prefix = isStatic ? "static " : ""
        switch kind {
        case .function(let function):
            let parameters = function.parameters.map { $0.declarationText.withoutInsignificantSpaces }
            return signatureKey + "(" + parameters.joined(separator: ",") + ")" + function.effects.throwing.text
        case .variable(let variable):
            let type = variable.type?.text.withoutInsignificantSpaces ?? ""
            return prefix + variable.name.name + ":" + type
        case .associatedType, .other: return prefix + baseName
        }
    }

    /// The `contractKey`, with the accessors of a property. Only protocols declare accessors as `{ get set }`.
    var protocolKey: String {
        guard case .variable(let variable) = kind else { return contractKey }
        let accessors = variable.accessors.map { $0.getEffects.text + ($0.isSettable ? " set" : "") } ?? ""
        return contractKey + accessors
    }
}
