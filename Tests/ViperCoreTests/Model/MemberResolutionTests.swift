import SwiftSource
import Testing
import ViperModel

@Suite struct MemberResolutionTests {
    @Test func aMemberWithABodyIsGenerated() throws {
        let module = try resolvedModule("module A { presenter { func a() {}; func b(); var c: Int { 1 } } }")
        #expect(module.presenter.members.map(\.summary) == ["a(): body", "b(): hand-written", "c: body"])
    }

    @Test func sectionsOfThePresenterShareMembers() throws {
        let module = try resolvedModule(
            """
            module Pick { delegate { func reload() } }
            module A {
                presenter { func reload(); func load() {} }
                interactor {}
                output { func load() }
                interface { func reload() {}; func other(); func load() async }
                on Pick { func reload() }
            }
            """.replacing("module Pick", with: "module ZPick").replacing("on Pick", with: "on ZPick")
                .split(separator: "\n").dropFirst().joined(separator: "\n")
                + "\nmodule ZPick { delegate { func reload() } }")
        #expect(module.presenter.members.map(\.summary) == ["reload(): shared with interface", "load(): body"])
        #expect(module.interactors[0].output?.members.map(\.summary) == ["load(): shared with presenter"])
        #expect(
            module.interface?.members.map(\.summary) == [
                "reload(): body", "other(): hand-written", "load(): hand-written",
            ])
        #expect(module.delegations[0].section.members.map(\.summary) == ["reload(): shared with interface"])
    }

    @Test func storedPropertiesSatisfyRequirements() throws {
        let module = try resolvedModule(
            """
            module A(user: User) {
                presenter(user, store: any Store) {
                    var user: User { get set }
                    var count: Int { get }
                    var store: any Store { get }
                    var count = 0
                    var name: String = user.name
                    var label: String? = Self.label(user: 1)
                    var note: String?
                }
                output { var count: Int { get } }
                interactor {}
            }
            """)
        #expect(module.presenter.members.map(\.summary) == ["user: stored", "count: stored", "store: stored"])
        #expect(module.interactors[0].output?.members.map(\.summary) == ["count: stored"])
        #expect(module.presenter.parameters.map(\.isSettable) == [true, false])
        #expect(module.presenter.parameters.map(\.origin) == [.input, .dependency])
        #expect(module.presenter.state.map(\.name) == ["count", "name", "label", "note"])
        #expect(module.presenter.state.map(\.isAssignedInInitializer) == [false, true, false, false])
        #expect(module.dependencies.map { $0.name + ": " + $0.type.text } == ["store: any Store"])
    }

    @Test func inheritedMembersAreImplementedOnce() throws {
        let module = try resolvedModule(
            """
            @MainActor protocol Base { func base(); var count: Int { get } }
            @MainActor protocol Loading: Base { func load(); func stop(); func done() }
            extension Loading { func done() {} }
            module A {
                presenter: Loading { func stop() {}; var count = 0 }
                interface: Loading & Sendable { func load() }
            }
            """)
        #expect(
            module.presenter.inheritedMembers.map(\.summary) == [
                "base(): hand-written", "count: stored", "load(): shared with interface",
            ])
        #expect(
            module.interface?.inheritedMembers.map(\.summary) == [
                "base(): shared with presenter", "count: stored", "stop(): shared with presenter",
            ])
        #expect(module.presenter.isOpen == false)
    }

    @Test func defaultArgumentsBecomeOverloads() throws {
        let module = try resolvedModule(
            """
            module A {
                view {
                    /// Shows it.
                    func show(_ text: String, at place: Int = 0, animated: Bool = true) async throws -> Bool
                    func show(_ text: String) async throws -> Bool
                    func list(_ all: Int..., limit: Int = 1)
                    func change(_ text: inout String, by amount: Int = 1)
                }
            }
            """)
        #expect(
            module.view.members.map(\.requirement.fullName) == [
                "show(_:at:animated:)", "show(_:)", "list(_:limit:)", "change(_:by:)",
            ])
        for member in module.view.members {
            #expect(member.requirement.parameters.allSatisfy { $0.defaultValue == nil })
        }
        #expect(
            module.view.overloads.map(\.requirement.fullName) == ["show(_:at:)", "show(_:animated:)", "change(_:)"])
        #expect(
            module.view.overloads.map(\.call) == [
                "try await show(text, at: place, animated: true)", "try await show(text, at: 0, animated: animated)",
                "change(&text, by: 1)",
            ])
        #expect(module.view.overloads[0].documentation == ["Shows it."])
        #expect(module.view.overloads[0].arguments == ["text", "place", "true"])
    }

    @Test func manyDefaultsAreLeftOutFromTheEnd() throws {
        let parameters = (1...6).map { "p\($0): Int = \($0)" }.joined(separator: ", ")
        let module = try resolvedModule("module A { view { func show(\(parameters)) } }")
        #expect(module.view.overloads.count == 6)
        #expect(module.view.overloads.first?.requirement.fullName == "show()")
        #expect(module.view.overloads.last?.requirement.fullName == "show(p1:p2:p3:p4:p5:)")
    }

    @Test func accessorsOfComputedProperties() throws {
        let module = try resolvedModule(
            """
            module A {
                interactor {
                    var plain: Int { 1 }
                    var both: Int { get { 1 } set { print(newValue) } }
                    var waiting: Int { get async throws { 1 } }
                    var getter: Int { self.get.count }
                }
            }
            """)
        let texts = module.interactors[0].input.members.map { member -> String in
            guard case .variable(let variable) = member.requirement.kind else { return "" }
            return variable.accessors?.text ?? ""
        }
        #expect(texts == ["{ get }", "{ get set }", "{ get async throws }", "{ get }"])
    }
}
