import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public var section: Int { self[0] }
    public var row: Int { self[1] }
}

public final class UIColor: NSObject, Sendable {
    public static let secondaryLabel = UIColor()
}

public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }

@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor!
    open var textAlignment = NSTextAlignment.natural
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
    public var text: String?
}

@preconcurrency @MainActor
open class UITableViewCell: UIView {
    open var contentConfiguration: (any UIContentConfiguration)?

    public override required init() { super.init() }

    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// Shows all of its rows at once, as `reloadData` finds them.
@preconcurrency @MainActor
open class UITableView: UIView {
    public enum Style: Sendable { case plain, grouped, insetGrouped }

    open weak var controller: UITableViewController?
    open var backgroundView: UIView?
    open private(set) var visibleCells: [UITableViewCell] = []
    private var cells: [String: UITableViewCell.Type] = [:]

    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        cells[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cells[identifier] else { fatalError("no cell is registered for '\(identifier)'") }
        return cell.init()
    }

    open func reloadData() {
        guard let controller else { return }
        visibleCells = (0..<controller.tableView(self, numberOfRowsInSection: 0)).map { row in
            controller.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
        }
    }
}

@preconcurrency @MainActor
open class UITableViewController: UIViewController {
    open var tableView: UITableView! { view as? UITableView }

    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        let table = UITableView()
        table.controller = self
        view = table
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("a subclass makes cells")
    }
}
