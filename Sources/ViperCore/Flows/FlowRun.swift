import Diagnostics
import SwiftSource
import ViperSpec

/// One path through a body, walked symbolically: the calls that arrive at mocks, and the values that a test must choose for
/// them to.
///
/// Wherever the path depends on a value that the test can choose, the run forks: `script` says which way to go, and `forks`
/// keeps which ways there were, so that a caller can walk all of them one after another.
struct FlowRun {
    let subject: FlowSubject
    let context: FlowContext
    private let script: [Int]
    private(set) var forks: [Fork] = []

    var choices: [Choice] = []
    var calls: [RecordedCall] = []
    /// What bodies assigned to the subject's properties.
    var state: [String: Symbol] = [:]
    var assigned: Set<String> = []
    /// What bodies assigned to properties of mocks, by the property behind them.
    var written: [String: Symbol] = [:]
    var scopes: [[String: Symbol]] = [[:]]
    /// Where the text of the body under evaluation stands.
    var source: SourceFile
    /// How many bodies are being followed into.
    var depth = 0
    /// The generic parameters of the member that is tested, with what they conform to.
    var generics: [String: [String]] = [:]
    /// `do` blocks around the statement, whose failure is a path of its own.
    var handlers = 0

    struct Fork {
        var taken: Int
        var count: Int
        /// What is so on this way: `items is empty`.
        var words: String
    }

    init(_ subject: FlowSubject, context: FlowContext, source: SourceFile, script: [Int]) {
        self.subject = subject
        self.context = context
        self.source = source
        self.script = script
    }

    /// Goes one of several ways, each described in words.
    mutating func fork(_ ways: [String]) throws -> Int {
        guard ways.count > 1 else { return 0 }
        guard forks.count < 6 else { throw FlowInterruption.unclear("branches too often") }
        let taken = forks.count < script.count ? min(script[forks.count], ways.count - 1) : 0
        forks.append(Fork(taken: taken, count: ways.count, words: ways[taken]))
        return taken
    }

    // MARK: - Names

    func local(_ name: String) -> Symbol? {
        for scope in scopes.reversed() {
            if let symbol = scope[name] { return symbol }
        }
        return nil
    }

    mutating func bind(_ name: String, _ symbol: Symbol) {
        guard name != "_" else { return }
        scopes[scopes.count - 1][name] = symbol
    }

    /// Gives a local variable another value, in the scope that holds it.
    mutating func rebind(_ name: String, _ symbol: Symbol) {
        for index in scopes.indices.reversed() where scopes[index][name] != nil {
            scopes[index][name] = symbol
            return
        }
    }

    mutating func inScope<Result>(_ work: (inout FlowRun) throws -> Result) rethrows -> Result {
        scopes.append([:])
        defer { scopes.removeLast() }
        return try work(&self)
    }

    // MARK: - Choices

    mutating func choose(_ choice: Choice) -> Symbol {
        choices.append(choice)
        return Symbol(.choice(choices.count - 1), type: choice.type)
    }

    /// A property of a struct that the test makes, where a test can say what it is.
    mutating func property(_ name: String, of index: Int) -> Symbol? {
        if let known = choices.firstIndex(where: { $0.origin == .property(of: index, name) }) {
            return Symbol(.choice(known), type: choices[known].type)
        }
        guard choices[index].decision == nil, !isFixed(index),
            case .structure(let structure) = context.catalog.entry(of: choices[index].type), structure.isMakeable,
            let parameter = structure.parameters.first(where: { $0.name == name && $0.label == name }),
            let type = parameter.type, structure.properties[name]?.text == type.text, context.isDecidable(type)
        else { return nil }
        return choose(Choice(origin: .property(of: index, name), name: name, type: type))
    }

    private func isFixed(_ index: Int) -> Bool {
        switch choices[index].origin {
        case .fixed: true
        case .part(let owner), .property(let owner, _): isFixed(owner)
        case .parameter, .state, .result: false
        }
    }

    /// The choice that a symbol stands for.
    func choice(_ symbol: Symbol) -> Int? {
        if case .choice(let index) = symbol.kind { index } else { nil }
    }

    /// As a test writes it; nil where it cannot.
    func text(_ symbol: Symbol) -> (text: String, isAtomic: Bool)? {
        switch symbol.kind {
        case .expression(let text, let isAtomic): (text, isAtomic)
        case .choice(let index): (Choice.mark(index), true)
        case .boundary(let boundary): (boundary.expression, true)
        case .subject: (subject.name, true)
        case .null: ("nil", true)
        case .destination, .closure, .void, .unknown: nil
        }
    }
}

/// What every run of a program's bodies needs to know. One reference, for runs are copied.
final class FlowContext: Sendable {
    let catalog: TypeCatalog
    let contracts: Contracts
    let defaults: MockDefaults
    let naming: Naming
    /// Where the app's classes run: `@MainActor`, or nothing.
    let isolation: String
    let tests: TestFramework
    /// Inputs and interfaces of the modules that routers open, by name.
    let destinations: [String: DestinationShape]

    struct DestinationShape: Sendable {
        let inputs: [ModuleInput]
        let interfaceProtocol: String?
        let delegateProtocol: String?

        fileprivate init(_ inputs: [ModuleInput], _ interface: Section?, _ delegate: Section?) {
            self.inputs = inputs
            interfaceProtocol = interface?.protocolName
            delegateProtocol = delegate?.protocolName
        }
    }

    init(_ program: Program) {
        catalog = program.types
        contracts = Contracts(program, catalog)
        defaults = MockDefaults(catalog)
        naming = program.app.naming
        isolation = program.app.isolation == .mainActor ? "@MainActor" : ""
        tests = program.app.tests
        var destinations: [String: DestinationShape] = [:]
        for module in program.modules {
            destinations[naming.destination(module.name)] = DestinationShape(
                module.inputs, module.interface, module.delegate)
        }
        for module in program.externalModules {
            destinations[naming.destination(module.name)] = DestinationShape(
                module.inputs, module.interface, module.delegate)
        }
        self.destinations = destinations
    }

    /// A test may want a value of this type to be one thing or another.
    func isDecidable(_ type: TypeSyntax) -> Bool {
        let type = catalog.resolve(type)
        if type.wrapped != nil || type.arrayElement != nil || ["Bool", "String"].contains(type.text) { return true }
        if StandardType.integers.contains(type.text) { return true }
        switch catalog.entry(of: type) {
        case .structure, .enumeration: return true
        default: return false
        }
    }

    /// What a mock returns where nobody says what.
    func emptiest(_ type: TypeSyntax) -> String? {
        ValueMaker(catalog, for: .result, isOnMainActor: true).value(of: type, named: "")?.text
    }

    /// Makes up what tests hand in.
    func maker(log: String, generics: [String: [String]]) -> ValueMaker {
        ValueMaker(catalog, for: .argument, isOnMainActor: true, mockArguments: "log: \(log)", generics: generics)
    }
}
