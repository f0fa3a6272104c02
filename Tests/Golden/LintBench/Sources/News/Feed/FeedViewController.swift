#if canImport(UIKit) && !os(watchOS)
import UIKit

final class FeedViewController: UIViewController {
    let presenter: any FeedPresenterProtocol
    private let table = UITableView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var titles: [String] = []

    init(presenter: any FeedPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.refreshControl = UIRefreshControl(
            frame: .zero, primaryAction: UIAction { [weak self] _ in self?.pulled() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: self, action: #selector(settingsTapped))
        Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - FeedViewProtocol

    func show(_ rows: [FeedRow]) {
        titles = rows.map(\.title)
        table.reloadData()
    }

    func show(error message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func setLoading(_ isLoading: Bool) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    // MARK: - What a person does

    private func pulled() {
        Task { [presenter] in await presenter.didPullToRefresh() }
    }

    @objc private func settingsTapped() {
        presenter.didTapSettings()
    }
}

extension FeedViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelect(row: indexPath.row)
    }
}
#endif
