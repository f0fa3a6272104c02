import Common

/// Adds a to-do.
module Add(minimumDate: Date, saved: Sender<Void>) {
    presenter(minimumDate) {
        func appear()
        func title(_ title: String)
        func date(_ date: Date)
        func save()
        func cancel()
    }

    view {
        func minimumDate(_ date: Date)
        func saveEnabled(_ isEnabled: Bool)
    }

    interactor(dataStore: any DataStore) {
        func saveTodo(title: String, date: Date) async throws {
            let day = Calendar.fixed.startOfDay(for: date)
            try await dataStore.createTodo(Todo(id: UUID(), title: title, date: day))
        }
    }

    router(saved) {
        func success() async {
            navigation.dismiss()
            await saved.send()
        }
        func cancel() { navigation.dismiss() }
        func failure(_ error: any Error) {
            navigation.present(ErrorAlertModule(message: error.localizedDescription))
        }
    }
}
