import Foundation

@MainActor
final class NotesRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
