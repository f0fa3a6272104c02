import UIKit

final class NotesViewController: UIViewController, PresenterToViewNotesProtocol {
    var presenter: ViewToPresenterNotesProtocol?

    func show(_ notes: [String]) {}
}
