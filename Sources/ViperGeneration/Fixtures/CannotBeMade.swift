/// No value of a type can be made up for a test.
struct CannotBeMade: Error {
    var type: String

    /// Completes "it …".
    var reason: String { "needs a value of type \(type), which viper-gen cannot create" }
}
