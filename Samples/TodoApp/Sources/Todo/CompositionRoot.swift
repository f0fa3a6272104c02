import Foundation

/// The one place that knows what is behind the services.
struct CompositionRoot: AppDependencies {
    let store: any TodoStore
    let dates: any DateProvider = CalendarDates()
}
