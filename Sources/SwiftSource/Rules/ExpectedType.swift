import Diagnostics

extension Rule {
    package static let expectedType = Rule(
        id: "expectedType",
        summary: "After a colon or an arrow stands a type",
        explanation: """
            A parameter, a property and a result have a type, spelled as in Swift: Int, [String], any Store, (Int) -> Void.
            """,
        wrong: "func show(_ items: )",
        right: "func show(_ items: [Item])")
}

extension Diagnostic {
    static func expectedType(found: FoundToken, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .expectedType, "expected a type, found \(found.description)", at: location,
            notes: [Note("write a type such as 'String', '[Item]' or 'any Store'")])
    }

    /// `parameter` stands without `: Type`. One that is called as types are is most likely the type.
    static func missingType(ofParameter parameter: Identifier, in file: SourceFile) -> Diagnostic {
        let (start, end) = (parameter.range.lowerBound, parameter.range.upperBound)
        let naming = FixIt("give it a name", range: start..<start, replacement: "_ <#name#>: ")
        let typing = FixIt("give it a type", range: end..<end, replacement: ": <#Type#>")
        let isType = parameter.name.first?.isUppercase ?? false
        return Diagnostic(
            .expectedType, "the parameter '\(parameter.name)' has no \(isType ? "name" : "type")",
            at: SourceLocation(file, parameter.range), fixIts: [isType ? naming : typing])
    }

    /// `title String`.
    static func missingColon(afterParameter parameter: Identifier, in file: SourceFile) -> Diagnostic {
        let end = parameter.range.upperBound
        return Diagnostic(
            .expectedType, "the parameter '\(parameter.name)' has no ':' before its type",
            at: SourceLocation(file, parameter.range), fixIts: [FixIt("insert ':'", range: end..<end, replacement: ":")]
        )
    }

    static func classInInheritance(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .expectedType, "expected a type, found the keyword 'class'", at: location,
            fixIts: [FixIt("replace 'class' by 'AnyObject'", range: location.range, replacement: "AnyObject")])
    }
}
