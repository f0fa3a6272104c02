import Diagnostics

extension Rule {
    package static let moduleInUse = Rule(
        id: "moduleInUse",
        summary: "A module is removed when nothing needs it any more",
        explanation: """
            Another spec opens the module, is its delegate, or names one of its types, so what is left would not be right any \
            more, and nothing was removed. Take those lines out first, or remove the other modules along with it: `viper-gen \
            remove A B`. Where only Swift of your own names it, the module is removed, and a warning says where.
            """,
        wrong: "viper-gen remove Detail   // while List has: navigation.push(DetailModule(id: id))",
        right: "viper-gen remove List Detail")
}

extension Diagnostic {
    /// `uses` are the places in other specs, with what is wrong there once the modules are gone.
    static func moduleInUse(_ modules: [String], uses: [Note]) -> Diagnostic {
        let names = modules.map { "'\(printable($0))'" }.joined(separator: ", ")
        return Diagnostic(
            .moduleInUse, "\(names) cannot be removed: other specs need \(modules.count == 1 ? "it" : "them")",
            at: uses.first?.location, notes: uses)
    }

    /// Swift of the project's own names a type that is gone.
    static func removedTypeInUse(_ name: String, at location: SourceLocation) -> Diagnostic {
        var diagnostic = Diagnostic(
            .moduleInUse, "'\(printable(name))' is gone with its module, so this does not compile any more",
            at: location)
        diagnostic.severity = .warning
        return diagnostic
    }
}
