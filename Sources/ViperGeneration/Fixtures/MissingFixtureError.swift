/// A value of a type that viper-gen cannot synthesize for a test.
struct MissingFixtureError: Error {
    var type: String

    /// The reason; completes "it …".
    var reason: String { "needs a value of type \(type), which viper-gen cannot create" }
}
