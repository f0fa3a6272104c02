@testable import Todo

extension DateProviderMock {
    /// A day on which a test stands, in weeks that begin on Monday.
    static func on(_ day: Day, firstWeekday: Int = 2) -> DateProviderMock {
        let mock = DateProviderMock()
        mock.todayReturnValue = day
        mock.firstWeekdayReturnValue = firstWeekday
        return mock
    }
}
