import Diagnostics

extension Rule {
    package static let invalidName = Rule(
        id: "invalidName",
        summary: "A name in 'naming' can be one, and says where the module's name goes",
        explanation: """
            Names of types and files are patterns: '{module}' stands for the module's name, anywhere in them. What comes of it \
            has to be a name of Swift, or of a file in the module's folder. A property and a function are called the same in \
            all modules, so they are plain names.
            """,
        wrong: "app Todo { naming { router { protocol \"Wireframe\"; property `self` } } }",
        right: "app Todo { naming { router { protocol \"{module}Wireframe\"; property wireframe } } }")
}

extension Diagnostic {
    static func invalidName(
        _ text: String, for name: NamingPart.Name, of part: NamingPart, because flaw: NameFlaw,
        at location: SourceLocation
    ) -> Diagnostic {
        let subject = "'\(text.printable)' cannot be the \(name.rawValue) of '\(part.rawValue)'"
        let (reason, way) =
            switch flaw {
            case .withoutModule:
                ("all modules would have the same", "write '{module}' where the module's name goes")
            case .noIdentifier: ("it is no name of Swift", "use letters, digits and '_'")
            case .keyword: ("it is a word of Swift", "choose another name")
            case .lowercase: ("names of types begin with a capital", "begin with '{module}', or with a capital")
            case .noFileName:
                (
                    "it is no plain name of a file",
                    "use letters, digits, '_', '-', '+' and '.'; the folder is the module's"
                )
            case .generatedFile: ("files named so are viper-gen's", "choose another ending")
            }
        return Diagnostic(.invalidName, "\(subject): \(reason)", at: location, notes: [Note(way)])
    }
}
