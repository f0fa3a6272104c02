import SwiftSource
import ViperModel
import ViperSpec

/// The presenter's members that the leak test calls before it releases the view: each member that does no harm with
/// mocks, once.
struct LeakTestEvents {
    /// The statements that call the members: `presenter?.viewDidLoad()`.
    private(set) var statements: [String] = []
    /// Whether a statement contains `await`.
    private(set) var isWaiting = false

    init(of module: Module, in projection: TemplateContextBuilder) {
        let presenter = module.presenter
        guard presenter.isolation != .actor, projection.isolation(of: presenter) == projection.app.isolation else {
            return
        }
        let ambiguous = AmbiguousMembers(module.sections(of: .presenter).flatMap(\.allMembers))
        var safety = LeakTestSafety(of: module, in: projection.program, projection.contracts)
        for event in presenter.inheritedMembers + presenter.members {
            guard let function = event.requirement.function, !event.requirement.isStatic,
                !event.requirement.isDeprecated, function.genericParameters.isEmpty,
                ambiguous.obstacle(toCalling: event, in: projection.program) == nil
            else { continue }
            guard case .harmless(let isByHand) = safety.verdict(on: event, of: .presenter),
                !isByHand || !function.takesIndex(projection.catalog),
                let call = Self.call(function, projection.fixtureFactory())
            else { continue }
            let effects = function.effects
            let words = (effects.throwing == .never ? "" : "try? ") + (effects.isAsync ? "await " : "")
            statements.append((function.returned == nil ? "" : "_ = ") + words + "presenter?." + call)
            isWaiting = isWaiting || effects.isAsync
        }
    }

    /// Returns the call. Returns nil if viper-gen cannot create an argument, or if you must implement its fixture.
    private static func call(_ function: FunctionSyntax, _ factory: FixtureFactory) -> String? {
        var arguments: [String] = []
        for (index, parameter) in function.parameters.enumerated() {
            guard let type = parameter.type, !type.isInout, !type.isAutoclosure, !parameter.isVariadic,
                let made = factory.value(of: type.argumentType, named: parameter.name.name, number: index + 1),
                made.needs.isEmpty
            else { return nil }
            arguments.append(parameter.callLabel + made.text)
        }
        return "\(function.name.name)(\(arguments.joined(separator: ", ")))"
    }
}

extension FunctionSyntax {
    /// Whether an argument may be an index into a list. With mocks, lists are empty, so the index would be invalid.
    fileprivate func takesIndex(_ catalog: TypeCatalog) -> Bool {
        parameters.compactMap(\.type).contains { StandardType.integers.contains(catalog.resolve($0).text) }
    }
}
