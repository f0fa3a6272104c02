import Foundation

@MainActor
final class NoteRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
