import SwiftSource
import ViperSpec

/// Flow tests, arrangements and skeletons.
extension ContextBuilder {
    func tests(of module: Module, flows: [FlowTest], arranged: [Arrangement]) -> ModuleTestsContext {
        let suites = arranged.compactMap { arrangement -> SuiteContext? in
            let tests = flows.filter { $0.subject == arrangement.subject }
            guard !tests.isEmpty else { return nil }
            return suite(
                naming.flowTests(of: arrangement.className), arrangement,
                tests: tests.map { test(of: $0, in: arrangement) })
        }
        return ModuleTestsContext(
            arrangements: arranged.filter(\.isPossible).map(\.context), flows: suites, wiring: wiring(of: module))
    }

    private func suite(_ name: String, _ arrangement: Arrangement, tests: [TestContext]) -> SuiteContext {
        SuiteContext(
            name: name, arrangement: arrangement.isPossible ? arrangement.context.name : "",
            isolation: arrangement.context.isolation, unwritten: arrangement.unwritten,
            tests: tests.map { test in
                var test = test
                test.unwrittenParts = arrangement.unwritten
                return test
            })
    }

    private func test(of flow: FlowTest, in arrangement: Arrangement) -> TestContext {
        let isPossible = arrangement.isPossible
        let log = arrangement.context.log
        return TestContext(
            title: flow.title.literal, function: flow.function.escapedName,
            disabledReason: (flow.disabledReason ?? (isPossible ? "" : Self.noValue)).literalOrEmpty,
            unwritten: flow.unwrittenFixtures.unique, arrangement: flow.arrangement,
            act: isPossible ? flow.act : "",
            calls: layout.list(
                "", flow.calls.map(\.literal), open: "[", close: "]", level: 2,
                prefix: "    \(app.tests.comparison(of: "\(log).calls"))"),
            todo: "", thrown: flow.thrownError,
            expectations: isPossible ? flow.expectations : [], isAsync: flow.isAsync, isThrowing: flow.isThrowing,
            log: log, layout: layout)
    }

    static var noValue: String { "no value can be made for one of the parts" }

    // MARK: Arrangements

    /// A class of a module among mocks.
    struct Arrangement {
        var subject: FlowTest.Subject
        var className: String
        var context: ArrangementContext
        var unwritten: [String]
        /// Every part has a mock or a sample.
        var isPossible: Bool
    }

    /// Of all its classes that can be tested. Tests of bodies and skeletons are told of the same ones.
    func arrangements(of module: Module) -> [Arrangement] {
        let router = module.router.map { [arrangement(ofRouter: $0, of: module)] } ?? []
        return [arrangement(ofPresenterOf: module)]
            + module.interactors.map { arrangement(of: $0, of: module) } + router
    }

    private func arrangement(ofPresenterOf module: Module) -> Arrangement {
        var parts = [Part(mock: naming.view.property, naming.mock(module.view.protocolName), isArgument: false)]
        parts += module.interactors.map { interactor in
            Part(mock: naming.interactorProperty(interactor.name), naming.mock(interactor.input.protocolName))
        }
        parts += module.router.map { [Part(mock: naming.router.property, naming.mock($0.protocolName))] } ?? []
        parts += module.delegate.map { [Part(mock: naming.delegate.property, naming.mock($0.protocolName))] } ?? []
        return arrangement(
            .presenter, "presenter", naming.presenterClass(module.name), section: module.presenter, parts: parts,
            connections: [connection(of: "presenter", to: naming.view.property)])
    }

    private func arrangement(of interactor: Interactor, of module: Module) -> Arrangement {
        let output = interactor.output.map {
            [Part(mock: naming.output.property, naming.mock($0.protocolName), isArgument: false)]
        }
        return arrangement(
            .interactor(name: interactor.name), "interactor",
            naming.interactorClass(module.name, interactor: interactor.name), section: interactor.input,
            parts: output ?? [],
            connections: output == nil ? [] : [connection(of: "interactor", to: naming.output.property)])
    }

    private func arrangement(ofRouter router: Section, of module: Module) -> Arrangement {
        arrangement(
            .router, "router", naming.routerClass(module.name), section: router,
            parts: [Part(mock: "navigation", "NavigationMock")], connections: [])
    }

