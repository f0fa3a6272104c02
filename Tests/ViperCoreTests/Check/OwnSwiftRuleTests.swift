import Diagnostics
import TestSupport
import Testing
import ViperGeneration
import ViperModel

/// What the app's own Swift declares is known to specs.
@Suite struct OwnSwiftRuleTests {
    private static let alerts = """
        protocol Base { func dismiss() }
        protocol Alerting: Base, AnyObject { func alert(_ text: String, title: String); var isShown: Bool { get } }
        extension Alerting where Self: Screen { func alert(_ text: String, title: String = "") {} }
        """

    @Test func whatAnExtensionImplementsGetsNoStub() throws {
        let spec = CheckedSpec("module A { view: Alerting {} }", own: [Self.alerts])
        #expect(spec.described == [])
        let view = try #require(spec.program?.modules.first).view
        #expect(view.inheritedMembers.map(\.fullName) == ["dismiss()", "alert(_:title:)", "isShown"])
        #expect(view.inheritedMembers.filter(\.isHandWritten).map(\.fullName) == ["dismiss()", "isShown"])
    }

    @Test func extensionsInOtherFilesAndOfInheritingProtocolsCount() throws {
        let others = [
            "#if canImport(UIKit)\nextension Alerting { var isShown: Bool { true } }\n#endif",
            "extension Alerting { func dismiss() {} }\nprivate extension Base { func hide() {} }",
        ]
        let spec = CheckedSpec("module A { view: Alerting {} }", own: [Self.alerts] + others)
        let view = try #require(spec.program?.modules.first).view
        #expect(view.inheritedMembers.filter(\.isHandWritten).isEmpty)
    }

    @Test func aPrivateExtensionImplementsNothing() throws {
        let spec = CheckedSpec(
            "module A { view: Base {} }",
            own: [
                Self.alerts,
                "private extension Base { func dismiss() {} }\nextension Base { private func dismiss() {} }",
            ])
        let view = try #require(spec.program?.modules.first).view
        #expect(view.inheritedMembers.map(\.isHandWritten) == [true])
    }

    @Test func aBodyInAnExternalProtocolSaysImplemented() throws {
        let text = """
            external protocol Alerting {
                func alert(_ text: String) {}
                func dismiss()
                var isShown: Bool { false }
                var title: String { get }
            }
            module A { view: Alerting {} }
            """
        let spec = CheckedSpec(text)
        #expect(spec.described == [])
        let view = try #require(spec.program?.modules.first).view
        #expect(view.inheritedMembers.map(\.fullName) == ["alert(_:)", "dismiss()", "isShown", "title"])
        #expect(view.inheritedMembers.filter(\.isHandWritten).map(\.fullName) == ["dismiss()", "title"])
    }

    @Test func theSpecWins() throws {
        let spec = CheckedSpec(
            "external protocol Alerting { func shake() }\nmodule A { view: Alerting {} }", own: [Self.alerts])
        let view = try #require(spec.program?.modules.first).view
        #expect(view.inheritedMembers.map(\.fullName) == ["shake()"])
        #expect(view.inheritedMembers.map(\.isHandWritten) == [true])
    }

