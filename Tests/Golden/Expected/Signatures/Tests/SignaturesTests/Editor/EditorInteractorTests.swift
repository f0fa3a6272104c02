import Foundation
import Testing

@testable import Signatures

@MainActor
final class EditorInteractorTests: EditorInteractorTestCase {
    @Test("size", .disabled("EditorInteractor.size is not implemented"))
    func size() async {
        _ = await interactor.size

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("checked", .disabled("EditorInteractor.checked is not implemented"))
    func checked() throws {
        _ = try interactor.checked

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("load(then:)", .disabled("EditorInteractor.load(then:) is not implemented"))
    func loadThen() {
        let completion: Completion? = { _ in }

        interactor.load(then: completion)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("count(_:)", .disabled("EditorInteractor.count(_:) is not implemented"))
    func count() {
        let text = "text"

        interactor.count(text)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("read()", .disabled("EditorInteractor.read() is not implemented"))
    func read() throws {
        _ = try interactor.read()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("save()", .disabled("EditorInteractor.save() is not implemented"))
    func save() async throws {
        try await interactor.save()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("update(_:)", .disabled("EditorInteractor.update(_:) is not implemented"))
    func update() throws {
        let change: (inout Document) throws -> Void = { _ in }

        try interactor.update(change)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("kind(of:)", .disabled("EditorInteractor.kind(of:) is not implemented"))
    func kindOf() {
        let type: any Tool.Type = ToolMock.self

        _ = interactor.kind(of: type)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("make(_:from:)", .disabled("EditorInteractor.make(_:from:) is not implemented"))
    func makeFrom() {
        let type = String.self
        let text = "text"

        _ = interactor.make(type, from: text)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("pair(_:_:)", .disabled("EditorInteractor.pair(_:_:) is not implemented"))
    func pair() {
        let a = "a"
        let b = "b"

        _ = interactor.pair(a, b)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("bounds(of:in:)", .disabled("EditorInteractor.bounds(of:in:) is not implemented"))
    func boundsOfIn() {
        let ranges = [0...1]
        let text: Substring = "text"

        _ = interactor.bounds(of: ranges, in: text)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
