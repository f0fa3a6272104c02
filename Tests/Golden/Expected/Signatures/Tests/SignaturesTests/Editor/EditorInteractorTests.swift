import Foundation
import Testing

@testable import Signatures

@MainActor
final class EditorInteractorTests: EditorInteractorTestCase {
    @Test("size", .disabled("EditorInteractor.size is not written yet"))
    func size() async {
        _ = await interactor.size

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("checked", .disabled("EditorInteractor.checked is not written yet"))
    func checked() throws {
        _ = try interactor.checked

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("load(then:)", .disabled("EditorInteractor.load(then:) is not written yet"))
    func loadThen() {
        let completion: Completion? = { _ in }

        interactor.load(then: completion)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("count(_:)", .disabled("EditorInteractor.count(_:) is not written yet"))
    func count() {
        let text = "text"

        interactor.count(text)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("read()", .disabled("EditorInteractor.read() is not written yet"))
    func read() throws {
        _ = try interactor.read()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("save()", .disabled("EditorInteractor.save() is not written yet"))
    func save() async throws {
        try await interactor.save()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("update(_:)", .disabled("EditorInteractor.update(_:) is not written yet"))
    func update() throws {
        let change: (inout Document) throws -> Void = { _ in }

        try interactor.update(change)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("kind(of:)", .disabled("EditorInteractor.kind(of:) is not written yet"))
    func kindOf() {
        let type: any Tool.Type = ToolMock.self

        _ = interactor.kind(of: type)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("make(_:from:)", .disabled("EditorInteractor.make(_:from:) is not written yet"))
    func makeFrom() {
        let type = String.self
        let text = "text"

        _ = interactor.make(type, from: text)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("pair(_:_:)", .disabled("EditorInteractor.pair(_:_:) is not written yet"))
    func pair() {
        let a = "a"
        let b = "b"

        _ = interactor.pair(a, b)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("bounds(of:in:)", .disabled("EditorInteractor.bounds(of:in:) is not written yet"))
    func boundsOfIn() {
        let ranges = [0...1]
        let text: Substring = "text"

        _ = interactor.bounds(of: ranges, in: text)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
