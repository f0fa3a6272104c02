import Common
import Foundation

/// Runs the app until its input ends. An argument is the day that it takes for today.
@MainActor
package func run(on console: Console, arguments: [String]) async {
    let day = arguments.first.flatMap { Calendar.fixed.day(typed: $0, today: Date()) }
    let clock: any Clock = day.map(StoppedClock.init) ?? DeviceClock()
    guard let opened = ListModule().build(CompositionRoot(clock: clock)) else { return }
    await console.run(opened.screen)
}

extension Screen: ConsoleStack {}
