import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

extension SyncContext {
    /// Returns whether a body is unmodified since `viper-gen new` wrote it into the starter spec of the class's module.
    func isOfStarter(_ body: PreviousSpecRecord.Body, in type: String) -> Bool {
        guard let index = classes[type]?.module else { return false }
        let name = input.program.modules[index].name
        guard let spec = input.starter?(name) else { return false }
        let text = BodyText.statements(in: body.range.inner, of: body.source).withoutSpaces
        return SpecParser.parse(spec).0.members(ofModule: name).contains { other in
            guard let range = other.member.body?.range else { return false }
            return other.member.requirement.fullName == body.declaration.requirement?.fullName
                && BodyText.statements(in: range, of: spec).withoutSpaces == text
        }
    }

    /// Returns the members of a class whose bodies were in the spec, except members with an unmodified body of the
    /// starter spec.
    func formerBodies(of type: String) -> [PreviousSpecRecord.Member] {
        (past.record?.members(of: type) ?? []).filter { member in
            member.body.map { !isOfStarter($0, in: type) } ?? false
        }
    }
}
