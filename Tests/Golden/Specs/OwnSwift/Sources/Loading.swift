import Foundation

/// What a view can do that waits.
@MainActor
protocol Loading: AnyObject {
    func setLoading(_ isLoading: Bool)
}

/// What those hear that save something.
@MainActor
protocol SavingOutput: AnyObject {
    func didSave()
    func didFail(_ reason: String)
}
