import Foundation

@MainActor
final class ClockView {
  private let input: Sender<ClockInput>

  /// `buildOutput` turns the events of this view into the values that it shows.
  init(buildOutput: (Signal<ClockInput>) -> Signal<ClockOutput>) {
    let channel = Channel<ClockInput>()
    input = channel.sender
    let output = buildOutput(channel.signal)
    Task { [weak self] in
      for await value in output { self?.show(value) }
    }
  }

  // MARK: - ClockOutput

  func show(_ output: ClockOutput) {
    switch output {
    case .time:
      // TODO: time(_:)
      break
    }
  }
}
