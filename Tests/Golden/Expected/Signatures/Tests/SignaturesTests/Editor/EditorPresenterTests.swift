import Foundation
import Testing

@testable import Signatures

@MainActor
final class EditorPresenterTests: EditorPresenterTestCase {
    @Test("didChoose(_:)", .disabled("EditorPresenter.didChoose(_:) is not written yet"))
    func didChoose() {
        let tool = ToolMock()

        presenter.didChoose(tool)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("didPick(some:)", .disabled("EditorPresenter.didPick(some:) is not written yet"))
    func didPickSome() {
        let tool = ToolMock()

        presenter.didPick(some: tool)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test(
        "canPerform(_:with:)",
        .disabled("EditorPresenter.canPerform(_:with:) is not written yet")
    )
    func canPerformWith() {
        let action = "action"
        let sender: Any? = "sender"

        _ = presenter.canPerform(action, with: sender)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("repeat(_:default:)", .disabled("EditorPresenter.repeat(_:default:) is not written yet"))
    func repeatDefault() {
        let `in` = 1
        let value = 2

        presenter.repeat(`in`, default: value)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("didScroll(to:_:)", .disabled("EditorPresenter.didScroll(to:_:) is not written yet"))
    func didScrollTo() {
        let fraction: Double = 1
        let isFinal = false

        presenter.didScroll(to: fraction, isFinal)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("didFinish(with:)", .disabled("EditorPresenter.didFinish(with:) is not written yet"))
    func didFinishWith() {
        let result: Result<Document, EditorError> = .success(Document.fixture())

        presenter.didFinish(with: result)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("didFail(_:retry:)", .disabled("EditorPresenter.didFail(_:retry:) is not written yet"))
    func didFailRetry() {
        let error = EditorError.missing
        let retry: () -> Void = {}

        presenter.didFail(error, retry: retry)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("didCount(_:of:)", .disabled("EditorPresenter.didCount(_:of:) is not written yet"))
    func didCountOf() {
        let characters = 1
        let total = 2

        presenter.didCount(characters, of: total)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
