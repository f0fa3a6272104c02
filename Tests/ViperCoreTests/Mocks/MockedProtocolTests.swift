import Diagnostics
import Foundation
import Testing
import ViperSpec

@testable import ViperGeneration
@testable import ViperModel

/// The names of what mocks keep.
struct MockedProtocolTests {
    private func mocked(_ members: String, beside declarations: String = "") -> MockedProtocol {
        let spec = SourceFile(path: "S.viper", text: "\(declarations)\nservice S {\n\(members)\n}")
        let settings = AppSettings(name: "App")
        let checked = ProgramCheck.run([SpecParser.parse(spec).0], settings: settings, root: nil, own: AppSources())
        let members = checked.program.shared.flatMap(\.services).flatMap(\.members)
        return MockedProtocol(members: members, in: checked.program.types)
    }

    private func names(_ members: String) -> [String] { mocked(members).members.map(\.base) }

    @Test func labelsNameAMember() {
        #expect(
            names("func show(_ text: String)\nfunc show(error message: String)\nfunc move(from a: Int, to b: Int)")
                == ["show", "showError", "moveFromTo"])
    }

    @Test func laterOverloadsAddInternalNamesThenTypes() {
        #expect(
            names("func show(_ hits: [Hit])\nfunc show(_ hit: Hit)\nfunc show(_ hit: Hit?)")
                == ["show", "showHit", "showHitHitOptional"])
    }

    @Test func aMemberThatIsAddedLaterChangesNoName() {
        let before = "func find(_ text: String)\nfunc find(_ id: Int)"
        #expect(names(before + "\nfunc find(_ flag: Bool)").prefix(2) == names(before)[...])
    }

    @Test func noNameIsTakenTwice() {
        let members = mocked(
            "func show()\nvar showCalled: Bool { get }\nfunc showCallsCount() -> Int\nfunc show() async")
        #expect(Set(members.members.map(\.base)).count == 4)
        #expect(members.members.allSatisfy { $0.called != "showCalled" })
    }

    /// Seconds of this thread.
    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Each name was once compared with all others: 4,000 members took 16 times as long as 1,000.
    @Test func manyMembersTakeTheirTimeAndNoMore() {
        func seconds(_ count: Int) -> Double {
            let members = (0..<count).map { "func show\($0)(_ text: String)" }.joined(separator: "\n")
            return (0..<3).map { _ in
                let start = processorTime
                #expect(names(members).count == count)
                return processorTime - start
            }.min() ?? 0
        }
        let (less, more) = (seconds(1_000), seconds(4_000))
        #expect(more < less * 8)
    }

    @Test func theLogTellsOverloadsApart() {
        let keys = mocked("func find(_ text: String)\nfunc find(_ id: Int)\nvar count: Int { get set }").members.map(
            \.logKey)
        #expect(keys == ["find(_:)", "find(_: Int)", "count"])
    }

    @Test func whatOneArgumentIsKeptAs() throws {
        let member = try #require(mocked("func show(error message: String)").members.first)
        #expect(member.received == "showErrorReceivedMessage")
        #expect(member.received(at: 0) == "showErrorReceivedMessage")
        // `showReceivedInvocations` is where all of them are.
        let other = try #require(mocked("func show(_ invocations: [Int])").members.first)
        #expect(other.received == "showReceivedArguments")
    }

    @Test func whatSeveralArgumentsAreKeptAs() throws {
        let member = try #require(mocked("func save(_ title: String, due: Int)").members.first)
        #expect(member.received == "saveDueReceivedArguments")
        #expect(member.received(at: 1) == "saveDueReceivedArguments?.due")
    }

    @Test func aClosureIsKeptWhereItMayEscape() throws {
        let members = mocked(
            """
            func a(_ body: () -> Void)
            func b(_ body: @escaping () -> Void)
            func c(_ body: (() -> Void)?)
            func d(_ body: Done)
            func e(_ body: Done?)
            func f(_ text: @autoclosure () -> String)
            """, beside: "typealias Done = @Sendable (Bool) -> Void")
        #expect(members.members.map { $0.received == nil } == [true, false, false, true, false, true])
    }

    @Test func anArgumentWithoutANameGetsOne() throws {
        let member = try #require(mocked("func take(_: Int, at _: Int)").members.first)
        #expect(member.parameters.map(\.name.name) == ["value1", "value2"])
    }
}
