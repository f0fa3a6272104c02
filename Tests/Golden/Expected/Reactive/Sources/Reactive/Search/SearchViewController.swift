#if canImport(UIKit) && !os(watchOS)
import UIKit

final class SearchViewController: UIViewController {
    private let input: Sender<SearchInput>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<SearchInput>) -> Signal<SearchOutput>) {
        let channel = Channel<SearchInput>()
        input = channel.sender
        super.init(nibName: nil, bundle: nil)
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - SearchOutput

    func show(_ output: SearchOutput) {
        switch output {
        case .show:
            // TODO: show(_:for:)
            break
        case .isBusy:
            // TODO: isBusy(_:)
            break
        case .message:
            // TODO: message(_:)
            break
        }
    }
}
#endif
