import Foundation

/// A line to write a note in.
final class NoteAddTerminalView: TerminalView {
    let presenter: any NoteAddPresenterProtocol
    private var text = ""
    private var message = ""

    init(presenter: any NoteAddPresenterProtocol) {
        self.presenter = presenter
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write("New note", row: 0, style: .bold)
        let end = canvas.write(text, row: 2)
        canvas.cursor = Canvas.Position(row: 2, column: end)
        canvas.write(message, row: 4, style: .color(.red))
    }

    override func handle(_ key: Key) async {
        switch key {
        case .character(let character): text.append(character)
        case .paste(let pasted): text += pasted
        case .backspace: _ = text.popLast()
        case .enter: await presenter.didTapSave(text)
        case .escape: presenter.didTapCancel()
        default: break
        }
    }

    override func handle(line: String) async {
        await presenter.didTapSave(line)
    }

    // MARK: - NoteAddViewProtocol

    func show(_ text: String) {
        self.text = text
        setNeedsDisplay()
    }

    func show(error message: String) {
        self.message = message
        printError(message)
        setNeedsDisplay()
    }
}
