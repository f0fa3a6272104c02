import Dispatch
import Foundation

@MainActor
final class StopwatchInteractor {
    weak var output: (any StopwatchInteractorOutputProtocol)?
    let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }
}
