#if canImport(UIKit) && !os(watchOS)
import UIKit

final class BlankViewController: UIViewController {
    private let input: Sender<BlankInput>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<BlankInput>) -> Signal<BlankOutput>) {
        let channel = Channel<BlankInput>()
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

    // MARK: - BlankOutput

    func show(_ output: BlankOutput) {}
}
#endif
