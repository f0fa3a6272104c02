import Testing

@testable import Notepad

struct ScreenStackTests {
    private final class View: CustomStringConvertible {
        let description: String
        init(_ name: String) { description = name }
    }

    private let a = View("a")
    private let b = View("b")
    private let c = View("c")
    private let d = View("d")

    /// a, b pushed, c presented from b, d pushed from c
    private var stack: ScreenStack<View> {
        var stack = ScreenStack(root: a)
        stack.push(b, from: a)
        stack.present(c, from: b)
        stack.push(d, from: c)
        return stack
    }

    private func names(_ change: (inout ScreenStack<View>) -> Void) -> String {
        var stack = stack
        change(&stack)
        return stack.views.map(\.description).joined()
    }

    @Test func opening() {
        #expect(names { _ in } == "abcd")
        #expect(stack.top === d)
        let other = View("x")
        #expect(names { $0.push(other, from: d) } == "abcdx")
        #expect(names { $0.setRoot(other) } == "x")
    }

    @Test func popClosesTheLastOfItsNavigation() {
        #expect(names { $0.pop(from: d) } == "abc")
        #expect(names { $0.pop(from: c) } == "abc")
        #expect(names { $0.pop(from: a) } == "a")
        #expect(
            names {
                $0.pop(from: d); $0.pop(from: c)
            } == "ab")
    }

    @Test func popToRootStaysInItsNavigation() {
        #expect(names { $0.popToRoot(from: d) } == "abc")
        #expect(names { $0.popToRoot(from: b) } == "a")
        #expect(names { $0.popToRoot(from: a) } == "a")
    }

    @Test func dismissClosesWhatWasPresented() {
        #expect(names { $0.dismiss(from: d) } == "ab")
        #expect(names { $0.dismiss(from: c) } == "ab")
        #expect(names { $0.dismiss(from: b) } == "ab")
        #expect(names { $0.dismiss(from: a) } == "ab")
    }

    @Test func theLastCanBeClosed() {
        #expect(
            names {
                $0 = ScreenStack(root: a); $0.pop(from: a)
            } == "")
        #expect(
            names {
                $0 = ScreenStack(root: a); $0.dismiss(from: a)
            } == "")
        #expect(
            names {
                $0 = ScreenStack(root: a); $0.popToRoot(from: a)
            } == "a")
    }

    @Test func aClosedScreenChangesNothing() {
        let closed = View("x")
        #expect(
            names {
                $0.push(b, from: closed)
                $0.present(b, from: closed)
                $0.pop(from: closed)
                $0.popToRoot(from: closed)
                $0.dismiss(from: closed)
            } == "abcd")
    }
}
