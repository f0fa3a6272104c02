@MainActor
protocol CancelQuestionDelegate: AnyObject {
    func cancelQuestionDidConfirm() async
}

@MainActor
protocol SortSheetDelegate: AnyObject {
    func sortSheetDidPick(_ sorting: SortOrder) async
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Questions to the user. Each is a screen that answers by its delegate.
@MainActor
enum Alerts {
    static func cancel(_ title: String, delegate: (any CancelQuestionDelegate)?) -> UIViewController {
        let alert = UIAlertController(title: "Cancel “\(title)”?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep it", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Cancel it", style: .destructive) { [weak delegate] _ in
                Task { await delegate?.cancelQuestionDidConfirm() }
            })
        return alert
    }

    static func sort(delegate: (any SortSheetDelegate)?) -> UIViewController {
        let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
        for (title, sorting) in [("Date", SortOrder.byDate), ("Title", .byTitle)] {
            sheet.addAction(
                UIAlertAction(title: title, style: .default) { [weak delegate] _ in
                    Task { await delegate?.sortSheetDidPick(sorting) }
                })
        }
        return sheet
    }
}
#endif
