/// A view that is used by commands.
@MainActor
public protocol ConsoleScreen: AnyObject {
    /// Where it prints. The console that shows it sets it; hold it weakly.
    var console: Console? { get set }

    /// It is the screen that is shown: for the first time, or again.
    func appear() async

    /// Something was typed. The next line comes when this has returned.
    func handle(_ command: Command) async
}

extension ConsoleScreen {
    /// Says that there is no such command, and which there are.
    public func refuse(_ command: Command, know commands: String...) {
        let known = (commands + ["quit"]).joined(separator: ", ")
        console?.print(error: "There is no '\(command.name)' here. There are: \(known).")
    }
}

/// The screens that were opened from one another, from one of them upwards: what viper-gen's `Screen` is without a UI
/// framework.
@MainActor
public protocol ConsoleStack: AnyObject {
    var view: AnyObject { get }
    var next: Self? { get }
}

extension ConsoleStack {
    /// The screen that is shown.
    var top: (any ConsoleScreen)? {
        var top = self
        while let next = top.next { top = next }
        return top.view as? any ConsoleScreen
    }
}
