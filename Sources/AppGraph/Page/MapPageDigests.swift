extension MapPage {
    /// What the page's policy knows its program by: the test of it says the new one where the program has changed.
    static let scriptDigest = "sha256-x1VYNN8JUFP8wlzF2smU3RkkrKeOctlBLNk8O7V4ffs="
    /// What the page's policy knows its style by.
    static let styleDigest = "sha256-Gyk3LeWMu44LHG9gB27bFazfg6Y3WyDBUackX1bqfDo="
}
