#if canImport(UIKit) && !os(watchOS)
import UIKit

@MainActor
enum Storyboards {
    static func oldDetails(id: Int) -> UIViewController {
        UIStoryboard(name: "Orders", bundle: nil).instantiateViewController(identifier: "Details") { coder in
            OldDetailsViewController(id: id, coder: coder)
        }
    }
}

final class OldDetailsViewController: UIViewController {
    let id: Int

    init?(id: Int, coder: NSCoder) {
        self.id = id
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}
#endif
