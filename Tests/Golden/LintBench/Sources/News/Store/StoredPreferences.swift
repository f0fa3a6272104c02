import Foundation

final class StoredPreferences: Preferences, @unchecked Sendable {
    func textSize() -> Int { UserDefaults.standard.integer(forKey: "size") }
    func setTextSize(_ size: Int) { UserDefaults.standard.set(size, forKey: "size") }
}
