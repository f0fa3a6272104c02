import SwiftSource
import ViperModel
import ViperSpec

/// What every run of a program's bodies needs to know.
final class FlowContext: Sendable {
    let program: Program
    /// The protocols that have mocks.
    let contracts: Contracts
    /// Where the app's classes run: `@MainActor`, or nothing.
    let isolation: String
    /// The modules that routers open, by the name of their destination.
    let destinations: [String: any OpenedModule]

    init(_ program: Program, _ contracts: Contracts) {
        self.program = program
        self.contracts = contracts
        isolation = program.app.isolation == .mainActor ? "@MainActor" : ""
        destinations = Dictionary(firstOf: program.opened.map { (program.app.naming.destination($0.name), $0) })
    }

    var catalog: TypeCatalog { program.types }
    var app: AppSettings { program.app }
    var naming: Naming { app.naming }
    var tests: TestFramework { app.tests }

    /// The text of what a mock returns for a type by itself, such as `[]`; nil where it has no such value.
    func emptiestValue(of type: TypeSyntax) -> String? {
        ValueMaker(catalog, for: .result, isOnMainActor: true).value(of: type, named: "")?.text
    }

    /// Makes up the values that tests hand in; `log` is the name of the call log, which mocks take.
    func maker(log: String, generics: [String: [String]]) -> ValueMaker {
        ValueMaker(catalog, for: .argument, isOnMainActor: true, mockArguments: "log: \(log)", generics: generics)
    }
}

extension TypeCatalog {
    /// The type of a value as it is written: of a literal, of the call of an initialiser, or of a case that names its enumeration;
    /// nil for any other.
    func typeAtSight(_ value: String) -> TypeSyntax? {
        if let type = LiteralType.of(value) {
            let labels = value.hasSuffix("()") ? [] : [String?.some("")]
            return value.hasSuffix(")") ? self.type(ofInitialiser: type.text, labels: labels) : type
        }
        let owner = TypeSyntax.made(String(value.prefix { $0 != "." }))
        guard case .enumeration(let enumeration) = entry(of: owner), !enumeration.isGeneric,
            enumeration.cases.contains(where: { value == "\(owner.text).\($0.name)" })
        else { return nil }
        return owner
    }

    /// The type of what an initialiser makes; nil where that is not known, or may be nil, as of `URL(string: text)`.
    func type(ofInitialiser name: String, labels: [String?]) -> TypeSyntax? {
        if case .structure(let structure)? = self[name] { return structure.isMakeable ? .made(name) : nil }
        guard StandardType.named(name) != nil else { return nil }
        return labels.isEmpty || name == "String" && labels == [nil] ? .made(name) : nil
    }

    /// Whether values of a type can be empty.
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
