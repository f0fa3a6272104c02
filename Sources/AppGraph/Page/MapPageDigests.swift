extension MapPage {
    /// What the page's policy knows its program by: the test of it says the new one where the program has changed.
    static let scriptDigest = "sha256-0D1KxAwuxAELM/bciYp9hAMMIlOD8LcvPwEJYRDcYmE="
    /// What the page's policy knows its style by.
    static let styleDigest = "sha256-7vdWrlIDqvNbKQQmj9KX1MQN/bjVyqTSFaYJ7w7iZ4U="
}
