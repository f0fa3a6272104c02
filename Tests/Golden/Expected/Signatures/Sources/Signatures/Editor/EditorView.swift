import Foundation

@MainActor
final class EditorView {
    let presenter: any EditorPresenterProtocol

    init(presenter: any EditorPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - EditorViewProtocol

    var isEditing: Bool {
        // TODO: isEditing
        fatalError("EditorView.isEditing is not implemented")
    }

    var text: String {
        get {
            // TODO: text
            fatalError("EditorView.text is not implemented")
        }
        set {
            // TODO: text
        }
    }

    static var defaultText: String {
        // TODO: defaultText
        fatalError("EditorView.defaultText is not implemented")
    }

    static func reuse() {
        // TODO: reuse()
    }

    func show(_ document: Document) {
        // TODO: show(_:)
    }

    func show(lines: String..., from start: Int) {
        // TODO: show(lines:from:)
    }

    func show(_ tool: (any Tool)?, at point: (x: Double, y: Double)) {
        // TODO: show(_:at:)
    }

    func show(tools: [any Tool & Sendable], in groups: [String: [Int]]) {
        // TODO: show(tools:in:)
    }

    func ask(_ question: String, then answer: @escaping (Bool) -> Void) {
        // TODO: ask(_:then:)
    }

    func animate(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        // TODO: animate(_:completion:)
    }

    func edit(_ text: inout String) {
        // TODO: edit(_:)
    }

    func size() -> (width: Double, height: Double) {
        // TODO: size()
        fatalError("EditorView.size() is not implemented")
    }

    func nested() -> [[Set<Int>]?] {
        // TODO: nested()
        fatalError("EditorView.nested() is not implemented")
    }

    func makeHandler() -> (Int) -> (String) -> Bool {
        // TODO: makeHandler()
        fatalError("EditorView.makeHandler() is not implemented")
    }
}
