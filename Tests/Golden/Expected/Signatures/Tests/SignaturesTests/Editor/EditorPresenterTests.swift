import Foundation
import Testing

@testable import Signatures

@MainActor
final class EditorPresenterTests: EditorPresenterTestCase {
    @Test("didChoose(_:)", .disabled("EditorPresenter.didChoose(_:) is not implemented"))
    func didChoose() {
        let tool = ToolMock()

        presenter.didChoose(tool)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("didPick(some:)", .disabled("EditorPresenter.didPick(some:) is not implemented"))
    func didPickSome() {
        let tool = ToolMock()

        presenter.didPick(some: tool)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test(
        "canPerform(_:with:)",
        .disabled("EditorPresenter.canPerform(_:with:) is not implemented")
    )
    func canPerformWith() {
        let action = "action"
        let sender: Any? = "sender"

        _ = presenter.canPerform(action, with: sender)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("repeat(_:default:)", .disabled("EditorPresenter.repeat(_:default:) is not implemented"))
    func repeatDefault() {
        let `in` = 1
        let value = 2

        presenter.repeat(`in`, default: value)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("didScroll(to:_:)", .disabled("EditorPresenter.didScroll(to:_:) is not implemented"))
    func didScrollTo() {
        let fraction: Double = 1
        let isFinal = false

        presenter.didScroll(to: fraction, isFinal)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("didFinish(with:)", .disabled("EditorPresenter.didFinish(with:) is not implemented"))
    func didFinishWith() {
        let result: Result<Document, EditorError> = .success(Document.fixture())

        presenter.didFinish(with: result)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("didFail(_:retry:)", .disabled("EditorPresenter.didFail(_:retry:) is not implemented"))
    func didFailRetry() {
        let error = EditorError.missing
        let retry: () -> Void = {}

        presenter.didFail(error, retry: retry)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("didCount(_:of:)", .disabled("EditorPresenter.didCount(_:of:) is not implemented"))
    func didCountOf() {
        let characters = 1
        let total = 2

        presenter.didCount(characters, of: total)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
