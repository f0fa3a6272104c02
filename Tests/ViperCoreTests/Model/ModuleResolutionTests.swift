import Testing
import ViperModel

@Suite struct ModuleResolutionTests {
    @Test func viewAndPresenterAreAlwaysThere() throws {
        let module = try resolvedModule("module Empty {}")
        #expect(module.view.protocolName == "EmptyViewProtocol")
        #expect(module.presenter.protocolName == "EmptyPresenterProtocol")
        #expect(module.interactors.isEmpty)
        #expect(module.router == nil && module.interface == nil && module.delegate == nil)
    }

    @Test func severalInteractorsHaveTheirOutputs() throws {
        let module = try resolvedModule(
            "module A { output star { func did() }; interactor search {}; interactor star {}; interactor {}; output {} }"
        )
        #expect(module.interactors.map(\.name) == ["search", "star", nil])
        #expect(
            module.interactors.map { $0.output?.protocolName } == [
                nil, "AStarInteractorOutputProtocol", "AInteractorOutputProtocol",
            ])
        #expect(
            module.interactors.map(\.input.protocolName) == [
                "ASearchInteractorInputProtocol", "AStarInteractorInputProtocol", "AInteractorInputProtocol",
            ])
    }

    @Test func protocolsMayBeNamed() throws {
        let program = try resolved(
            "module A { view as Screen1 {}; delegate as Told { func did() } }\nmodule B { on A { func did() {} } }")
        #expect(program.modules[0].view.protocolName == "Screen1")
        #expect(program.modules[1].delegations[0].section.protocolName == "Told")
        #expect(program.modules[1].delegations[0].module == "A")
    }

    @Test func assemblyLinesAreTypedAndOrdered() throws {
        let module = try resolvedModule(
            """
            module A(code: String = "x", extra: Int? = nil) {
                let trimmed = code.trimmed(by: extra)
                guard let currency: Currency = bank.currency(trimmed)
                let factory = Factory(currency: currency)
                presenter(currency, factory) {}
                interactor(bank: any Bank, other: any Other, trimmed: String) {}
            }
            """)
        #expect(module.assembly.map(\.name) == ["trimmed", "currency", "factory"])
        #expect(module.assembly.map(\.isGuard) == [false, true, false])
        #expect(module.assembly.map { $0.type?.text } == ["String", "Currency", "Factory"])
        #expect(module.assembly.map(\.dependencies) == [[], ["bank"], []])
        #expect(
            module.presenter.parameters.map { $0.name + ": " + $0.type.text } == [
                "currency: Currency", "factory: Factory",
            ])
        #expect(module.presenter.parameters.map(\.origin) == [.assembly, .assembly])
        #expect(module.inputs.map(\.defaultValue) == ["\"x\"", "nil"])
    }

    @Test func isolationIsTheSections() throws {
        let module = try resolvedModule(
            "module A { @StoreActor interactor one {}; interactor two: Actor {}; interactor three: Sendable {} }")
        #expect(module.interactors.map(\.input.isolation) == [.attribute("@StoreActor"), .actor, .app])
        #expect(module.interactors.map(\.input.isOpen) == [false, false, false])
    }

    @Test func dependenciesOfAllModulesAreTheCompositionRoots() throws {
        let program = try resolved(
            """
            module A { presenter(store: any Store) {}; interactor(store: any Store, api: any API) {} }
            module B { router(api: any API, log: Log) {} }
            """)
        #expect(program.modules.map { $0.dependencies.map(\.name) } == [["store", "api"], ["api", "log"]])
        #expect(program.dependencies.map(\.name) == ["store", "api", "log"])
    }

    @Test func sharedDeclarationsAreGroupedBySpec() throws {
        let program = try resolved(
            """
            import Combine
            import Combine
            entity Item { let id: Int }
            service Store: Sendable { associatedtype Index: Sendable; func all() -> [Item] }
            module A { struct Row { let id: Int } }
            """)
        #expect(program.shared.map(\.name) == ["Test"])
        #expect(program.shared[0].imports == ["Combine"])
        #expect(program.shared[0].data.map(\.name) == ["Item"])
        #expect(program.shared[0].services[0].associatedTypes.map(\.name.name) == ["Index"])
        #expect(program.modules[0].data.map(\.name) == ["Row"])
        #expect(program.modules[0].imports == ["Combine"])
    }

    @Test func protocolsKnowWhatTheirMocksNeed() throws {
        let program = try resolved(
            """
            protocol Base { func base() }
            protocol Plain: Base { func plain() }
            protocol Making { init() }
            protocol Unknown: Elsewhere {}
            """)
        let requirements = program.shared[0].data.compactMap(\.requirements)
        #expect(requirements.map(\.isMockable) == [true, true, false, false])
        #expect(requirements[1].inheritedMembers.map(\.requirement.fullName) == ["base()"])
    }
}
