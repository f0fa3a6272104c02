import Foundation

/// The day that the device says it is.
struct DeviceClock: Clock {
    func today() -> Date { Date() }
}

/// A day that stays.
struct StoppedClock: Clock {
    let day: Date

    func today() -> Date { day }
}
