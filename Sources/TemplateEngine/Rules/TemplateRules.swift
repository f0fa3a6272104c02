import Diagnostics

/// All that the template engine reports.
package enum TemplateRules {
    package static let all: [Rule] = []
}
