service Time {
    func now() -> Date
}

/// The time, when a key is pressed.
module Clock {
    view { func time(_ text: String) }
    presenter { func tick(); func quit() }
    interactor(time: any Time) { func now() -> Date { time.now() } }
    router { func quit() { navigation.pop() } }
}