    private func arrangement(
        _ subject: FlowTest.Subject, _ name: String, _ className: String, section: Section, parts: [Part],
        connections: [String]
    ) -> Arrangement {
        let log = "log".free(of: Set(parts.map(\.name) + section.parameters.map(\.name)))
        let own = section.parameters.map { part(for: $0, log: log) }
        // Each in the order in which the class takes or keeps it.
        let parts =
            if case .interactor = subject { own.compactMap(\.self) + parts } else { parts + own.compactMap(\.self) }
        let arguments = parts.filter(\.isArgument).map { "\(SwiftName.label($0.name)): \(property($0).escapedName)" }
        let isActor = section.isolation == .actor
        return Arrangement(
            subject: subject, className: className,
            context: ArrangementContext(
                name: naming.testCase(of: className), isolation: isActor ? app.isolation : isolation(of: section),
                log: log, subject: name, subjectClass: className,
                properties: (parts.map { PropertyContext(name: property($0).escapedName, type: $0.type) })
                    + [PropertyContext(name: name, type: className)],
                assignments: parts.map { "\(property($0).escapedName) = \($0.value(log: log))" }
                    + [layout.list("\(name) = \(className)", arguments, level: 2)] + connections),
            unwritten: parts.flatMap(\.unwritten).unique, isPossible: own.allSatisfy { $0 != nil })
    }

    /// What the assembly sets after the class was made.
    private func connection(of subject: String, to property: String) -> String {
        "\(subject).\(property) = \(app.tests.property(property))"
    }

    private func property(_ part: Part) -> String { app.tests.property(part.name) }

    /// A mock or a sample that a class under test is made from.
    private struct Part {
        var name: String
        var type: String
        private var value: Value
        var unwritten: [String] = []
        /// The initialiser takes it.
        var isArgument = true

        init(_ name: String, _ type: String, _ made: MadeValue) {
            self.name = name
            self.type = type
            self.value = .made(made.text(as: type))
            self.unwritten = made.needs
        }

        init(mock name: String, _ type: String, isArgument: Bool = true) {
            self.name = name
            self.type = type
            self.value = .mock
            self.isArgument = isArgument
        }

        private enum Value {
            case made(String)
            case mock
        }

        func value(log: String) -> String {
            switch value {
            case .made(let text): text
            case .mock: "\(type)(log: \(log))"
            }
        }
    }

    private func part(for parameter: InitialiserParameter, log: String) -> Part? {
        guard let made = maker(mocks: "log: \(log)").value(of: parameter.type, named: parameter.name) else {
            return nil
        }
        // A mock keeps its own type, for tests to look into.
        guard let mock = made.mockClass else { return Part(parameter.name, parameter.type.storedText, made) }
        return Part(mock: parameter.name, mock)
    }

    // MARK: Skeletons

    /// Tests of the members that a person writes in the presenter and the interactors, a suite for each class that has some.
    package func skeletons(of module: Module) -> [SkeletonContext] {
        skeletons(of: module, arranged: arrangements(of: module))
    }

    func skeletons(of module: Module, arranged: [Arrangement]) -> [SkeletonContext] {
        let subjects = [FlowTest.Subject.presenter] + module.interactors.map { .interactor(name: $0.name) }
        return subjects.compactMap { subject -> SkeletonContext? in
            let (members, isActor) = handWritten(subject, of: module)
            guard !members.isEmpty, let arrangement = arranged.first(where: { $0.subject == subject }) else {
                return nil
            }
            let names = MockedProtocol(members: members, aliases: aliases)
            let log = arrangement.context.log
            let taken = Set(arrangement.context.properties.map(\.name) + [log])
            let call = SkeletonCall(
                maker: maker(), layout: layout, subject: arrangement.context.subject, log: log, taken: taken,
                isOnActor: isActor)
            var functions = TestNames(app.tests, taken: taken)
            let tests = names.members.map { member in
                var test = call.test(
                    of: member, inClass: arrangement.className, function: functions.claim(skeletonOf: member.base))
                if !arrangement.isPossible { test.act = "" }
                return test
            }
            return SkeletonContext(
                app: sharedApp, imports: imports(module.imports),
                suite: suite(naming.tests(of: arrangement.className), arrangement, tests: tests))
        }
    }

    private func handWritten(_ subject: FlowTest.Subject, of module: Module) -> (members: [Member], isActor: Bool) {
        let sections: [Section] =
            switch subject {
            case .presenter: module.presenterSections
            case .interactor(let name): module.interactors.filter { $0.name == name }.map(\.input)
            case .router: []
            }
        let members = sections.flatMap { $0.members + $0.inheritedMembers }.filter(\.isHandWritten)
        return (members, sections.first?.isolation == .actor)
    }
}

extension MadeValue {
    /// `TodoStoreMock` of `TodoStoreMock(log: log)`.
    fileprivate var mockClass: String? {
        isMock ? text.firstIndex(of: "(").map { String(text[..<$0]) } : nil
    }
}

extension String {
    /// A string literal, or nothing for nothing.
    var literalOrEmpty: String { isEmpty ? "" : literal }
}

extension [String] {
    /// Each once, in the order of first use.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
