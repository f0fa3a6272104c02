import Dispatch

/// Where the time comes from.
service Clock {
    func now() -> DispatchTime
    func wait(until deadline: DispatchTime) async
}

/// A round, as it was stopped.
struct Lap: Equatable {
    let number: Int
    let end: DispatchTime
}
