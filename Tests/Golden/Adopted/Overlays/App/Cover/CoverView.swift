import UIKit

protocol CoverShowing: AnyObject {
    func show()
}

protocol CoverDelegate: AnyObject {
    func didTapCover()
}

/// Lies over any screen, and tells whoever shows it.
final class CoverView: UIView, CoverShowing {
    weak var delegate: CoverDelegate?

    func show() { delegate?.didTapCover() }
}
