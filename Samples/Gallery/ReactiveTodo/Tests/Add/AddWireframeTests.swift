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

    @Test("saved: the screen goes, and whoever opened it is told")
    func success() async {
        let told = Recorder(channel.signal)

        await take(.success)

        #expect(log.calls == ["navigation.dismiss()"])
        #expect(told.values.count == 1)
    }

    @Test("cancelled: the screen goes")
    func cancel() async {
        await take(.cancel)

        #expect(log.calls == ["navigation.dismiss()"])
    }

    @Test("failed: an alert says why")
    func failure() async {
        await take(.failure(FixtureError()))

        #expect(log.calls == ["navigation.present(ErrorAlertModule)"])
    }
}
