import Foundation

@MainActor
final class SettingsInteractor {
    let preferences: any Preferences

    init(preferences: any Preferences) {
        self.preferences = preferences
    }

    // MARK: - SettingsInteractorInputProtocol

    var size: Int { preferences.textSize() }

    func change(size: Int) {
        preferences.setTextSize(size)
    }
}