    /// Which one is meant cannot be told, or nobody else sees it.
    @Test(arguments: [
        ["protocol Alerting {}", "protocol Alerting { func alert() }"],
        ["#if DEBUG\nprotocol Alerting {}\n#else\nprotocol Alerting { func alert() }\n#endif"],
        ["#if DEBUG\nprotocol Alerting {}\n#endif"], ["private protocol Alerting {}"],
        ["struct Outer { protocol Alerting {} }"], ["// protocol Alerting {}\nlet text = \"protocol Alerting {}\""],
    ])
    func whatIsNotCertainIsNotKnown(_ own: [String]) {
        let spec = CheckedSpec("module A { view: 1️⃣Alerting {} }", own: own)
        #expect(
            spec.described.first
                == "1️⃣ unknownProtocol: unknown protocol 'Alerting'; the mock of 'AViewProtocol' cannot conform to it"
        )
    }

    private static func spec(_ type: String) -> String {
        "module A { interactor(logger: \(type)) { func log() { logger.log() } } }"
    }

    @Test(arguments: ["any Logging", "Logging", "(any Logging)?"])
    func aProtocolThatSpecsHandOverIsMocked(_ type: String) throws {
        let spec = CheckedSpec(
            Self.spec(type),
            own: ["protocol Named { var name: String { get } }", "protocol Logging: Named { func log() }"])
        #expect(spec.described == [])
        let own = try #require(spec.program).own
        #expect(own.map(\.name) == ["Own1", "Own2"])
        #expect(own.flatMap(\.data).filter(\.hasMock).map(\.name) == ["Logging"])
        #expect(own[1].data[0].requirements?.inheritedMembers.map(\.fullName) == ["name"])
    }

    /// Its mock has the type from the protocol, and so takes all but the associated type.
    @Test func aTypeThatTheProtocolItselfFixesNeedsNoMock() throws {
        let keeping = "protocol Keeping<Line> { associatedtype Line; func lines() -> [Line] }"
        let spec = CheckedSpec(
            Self.spec("any Logging"), own: [keeping, "protocol Logging: Keeping where Line == String { func log() }"])
        #expect(spec.described == [])
        let own = try #require(spec.program).own.flatMap(\.data)
        #expect(own.filter(\.hasMock).map(\.name) == ["Logging"])
        #expect(own[1].requirements?.inheritedMembers.map(\.fullName) == ["lines()"])
    }

    /// `any Logging<Line>` is a type of its own, with a mock of its own.
    @Test func aProtocolIsMockedForTheTypesThatSpecsName() throws {
        let text = """
            module A { interactor(lines: any Logging<[String]>, ids: (any Logging<Int>)?) { func log() { lines.log([]) } } }
            module B { interactor(lines: any Logging<[String]>) { func log() { lines.log([]) } } }
            """
        let spec = CheckedSpec(
            text, own: ["protocol Logging<Line> {\n    associatedtype Line: Sendable\n    func log(_ line: Line)\n}"])
        #expect(spec.described == [])
        let mocked = try #require(spec.program).own.flatMap(\.data).filter(\.hasMock)
        #expect(mocked.map(\.name) == ["Logging<Int>", "Logging<[String]>"])
        #expect(mocked.map(\.mockedName) == ["LoggingOfInt", "LoggingOfArrayString"])
        let types = mocked.map { $0.requirements?.members.map(\.signatureKey) ?? [] }
        #expect(types == [["log<>(_:Int)->Void"], ["log<>(_:[String])->Void"]])
    }

    @Test(arguments: [
        ("any 1️⃣Logging", "protocol Logging<Line> { associatedtype Line; func log() }"),
        ("any 1️⃣Logging<Int>", "protocol Logging<Line> { associatedtype Line; associatedtype Other; func log() }"),
        ("any 1️⃣Logging<Int>", "protocol Logging<Line> { associatedtype Line; func log(_ line: Self.Line) }"),
        ("any 1️⃣Logging<Int, Int>", "protocol Logging<Line> { associatedtype Line; func log() }"),
    ])
    func whatIsNotNamedWholeHasNoMock(_ type: String, _ own: String) throws {
        let spec = CheckedSpec(Self.spec(type), own: [own])
        #expect(spec.findings.map(\.rule.id) == ["unmockedType"])
        #expect(try #require(spec.program).own.flatMap(\.data).allSatisfy { !$0.hasMock })
    }

    /// Two modules may inherit one protocol, and none can be it.
    @Test func aSectionIsNoProtocolOfTheAppsOwn() {
        let own = ["protocol Alerting: AnyObject { func alert() }"]
        let shared = "module A { view: Alerting {} }\nmodule B { view: Alerting {} }"
        #expect(CheckedSpec(shared, own: own).described == [])
        let spec = CheckedSpec("module A { view as 1️⃣Alerting { func alert() } }", own: own)
        #expect(
            spec.described.prefix(2) == [
                "1️⃣ nameCollision: protocol of 'view' in module 'A' is named 'Alerting', which your own Swift declares",
                "note: inherit that protocol: 'view: Alerting { … }'",
            ])
    }

    @Test(arguments: [
        ("protocol Logging { init(text: String) }", "which requires 'init'"),
        ("protocol Logging { subscript(day: Int) -> Int { get } }", "which requires 'subscript'"),
        ("protocol Logging { associatedtype Line; func log() }", "which requires 'Line'"),
        (
            "protocol Logging: Keeping { func log() }\nprotocol Keeping { associatedtype Line }",
            "which requires 'Line'"
        ),
        ("protocol Logging {\n#if DEBUG\nfunc log()\n#endif\n}", "which requires 'log'"),
        ("protocol Logging: Actor { func log() }", "which inherits 'Actor'"),
        ("protocol Logging: Kit.Line { func log() }", "which inherits 'Kit.Line'"),
        ("protocol Logging: Codable { func log() }", "which inherits 'Codable'"),
        ("@objc protocol Logging { func log() }", "which is '@objc'"),
    ])
    func unmockedType(_ own: String, _ reason: String) throws {
        let spec = CheckedSpec(Self.spec("any 1️⃣Logging"), own: [own])
        #expect(
            spec.described == [
                "1️⃣ unmockedType: cannot mock 'Logging', \(reason); tests that need the mock are not generated",
                "note: change the protocol, or declare 'external protocol Logging' to do without these tests",
            ])
        #expect(try #require(spec.program).own.flatMap(\.data).allSatisfy { !$0.hasMock })
    }

    @Test func aMockThatAPersonWroteIsNotWrittenAgain() throws {
        let logging = "protocol Logging { func log() }"
        let spec = CheckedSpec(
            Self.spec("any 1️⃣Logging"), own: [logging], tests: ["final class LoggingMock: Logging {}"])
        #expect(
            spec.described.first
                == "1️⃣ unmockedType: cannot mock 'Logging', because the tests already declare 'LoggingMock'; "
                + "tests that need the mock are not generated")
        let quiet = CheckedSpec(
            Self.spec("any 1️⃣Logging"), app: "app Test { ui none; emit contract, flows }", own: [logging],
            tests: ["final class LoggingMock: Logging {}"])
        #expect(quiet.findings.isEmpty)
    }

    @Test func onlyWhatSpecsMentionIsKnown() throws {
        let own = """
            struct Order { let lines: [Line]; func price() -> Price { Price() } }
            struct Line {}
            struct Price {}
            protocol Unused {}
            extension Order: Titled {}
            protocol Titled {}
            """
        let spec = CheckedSpec("module A { presenter { func show(_ order: [Order?]) } }", own: [own])
        let names = try #require(spec.program).own.flatMap(\.data).filter { $0.kind != .extension }.map(\.name)
        #expect(names.sorted() == ["Line", "Order", "Titled"])
    }
}
