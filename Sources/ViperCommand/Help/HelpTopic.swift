/// A topic of `viper-gen help` that is not a command.
package enum HelpTopic: String, Sendable, CaseIterable {
    /// The language of specs, on one page.
    case language
    /// Instructions for coding agents, for a project's AGENTS.md.
    case agents

    /// One line for the list of topics.
    var abstract: String {
        switch self {
        case .language: "The language of specs and App.viper, on one page."
        case .agents: "Instructions for coding agents, to paste into AGENTS.md."
        }
    }

    /// The complete text.
    package var text: String {
        switch self {
        case .language: languageHelp
        case .agents: agentsHelp
        }
    }
}
