import Diagnostics

/// The rules of all targets by ID, asked for where a text names one: those that check hand-written Swift are beyond this target.
package typealias KnownRules = @Sendable () -> [String: Rule]
