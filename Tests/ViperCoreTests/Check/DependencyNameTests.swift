import TestSupport
import Testing
import ViperModel

/// One name, two types: the app calls a dependency otherwise than its module does.
@Suite struct DependencyNameTests {
    private let services = "service F { func a() }\nservice G { func b() }\n"

    @Test func aLineRenamesWhatTheAppProvides() throws {
        let spec = CheckedSpec(
            services + """
                module A { interactor(factory: any F) {} }
                module B { let factory: any G = dependencies.bFactory; interactor(factory) {} }
                """)
        #expect(spec.described == [])
        let program = try #require(spec.program)
        #expect(program.dependencies.map { "\($0.name): \($0.type.text)" } == ["factory: any F", "bFactory: any G"])
        #expect(program.modules[1].interactors[0].input.parameters.map(\.name) == ["factory"])
    }

    @Test(arguments: ["{ interactor(1️⃣factory: any G) {} }", "{\n    interactor(1️⃣factory: any G) {}\n}"])
    func aConflictOffersTheLine(_ module: String) {
        let spec = CheckedSpec(services + "module A { interactor(factory: any F) {} }\nmodule B \(module)")
        let line = "let factory: any G = dependencies.bFactory"
        #expect(spec.described.last == "note: or add '\(line)' at the beginning of the module")
        let mended = module.replacing("1️⃣", with: "").replacing("{", with: "{ \(line);", maxReplacements: 1)
            .replacing("factory: any G)", with: "factory)")
        #expect(
            CheckedSpec(services + "module A { interactor(factory: any F) {} }\nmodule B \(mended)").described == [])
    }

    @Test func aLineWithoutATypeIsRefused() {
        let spec = CheckedSpec("module B { let a = dependencies.1️⃣other; presenter(a: Int) {} }")
        #expect(
            spec.described == [
                "1️⃣ untypedValue: cannot infer the type of 'other'",
                "note 1:16: write the type before the value: 'let a: Type = …'",
            ])
    }
}
