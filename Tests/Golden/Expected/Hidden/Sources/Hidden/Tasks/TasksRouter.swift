import Foundation

@MainActor
final class TasksRouter {
    let navigation: any Ways

    init(navigation: any Ways) {
        self.navigation = navigation
    }
}
