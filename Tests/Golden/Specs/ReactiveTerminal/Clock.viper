enum Late: Error, Equatable {
    case noon, hour(Int)
}

service Time {
    func now() -> Date
    func stop(at hour: Int) throws(Late)
}

/// The time, when a key is pressed.
module Clock {
    view { func time(_ text: String) }
    presenter { func tick(); func quit() }
    interactor(time: any Time) { func now() -> Date { time.now() } }
    interactor stop(time: any Time) {
        func stop(at hour: Int) throws(Late) { do { try time.stop(at: hour) } catch .noon { throw .hour(12) } }
    }
    router { func quit() { navigation.pop() } }
}
