import Foundation

/// Creates the dependencies of all modules.
struct CompositionRoot: AppDependencies {
    let store: any TodoStore
    let dates: any DateProvider = CalendarDates()
}
