import Foundation
import Testing

@testable import News

@MainActor
final class SettingsInteractorTests: SettingsInteractorTestCase {
    @Test("size") func size() {
        #expect(interactor.size == 12)
    }

    @Test("change(size:)") func changeSize() {
        interactor.change(size: 14)

        #expect(log.calls == ["preferences.setTextSize(_:)"])
    }
}
