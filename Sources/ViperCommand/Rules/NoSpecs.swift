import Diagnostics

extension Rule {
    package static let noSpecs = Rule(
        id: "noSpecs",
        summary: "There is something to generate only where there are specs",
        explanation: """
            No spec was found, or no folder to look in. Commands work in the nearest folder upwards that has an App.viper, or in the one that `--path` \
            names; specs lie in its folder Specs, unless App.viper says otherwise. `viper-gen new NAME` starts.
            """,
        wrong: "viper-gen generate --path Sources",
        right: "viper-gen generate")
}

extension Diagnostic {
    static func noSpecs(in folder: String, of root: String) -> Diagnostic {
        Diagnostic(
            .noSpecs, "there are no specs in '\(printable(folder))' of '\(printable(root))'", at: nil,
            notes: [.init("`viper-gen new NAME` writes the first one; `--path DIR` works in another folder")])
    }

    static func noFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            .noSpecs, "there is no folder '\(printable(path))'", at: nil,
            notes: [.init("`--path` names the folder to work in; `viper-gen new NAME` makes it")])
    }
}
