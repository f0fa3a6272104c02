import SwiftSource
import ViperModel
import ViperSpec

/// The data that all paths through the bodies of a program's specs share.
final class FlowContext: Sendable {
    let program: Program
    /// The protocols that have mocks.
    let contracts: MockedProtocols
    /// The isolation of the app's classes: `@MainActor`, or empty.
    let isolation: String
    /// The modules that routers open, by the names of the types that open them: `DetailModule`.
    let destinations: [String: any ModuleInterface]

    init(_ program: Program, _ contracts: MockedProtocols) {
        self.program = program
        self.contracts = contracts
        isolation = program.app.isolation == .mainActor ? "@MainActor" : ""
        destinations = Dictionary(firstOf: program.opened.map { (program.app.naming.destination($0.name), $0) })
    }

    var catalog: TypeCatalog { program.types }
    var app: AppSettings { program.app }
    var naming: Naming { app.naming }
    var tests: TestFramework { app.tests }

    /// Returns the default result of a mock for a type, such as `[]`, or nil if there is none.
    func emptiestValue(of type: TypeSyntax) -> String? {
        FixtureFactory(catalog, for: .result, isOnMainActor: true).value(of: type, named: "")?.text
    }

    /// Returns a factory of the values that tests pass.
    ///
    /// - Parameter log: The name of the call log, which mocks get in their initializer.
    func fixtureFactory(log: String, generics: [String: [String]]) -> FixtureFactory {
        FixtureFactory(catalog, for: .argument, isOnMainActor: true, mockArguments: "log: \(log)", generics: generics)
    }
}

extension TypeCatalog {
    /// Returns the type of a literal, an initializer's call or an enum case: `1`, `Date()` or `Mode.list`. Returns nil
    /// for any other value.
    func inferredType(of value: String) -> TypeSyntax? {
        if let type = LiteralType.of(value) {
            let labels = value.hasSuffix("()") ? [] : [String?.some("")]
            return value.hasSuffix(")") ? self.type(ofInitializer: type.text, labels: labels) : type
        }
        let owner = TypeSyntax.made(String(value.prefix { $0 != "." }))
        guard case .enumeration(let enumeration) = entry(of: owner), !enumeration.isGeneric,
            enumeration.cases.contains(where: { value == "\(owner.text).\($0.name)" })
        else { return nil }
        return owner
    }

    /// Returns the type that an initializer creates, or nil if it is unknown or the initializer may fail, like
    /// `URL(string: text)`.
    func type(ofInitializer name: String, labels: [String?]) -> TypeSyntax? {
        if case .structure(let structure)? = self[name] { return structure.isConstructible ? .made(name) : nil }
        guard StandardType.named(name) != nil else { return nil }
        return labels.isEmpty || name == "String" && labels == [nil] ? .made(name) : nil
    }

    /// Returns whether values of a type can be empty.
    func isCollection(_ type: TypeSyntax) -> Bool {
        let type = resolve(type)
        return type.arrayElement != nil || ["String", "Substring", "Data"].contains(type.text) || isDictionary(type)
            || type.genericArguments(of: "Set", count: 1) != nil
    }

    func isDictionary(_ type: TypeSyntax) -> Bool {
        let type = resolve(type)
        if case .dictionary = type.shape { return true }
        return type.genericArguments(of: "Dictionary", count: 2) != nil
    }
}
