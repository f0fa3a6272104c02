import Adoption
import Diagnostics
import ViperSpec

/// The report that `viper-gen adopt` prints if the command line names no modules. The app stays unchanged.
struct AdoptionReport {
    let adoption: AppAdoption
    /// The findings in the classes of the modules that can be adopted.
    let findings: [Diagnostic]
    let seconds: Double

    private var modules: [RecognizedModule] { adoption.found.modules }
    private var whole: Set<String> { Set(adoption.moduleAdoption.adoptable.map(\.module.name)) }

    /// Returns the report as text. If `isVerbose` is true, it contains the evidence for each part.
    func text(isVerbose: Bool) -> String {
        let sections = [
            ("Modules", moduleLines(isVerbose: isVerbose)), ("Settings", modules.isEmpty ? [] : settingLines),
            ("Findings of check", ruleLines),
        ]
        let lines = sections.filter { !$0.1.isEmpty }.flatMap { title, lines in [title] + lines + [""] }
        return lines.map { printable($0) + "\n" }.joined() + summary + "\n" + (whole.isEmpty ? "" : next)
    }

    private func moduleLines(isVerbose: Bool) -> [String] {
        let names = modules.map { $0.name.count }.max() ?? 0
        let folders = modules.map { $0.folder.count }.max() ?? 0
        return modules.flatMap { module in
            let state = whole.contains(module.name) ? "" : "  (not adoptable)"
            let line =
                "  \(module.name.padded(to: names))  \(module.folder.padded(to: min(folders, 60)))  "
                + module.parts.map(\.title).joined(separator: ", ") + state
            return [line] + (isVerbose ? evidence(of: module) : [])
        }
    }

    private var settingLines: [String] {
        let names = adoption.inferred.map { $0.name.count }.max() ?? 0
        return adoption.inferred.map { "  \($0.name.padded(to: names))  \($0.value) (\($0.evidence))" }
    }

    /// One line for each rule with findings: its ID, the number of findings, and its title. The rule with the most
    /// findings is first.
    private var ruleLines: [String] {
        let found = Dictionary(grouping: findings, by: \.rule.id).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        let names = found.map { $0.key.count }.max() ?? 0
        let counts = found.map { "\($0.value.count)".count }.max() ?? 0
        return found.map { id, findings in
            let count = "\(findings.count)"
            return "  \(id.padded(to: names))  " + String(repeating: " ", count: counts - count.count)
                + "\(count)  \(findings[0].rule.summary)"
        }
    }

    private var next: String {
        var next =
            "Run 'viper-gen adopt NAME' to adopt a module, or 'viper-gen adopt --all' to adopt all. 'viper-gen release' reverts an adoption.\n"
        if findings.isEmpty { return next }
        let fixableCount = findings.count { !$0.fixIts.isEmpty }
        if fixableCount > 0 { next += "Then 'check --fix' fixes \(fixableCount) of the findings.\n" }
        return next + "'check --write-baseline' records the findings; then 'check' reports only new ones.\n"
    }

    private var summary: String {
        if modules.isEmpty, adoption.declared.isEmpty, adoption.uncertain.isEmpty {
            let files = counted(adoption.fileCount, "Swift file")
            return "No modules found in \(files); use '--path DIR' for another folder"
        }
        let left = modules.count - whole.count
        let (declared, uncertain) = (adoption.declared.count, adoption.uncertain.count)
        var parts = modules.isEmpty ? [] : ["\(whole.count) can be adopted"]
        if left > 0 { parts.append("\(left) not adoptable") }
        if uncertain > 0 { parts.append("\(counted(uncertain, "part")) uncertain") }
        if declared > 0 { parts.append("\(declared) with a spec") }
        if !findings.isEmpty { parts.append("\(counted(findings.count, "finding")) of check") }
        let none = declared > 0 ? "No more modules to adopt" : "No VIPER module found with certainty"
        let seen = modules.isEmpty ? none : counted(modules.count, "module")
        return "\(seen): \(parts.joined(separator: ", ")) (\(Summary.hundredths(seconds)) s)"
    }

    private func evidence(of module: RecognizedModule) -> [String] {
        let kinds = module.parts.map { $0.title.count }.max() ?? 0
        return module.parts.map { part in
            "      \(part.title.padded(to: kinds))  \(part.fact.name) (\(part.fact.place.text)): "
                + part.evidence.joined(separator: "; ")
        } + (module.maker.map { ["      its classes are created in \($0)"] } ?? [])
            + (module.additionalPresenters.isEmpty
                ? [] : ["      shared by \(module.additionalPresenters.joined(separator: ", "))"])
    }

    /// The report as one JSON document.
    var json: String {
        JSONValue.object([
            "modules": .array(modules.map(json)),
            "notices": .array(adoption.notices.map(json)),
            "uncertain": .array(adoption.uncertain.map(json)),
            "findings": .array(findings.map(json)),
            "settings": .array(
                adoption.inferred.map {
                    .object(["name": .string($0.name), "value": .string($0.value), "evidence": .string($0.evidence)])
                }),
        ]).indentedText + "\n"
    }

    private func json(_ module: RecognizedModule) -> JSONValue {
        let reasons = adoption.reasons(against: [module.name])
        return .object([
            "name": .string(module.name), "folder": .string(module.folder),
            "can_be_taken_over": .bool(whole.contains(module.name)),
            "reasons": .array(reasons.map(json)),
            "shared_by": .array(module.additionalPresenters.map(JSONValue.string)),
            "made_in": module.maker.map(JSONValue.string) ?? .null,
            "parts": .array(
                module.parts.map { part in
                    let place = part.fact.source.position(of: part.fact.place.range.lowerBound)
                    return .object([
                        "part": .string(part.kind.rawValue),
                        "interactor": part.interactor.map(JSONValue.string) ?? .null,
                        "protocol": .string(part.fact.name), "class": part.type.map(JSONValue.string) ?? .null,
                        "path": .string(part.fact.source.path), "line": .int(place.line), "column": .int(place.column),
                        "evidence": .array(part.evidence.map(JSONValue.string)),
                    ])
                }),
        ])
    }

    private func json(_ finding: Diagnostic) -> JSONValue {
        var object: JSONValue.KeyValues = [
            "rule": .string(finding.rule.id), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
        ]
        if let location = finding.location {
            let place = location.file.position(of: location.range.lowerBound)
            object.append("path", .string(location.file.path))
            object.append("line", .int(place.line))
            object.append("column", .int(place.column))
        }
        return .object(object)
    }
}

extension RecognizedModule.Part {
    /// The kind and the name of the part: `interactor search`.
    fileprivate var title: String { kind.rawValue + (interactor.map { " \($0)" } ?? "") }
}

extension SourceLocation {
    /// The path, line and column: `Sources/App/Feed.swift:12:10`.
    var text: String {
        let place = file.position(of: range.lowerBound)
        return "\(file.path):\(place.line):\(place.column)"
    }
}
