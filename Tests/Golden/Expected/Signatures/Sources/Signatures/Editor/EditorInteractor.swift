import Foundation

@MainActor
final class EditorInteractor {
    weak var output: (any EditorInteractorOutputProtocol)?
    let id: Document.ID?
    private let files: any Files
    var current: Document?
    var canUndo = false

    init(id: Document.ID?, files: any Files) {
        self.id = id
        self.files = files
    }

    // MARK: - EditorInteractorInputProtocol

    var size: Int {
        get async {
            // TODO: size
            fatalError("EditorInteractor.size is not implemented")
        }
    }

    var checked: Document {
        get throws(EditorError) {
            // TODO: checked
            fatalError("EditorInteractor.checked is not implemented")
        }
    }

    func load(then completion: Completion?) {
        // TODO: load(then:)
    }

    func count(_ text: some StringProtocol) {
        // TODO: count(_:)
    }

    func read() throws(EditorError) -> Document {
        // TODO: read()
        fatalError("EditorInteractor.read() is not implemented")
    }

    func save() async throws {
        // TODO: save()
    }

    func update(_ change: (inout Document) throws -> Void) rethrows {
        // TODO: update(_:)
    }

    func kind(of type: any Tool.Type) -> String {
        // TODO: kind(of:)
        fatalError("EditorInteractor.kind(of:) is not implemented")
    }

    func make<T>(_ type: T.Type, from text: String) -> T? where T: LosslessStringConvertible {
        // TODO: make(_:from:)
        fatalError("EditorInteractor.make(_:from:) is not implemented")
    }

    func pair<A: Sendable, B>(_ a: A, _ b: B) -> (A, B) {
        // TODO: pair(_:_:)
        fatalError("EditorInteractor.pair(_:_:) is not implemented")
    }

    func bounds(of ranges: [ClosedRange<Int>], in text: Substring) -> Range<String.Index>? {
        // TODO: bounds(of:in:)
        fatalError("EditorInteractor.bounds(of:in:) is not implemented")
    }
}
