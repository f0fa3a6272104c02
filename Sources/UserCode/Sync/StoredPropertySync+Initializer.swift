import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The initializer that sets the stored properties of a class.
extension StoredPropertySync {
    /// Updates the initializer; returns false if that is not possible.
    mutating func syncInitializer(added: Set<String>, retyped: Set<String>) -> Bool {
        let wanted = type.wanted.members.first(where: \.isCalledByGeneratedCode)
        let callable = own.declaration.members.filter { $0.kind == .initializer && !$0.isForCoder }
        let existing = callable.filter { !$0.isConvenience }
        guard let first = existing.first else { return wanted.map { addInitializer($0, to: added) } ?? true }
        let parameters = (wanted?.parameters ?? []).map {
            ParameterUpdate.RequiredParameter($0, in: type.rendered.source)
        }
        let retyped = retyped.intersection(parameters.compactMap(\.label))
        let fitting = (existing + callable).first { accepts($0, parameters.map(\.label)) }
        if let fitting, retyped.isEmpty {
            // New state may get its initial value from an existing parameter.
            if let wanted, !fitting.isConvenience {
                addAssignments(of: wanted, to: Initializer(fitting, in: source), added)
            }
            return true
        }
        guard existing.count == 1 else {
            report(
                "no initializer of '\(type.name)' takes the module's parameters", at: first.name.range,
                text: wantedText)
            return false
        }
        return changeParameters(
            of: Initializer(first, in: source), wanted, parameters, added: added, retyped: retyped)
    }

    /// Returns whether generated code can call an initializer with these labels.
    private func accepts(_ initializer: DeclarationOutline, _ labels: [String?]) -> Bool {
        let optional = initializer.parameters.indices.filter { initializer.parameters[$0].isOptional }
        return ParameterMatch(parameters: initializer.parameters, optional: Set(optional)).fits(labels)
    }

    private mutating func addInitializer(_ wanted: DeclarationOutline, to added: Set<String>) -> Bool {
        // An inherited initializer sets properties of the superclass. It cannot set properties that are added to this
        // class.
        let handed = wanted.parameters.compactMap(\.label?.name)
        if inheritsInitializer(taking: wanted.parameters.map(\.label?.name)) { return added.isDisjoint(with: handed) }
        let inherited = own.declaration.inherited.map(\.text)
        if inherited != type.wanted.inherited.map(\.text), !inherited.allSatisfy(type.protocols.contains) {
            report("'\(type.name)' is missing an initializer", at: own.declaration.name.range, text: wantedText)
            return false
        }
        // A class that declares an initializer inherits none. So the required initializers of the superclass are added,
        // too.
        let required =
            own.declaration.members.contains(where: \.isRequiredInitializer)
            ? [] : type.wanted.members.filter(\.isRequiredInitializer)
        for member in [wanted] + required {
            let text = type.rendered.declaration(member, base: base, style: file.style)
            edits.add(FileEdits.Addition(text: text, base: base), at: placeOfInitializer)
        }
        return true
    }

    /// Returns whether the class has no initializer and inherits one with these labels. A superclass in another Swift
    /// module counts as having such an initializer, because its initializers are unknown.
    private func inheritsInitializer(taking labels: [String?]) -> Bool {
        if own.declaration.members.contains(where: { $0.kind == .initializer && !$0.isConvenience }) { return false }
        return hasForeignBase
            || synced.inherited.contains { part in
                part.declaration.members.contains { $0.kind == .initializer && accepts($0, labels) }
            }
    }

    /// The position after the last required property, or after the leading properties of the class.
    private var placeOfInitializer: FileEdits.Target {
        let wanted = Set(wantedProperties.map(\.name.name))
        let last =
            storedProperties.last { wanted.contains($0.name.name) }
            ?? own.declaration.members.prefix { $0.kind == .variable }.last
        return last.map { place(behind: $0.range) } ?? placeOfFirst
    }

    private mutating func changeParameters(
        of initializer: Initializer, _ wanted: DeclarationOutline?, _ parameters: [ParameterUpdate.RequiredParameter],
        added: Set<String>, retyped: Set<String>
    ) -> Bool {
        let declaration = initializer.declaration
        guard let clause = initializer.clause else {
            report(
                "parentheses of the initializer of '\(type.name)' are not closed", at: declaration.name.range,
                text: wantedText)
            return false
        }
        let change = ParameterUpdate(
            source: source, clause: clause, own: declaration.parameters, wanted: parameters, retyped: retyped)
        var isClear = true
        for parameter in change.gone where !remove(parameter, of: initializer) { isClear = false }
        if !isClear { return false }
        let base = source.indentation(at: declaration.range.lowerBound)
        guard let text = change.text(base: base, style: file.style) else {
            report(
                "parameters of the initializer of '\(type.name)' contain comments", at: declaration.name.range,
                text: wantedText)
            return false
        }
        if source.text(clause.inner) != text { edits.replace(clause.inner, in: file, by: text) }
        if let wanted {
            addAssignments(of: wanted, to: initializer, Set(change.missing.compactMap(\.label)).union(added))
        } else if !change.gone.isEmpty, change.gone.count == declaration.parameters.count, isEmpty(declaration) {
            edits.remove(declaration.range, in: file)
        }
        return true
    }

    /// Returns whether an initializer is empty after the removals.
    private func isEmpty(_ declaration: DeclarationOutline) -> Bool {
        guard let body = declaration.bodyRange, declaration.attributes.isEmpty,
            source.isUncommentedOnOwnLines(declaration)
        else { return false }
        var left = SourceEdits(source)
        for range in edits.removed[file, default: []] where body.contains(range.lowerBound) { left.remove(range) }
        return left.text(body).dropFirst().dropLast().allSatisfy(\.isWhitespace)
    }

    /// Adds the assignments to new properties, in the order of the rendered file.
    private mutating func addAssignments(of wanted: DeclarationOutline, to own: Initializer, _ new: Set<String>) {
        guard let body = own.declaration.bodyRange else { return }
        let isOneLine = !source.text(body).contains(where: \.isNewline)
        let isBlank = source.text(body.inner).allSatisfy(\.isWhitespace)
        var before: Initializer.Assignment?
        for assignment in Initializer(wanted, in: type.rendered.source).assignments {
            if let existing = own.assignments.first(where: { $0.name == assignment.name }) {
                before = existing
                continue
            }
            guard new.contains(assignment.name) else { continue }
            let text = type.rendered.text(assignment.range, base: base + file.style.unit, style: file.style)
            if isOneLine {
                let statement = before == nil ? " " + text + (isBlank ? " " : ";") : "; " + text
                edits.insert(statement, at: before?.range.upperBound ?? body.lowerBound + 1, in: file)
            } else {
                let indentation =
                    before.map { source.indentation(at: $0.range.lowerBound) }
                    ?? source.indentation(at: own.declaration.range.lowerBound) + file.style.unit
                let place = source.endOfLine(after: before?.range.upperBound ?? body.lowerBound + 1)
                edits.insert(file.style.lineEnd + indentation + text, at: place, in: file)
            }
        }
    }
}

extension DeclarationOutline {
    fileprivate var isRequiredInitializer: Bool { kind == .initializer && modifiers.contains("required") }

    fileprivate var isConvenience: Bool { modifiers.contains("convenience") }

    /// Whether the declaration is the initializer that storyboards use to create views and view controllers.
    fileprivate var isForCoder: Bool { parameters.map(\.label?.name) == ["coder"] }

    /// Whether the declaration is the initializer that generated code calls.
    var isCalledByGeneratedCode: Bool { kind == .initializer && !isForCoder }
}
