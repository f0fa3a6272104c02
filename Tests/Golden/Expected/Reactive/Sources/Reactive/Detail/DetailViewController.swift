#if canImport(UIKit) && !os(watchOS)
import UIKit

final class DetailViewController: UIViewController {
    private let input: Sender<DetailInput>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<DetailInput>) -> Signal<DetailOutput>) {
        let channel = Channel<DetailInput>()
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

    // MARK: - DetailOutput

    func show(_ output: DetailOutput) {
        switch output {
        case .title:
            // TODO: title(_:)
            break
        }
    }
}
#endif
