import UIKit

/// The words of the part are the end of the module's name as well.
final class NoteViewController: UIViewController, NoteViewInput {
    var output: NoteViewOutput!

    override func viewDidLoad() { output.viewIsReady() }

    func show(_ text: String) { title = text }
}

final class NoteViewInteractor: NoteViewInteractorInput {
    weak var output: NoteViewInteractorOutput?

    func load() { output?.didLoad("") }
}
