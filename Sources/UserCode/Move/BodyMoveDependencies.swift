import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// The declarations of a class that its bodies use if these bodies move into the spec. Functions and computed
/// properties move into the spec as helpers. Stored properties stay in the class, and become visible to the generated
/// file.
package struct BodyMoveDependencies: Sendable {
    /// A member of a class, with its file.
    package struct Declaration: Sendable {
        package let file: SourceFile
        package let outline: DeclarationOutline

        package var name: String { outline.name.name }
    }

    /// Functions and computed properties that only the moving bodies use.
    package var helpers: [Declaration]
    /// Stored variables that the spec declares as state.
    package var state: [Declaration]
    /// The stored properties that lose their `private` modifier, including the variables in `state`.
    package var opened: [Declaration]

    package init(helpers: [Declaration] = [], state: [Declaration] = [], opened: [Declaration] = []) {
        (self.helpers, self.state, self.opened) = (helpers, state, opened)
    }

    /// Returns the changed files of the class, by path. The files lack the helpers, and the properties in `opened` are
    /// visible to other files. `replacement` returns the text that replaces an access modifier.
    package func changedFiles(
        headings: Set<String> = [], replacement: (String) -> String = { _ in "" }
    ) -> [String: SourceFile] {
        let declarations = Dictionary(grouping: helpers + opened, by: \.file.path)
        return declarations.mapValues { declarations in
            let file = declarations[0].file
            let starts = Set(helpers.filter { $0.file.path == file.path }.map(\.outline.range.lowerBound))
            var edits = SourceEdits(file)
            DeclarationRemoval(
                declarations.filter { starts.contains($0.outline.range.lowerBound) }.map(\.outline.documentedRange),
                of: file, headings: headings
            ).apply(to: &edits)
            // The variables of one `var` declaration share their modifiers, so each modifier is replaced only once.
            let opened = declarations.filter { !starts.contains($0.outline.range.lowerBound) }.map(\.outline)
            for modifier in opened.flatMap(\.hidingModifiers).unique(by: \.range.lowerBound) {
                let text = replacement(modifier.name), range = modifier.range
                edits.replace(
                    range.lowerBound..<(text.isEmpty ? file.pastBlanks(range.upperBound) : range.upperBound), by: text)
            }
            return SourceFile(path: file.path, bytes: edits.result)
        }
    }

    /// Returns the text that these declarations add to the section of a spec.
    package func additions(to section: SectionDeclaration, of spec: SourceFile) -> SectionAdditions {
        SectionAdditions(
            section: section, spec: spec, state: state.map { $0.file.text($0.outline.rangeAfterModifiers).trimmed },
            helpers: helpers.compactMap { helper in
                guard let body = helper.outline.bodyRange else { return nil }
                let head = helper.outline.rangeAfterModifiers.lowerBound..<body.lowerBound
                return SectionAdditions.Helper(
                    head: "private " + helper.file.text(head).oneLine,
                    documentation: helper.outline.documentation?.lines ?? [], body: body, swift: helper.file)
            })
    }
}

extension DeclarationOutline {
    /// The modifiers `private`, `fileprivate` and `private(set)` of the declaration.
    package var hidingModifiers: [Identifier] {
        modifiers.filter { $0.name.hasPrefix("private") || $0.name.hasPrefix("fileprivate") }
    }

    /// The range of the declaration without its modifiers, but with `weak`.
    fileprivate var rangeAfterModifiers: Range<Int> {
        let kept = modifiers.first { $0.name == "weak" }?.range.lowerBound
        return (kept ?? modifiers.last?.range.upperBound ?? range.lowerBound)..<range.upperBound
    }

    /// Returns whether the declaration is a computed property without `get`, `set` and observers.
    fileprivate func isComputed(in file: SourceFile) -> Bool {
        guard kind == .variable, let body = bodyRange, requirement?.variable?.value == nil,
            requirement?.variable?.type != nil
        else { return false }
        let words: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating"]
        return !words.contains(file.identifiers(in: body).first ?? "")
    }
}

/// The members of a class that moving bodies may use.
package struct ClassMembers: Sendable {
    private let members: [BodyMoveDependencies.Declaration]
    private let byName: [String: [BodyMoveDependencies.Declaration]]
    /// The types that are visible only in the files of the class.
    private let privateTypes: Set<String>

    /// Collects the members. `files` may declare and extend the class. Files with syntax errors are ignored.
    package init(of type: String, in files: [SourceFile]) {
        let read = files.map { (file: $0, outline: OutlineParser.read($0)) }.filter {
            !$0.outline.diagnostics.containsError
        }
        members = read.flatMap { file, read in
            read.outline.declarations.filter { $0.name.name == type && !$0.isConditional }.flatMap(\.members)
                .map { BodyMoveDependencies.Declaration(file: file, outline: $0) }
        }
        let types: Set<DeclarationOutline.Kind> = [.struct, .enum, .class, .actor, .protocol, .typealias]
        privateTypes = Set(
            (read.flatMap(\.outline.outline.declarations) + members.map(\.outline)).filter {
                types.contains($0.kind) && !$0.hidingModifiers.isEmpty
            }.map(\.name.name))
        byName = Dictionary(grouping: members, by: \.name)
    }

    /// The functions and computed properties that may become helpers of a spec. Overloads are left out. Code outside
    /// the moving bodies may use these members, too.
    package var possibleHelpers: [BodyMoveDependencies.Declaration] {
        members.filter { declared in
            let outline = declared.outline
            let words = ["private", "fileprivate", "internal", "final"]
            return (outline.kind == .function && outline.bodyRange != nil || outline.isComputed(in: declared.file))
                && byName[declared.name]?.count == 1
                && outline.attributes.isEmpty && !outline.isConditional
                && outline.modifiers.allSatisfy { words.contains($0.name) }
                && declared.file.isAloneOnItsLines(outline.documentedRange) && !declared.hasCommentsBeforeBody
        }
    }

    /// The stored variables that may become state of a spec.
    package var possibleState: [BodyMoveDependencies.Declaration] {
        members.filter { declared in
            let outline = declared.outline
            let words = ["private", "fileprivate", "internal", "final", "private(set)", "fileprivate(set)", "weak"]
            guard outline.isStoredProperty, let variable = outline.requirement?.variable else { return false }
            return byName[declared.name]?.count == 1 && variable.keyword.name == "var" && !outline.isJoint
                && outline.attributes.isEmpty && !outline.isConditional
                && outline.modifiers.allSatisfy { words.contains($0.name) }
                && (variable.value != nil || variable.type?.isOptional == true)
                && !TokenText(declared.file, outline.range).hasComments
                && !declared.file.text(outline.range).contains(where: \.isNewline)
        }
    }

    /// The private stored properties that can become visible to a generated file, because their types are not private.
    package var hidden: [BodyMoveDependencies.Declaration] {
        members.filter { declared in
            let outline = declared.outline
            return outline.isStoredProperty && !outline.hidingModifiers.isEmpty && !outline.isConditional
                && privateTypes.isDisjoint(with: declared.file.identifiers(in: outline.range))
        }
    }
}

extension BodyMoveDependencies.Declaration {
    fileprivate var hasCommentsBeforeBody: Bool {
        guard let body = outline.bodyRange else { return false }
        return TokenText(file, outline.range.lowerBound..<body.lowerBound).hasComments
    }
}

extension SourceFile {
    fileprivate func pastBlanks(_ offset: Int) -> Int {
        offset + bytes[offset...].prefix(while: \.isBlank).count
    }
}
