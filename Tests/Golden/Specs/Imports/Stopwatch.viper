/// Measures rounds. What it imports is what the types of the other spec need.
module Stopwatch {
    view {
        func show(laps: [Lap])
    }

    presenter {
        func didTapLap() { interactor.endLap(number: 1) }
        func didTapClose() { router.close() }
    }

    interactor(clock: any Clock) {
        func endLap(number: Int) { output?.didEnd(Lap(number: number, end: clock.now())) }
    }

    output {
        func didEnd(_ lap: Lap) { view?.show(laps: [lap]) }
    }

    router {
        func close() { navigation.pop() }
    }
}
