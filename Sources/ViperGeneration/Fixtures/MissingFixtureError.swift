/// The error that viper-gen cannot create a value of a type for a test.
struct MissingFixtureError: Error {
    var type: String

    /// The reason, which follows the name of the tested member in a message.
    var reason: String { "needs a value of type \(type), which viper-gen cannot create" }
}
