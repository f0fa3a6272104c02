import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

extension SyncContext {
    /// Whether a body is one that `new` begins the class's module with: nobody wrote it.
    func isOfStarter(_ body: GeneratedRecord.Body, in type: String) -> Bool {
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

    /// The members of a class whose bodies stood in the spec, those left out that `new` began the module with.
    func formerBodies(of type: String) -> [GeneratedRecord.Member] {
        (past.record?.members(of: type) ?? []).filter { member in
            member.body.map { !isOfStarter($0, in: type) } ?? false
        }
    }
}
