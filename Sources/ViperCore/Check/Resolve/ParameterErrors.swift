import Diagnostics
import SwiftSource

extension Rule {
    static let dependencyConflict = Rule(
        id: "dependencyConflict", summary: "A dependency's name has one type in the whole app",
        explanation: """
            One composition root provides what all modules ask for, by name. Two modules that ask for the same name with \
            different types cannot both be served. Rename one, write the types alike, or make the value in an assembly line: \
            'let factory = CardViewModelFactory()'.
            """,
        wrong: "module A { interactor(store: any StoreA) {} }\nmodule B { interactor(store: any StoreB) {} }",
        right: "module A { interactor(storeA: any StoreA) {} }\nmodule B { interactor(storeB: any StoreB) {} }")

    static let unknownParameter = Rule(
        id: "unknownParameter", summary: "A name in parentheses without a type is an input or an assembly line",
        explanation: """
            The parentheses of a section list what its class's initialiser takes: an input of the module, an assembly line, or \
            else a dependency, which the composition root provides. A dependency needs its type: 'store: any TodoStore'.
            """,
        wrong: "module User(id: Int) { presenter(idd) {}; interactor(id) {} }",
        right: "module User(id: Int) { presenter(id) {}; interactor(id) {} }")

    static let untypedAssembly = Rule(
        id: "untypedAssembly", summary: "What a section takes from an assembly line has a type that can be read",
        explanation: """
            The class stores it, so its type has to be known. It is, where the line says it ('let a: A = …'), where the line \
            makes a value by its type's name ('let a = A()'), or where the section says it ('presenter(a: A)').
            """,
        wrong: "module A(state: S) { let asset = state.asset; presenter(asset) {} }",
        right: "module A(state: S) { let asset = state.asset; presenter(asset: Asset) {} }")

    static let unusedInput = Rule(
        id: "unusedInput", isAdjustable: true, summary: "Somebody takes each input and each assembly line of a module",
        explanation: """
            What whoever opens a module passes in goes to the section that names it in its parentheses: presenter(id), \
            interactor(id), router(id), or into an assembly line. An input that nobody takes would be lost without a word.
            """,
        wrong: "module User(id: Int) { presenter {} }",
        right: "module User(id: Int) { presenter(id) {} }")

    static let usedBeforeAssembled = Rule(
        id: "usedBeforeAssembled", summary: "An assembly line uses only lines above it",
        explanation:
            "Assembly lines are carried out in order when the module is opened, as statements of a function are.",
        wrong: "module A { let b = c.d; let c = C(); presenter(b: B, c: C) {} }",
        right: "module A { let c = C(); let b = c.d; presenter(b: B, c: C) {} }")
}

extension Diagnostic {
    static func dependencyConflict(_ dependency: Dependency, first: Dependency) -> Diagnostic {
        Diagnostic(
            .dependencyConflict,
            "the dependency '\(dependency.name)' is '\(dependency.type.text)' here and '\(first.type.text)' elsewhere",
            at: dependency.location,
            notes: [Note("it is '\(first.type.text)' here; rename one, or write the types alike", at: first.location)])
    }

    static func unknownParameter(_ name: Identifier, known: [String], in source: SourceFile) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownParameter, "'\(name.name)' is neither an input nor an assembly line of the module",
            at: SourceLocation(source, name.range),
            notes: [Note("a dependency needs its type: '\(name.name): any Service'")])
        if let candidate = nearest(to: name.name, in: known) {
            diagnostic.fixIts = [
                FixIt("replace '\(name.name)' by '\(candidate)'", range: name.range, replacement: candidate.escapedName)
            ]
        }
        return diagnostic
    }

    static func untypedAssembly(
        _ name: Identifier, line: SourceLocation, in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            .untypedAssembly, "the type of '\(name.name)' is not known", at: SourceLocation(source, name.range),
            notes: [Note("write it here, '\(name.name): Type', or in the assembly line", at: line)])
    }

    static func unusedInput(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unusedInput, "nobody takes the input '\(name)'", at: location,
            notes: [Note("name it in a section's parentheses, 'presenter(\(name))', or remove it")])
    }

    static func unusedAssembly(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unusedInput, "nobody takes '\(name)'", at: location,
            notes: [Note("name it in a section's parentheses, 'presenter(\(name): Type)', or remove the line")])
    }

    static func usedBeforeAssembled(_ name: String, in line: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .usedBeforeAssembled, "'\(line)' is made with '\(name)', which is made only further down", at: location,
            notes: [Note("move the line of '\(name)' up")])
    }
}
