import Foundation
import Testing

@testable import ReactiveTodo

@MainActor
struct AddWireframeTests {
    private let log = CallLog()
    private let channel = Channel<Void>()

    private func take(_ action: AddAction) async {
        await addWireframe(saved: channel.sender, navigation: NavigationMock(log: log))(action)
    }

    @Test("after saving, the screen closes and notifies its caller")
    func success() async {
        let told = Recorder(channel.signal)

        await take(.success)

        #expect(log.calls == ["navigation.dismiss()"])
        #expect(told.values.count == 1)
    }

    @Test("after canceling, the screen closes")
    func cancel() async {
        await take(.cancel)

        #expect(log.calls == ["navigation.dismiss()"])
    }

    @Test("a failure shows an alert with the reason")
    func failure() async {
        await take(.failure(FixtureError()))

        #expect(log.calls == ["navigation.present(ErrorAlertModule)"])
    }
}
