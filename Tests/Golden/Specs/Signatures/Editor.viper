struct Document: Equatable, Identifiable {
    let id: UUID
    var text: String
}

enum EditorError: Error, Equatable {
    case locked(by: String)
    case missing
}

protocol Tool {
    var name: String { get }
}

typealias Completion = @MainActor (Result<Document, EditorError>) -> Void

service DocumentStore {
    associatedtype Index: Sendable
    func index() -> Index
    func document(_ id: Document.ID) async throws(EditorError) -> Document
}

service Files {
    static var fileExtension: String { get }
    var root: URL { get }
    var free: Int { get async }
    var quota: Int { get throws }
    var owner: String { get async throws(EditorError) }
    func read(_ id: Document.ID) throws(EditorError) -> Document
    func write(_ document: Document, then: @escaping @Sendable (Bool) -> Void)
    func decode<Value: Decodable & Sendable>(_ type: Value.Type, at path: String) throws -> Value
}

/// Each piece of Swift's signature grammar, where somebody might write it.
module Editor(id: Document.ID? = nil) {
    view {
        var isEditing: Bool { get }
        var text: String { get set }
        static var defaultText: String { get }
        static func reuse()
        func show(_ document: Document)
        func show(lines: String..., from start: Int)
        func show(_ tool: (any Tool)?, at point: (x: Double, y: Double))
        func show(tools: [any Tool & Sendable], in groups: [String: [Int]])
        func ask(_ question: String, then answer: @escaping (Bool) -> Void)
        func animate(_ changes: () -> Void, completion: ((Bool) -> Void)?)
        func edit(_ text: inout String)
        func size() -> (width: Double, height: Double)
        func nested() -> [[Set<Int>]?]
        func makeHandler() -> (Int) -> (String) -> Bool
    }

    presenter {
        func viewDidLoad() { interactor.load(then: nil) }
        func didEdit<Text>(_ text: Text) where Text: StringProtocol { interactor.count(text) }
        func didDrop<Item: Identifiable>(_ items: [Item]) where Item.ID == UUID
        func didChoose(_ tool: any Tool)
        func didPick(some tool: some Tool)
        func canPerform(_ action: String, with sender: Any?) -> Bool
        func `repeat`(_ `in`: Int, `default` value: Int)
        func didScroll(to fraction: Double, _ isFinal: Bool)
        func didFinish(with result: Result<Document, EditorError>)
    }

    interactor(id, files: any Files) {
        var current: Document? { get }
        var canUndo: Bool { get set }
        var size: Int { get async }
        var checked: Document { get throws(EditorError) }

        var current: Document?
        var canUndo = false

        func load(then completion: Completion?)
        func count(_ text: some StringProtocol)
        func read() throws(EditorError) -> Document
        func save() async throws
        func update(_ change: (inout Document) throws -> Void) rethrows
        func kind(of type: any Tool.Type) -> String
        func make<T>(_ type: T.Type, from text: String) -> T? where T: LosslessStringConvertible
        func pair<A: Sendable, B>(_ a: A, _ b: B) -> (A, B)
        func bounds(of ranges: [ClosedRange<Int>], in text: Substring) -> Range<String.Index>?
    }

    output {
        func didLoad(_ document: Document) { view?.show(document) }
        func didFail(_ error: EditorError, retry: @escaping () -> Void)
        func didCount(_ characters: Int, of total: Int = 0)
    }

    router {
        func share(_ document: Document, from rectangle: (x: Int, y: Int)?)
        func close() { navigation.dismiss() }
    }
}
