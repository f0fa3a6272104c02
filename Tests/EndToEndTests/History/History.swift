import Foundation

/// Changes of a project, step by step, as `History/steps.txt` tells them.
struct History {
    struct Step {
        var name: String
        /// Changes of specs, before `generate`.
        var changes: [Change] = []
        /// What `generate` says: severity, rule and message.
        var says: [String] = []
        /// The command that a person runs then.
        var command: [String]?
        /// What a person does then.
        var byHand: [Change] = []
    }

    /// A file that is changed or deleted.
    struct Change {
        var path: String
        /// The file goes.
        var isDeletion = false
        /// Lines, and what takes their place.
        var hunks: [(old: String, new: String)] = []
    }

    struct Misfit: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var steps: [Step] = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("=== ") {
                steps.append(Step(name: String(line.dropFirst(4))))
                isByHand = false
            } else if !steps.isEmpty, !line.isEmpty {
                try read(line)
            }
        }
    }

    private var isByHand = false

    private mutating func read(_ line: String) throws {
        let last = steps.count - 1
        switch line {
        case "says": break
        case "...": editHunks { $0.append(("", "")) }
        case "by hand": isByHand = true
        case _ where line.hasPrefix("runs "):
            steps[last].command = line.dropFirst(5).split(separator: " ").map(String.init)
        case _ where line.hasPrefix("by hand in "):
            isByHand = true
            steps[last].byHand.append(Change(path: String(line.dropFirst(11))))
        case _ where line.hasPrefix("in "):
            steps[last].changes.append(Change(path: String(line.dropFirst(3))))
        case _ where line.hasPrefix("delete "):
            let change = Change(path: String(line.dropFirst(7)), isDeletion: true)
            if isByHand { steps[last].byHand.append(change) } else { steps[last].changes.append(change) }
        case _ where line.hasPrefix("- "):
            editHunks { hunks in
                if hunks.last?.new != "" { hunks.append(("", "")) }
                hunks[hunks.count - 1].old += line.dropFirst(2) + "\n"
            }
        case _ where line.hasPrefix("+ "):
            editHunks { hunks in
                if hunks.isEmpty { hunks.append(("", "")) }
                hunks[hunks.count - 1].new += line.dropFirst(2) + "\n"
            }
        case _ where line.hasPrefix("error ") || line.hasPrefix("warning "): steps[last].says.append(line)
        default: throw Misfit(description: "what is '\(line)'?")
        }
    }

    private mutating func editHunks(_ edit: (inout [(old: String, new: String)]) -> Void) {
        let last = steps.count - 1
        if isByHand {
            let index = steps[last].byHand.count - 1
            edit(&steps[last].byHand[index].hunks)
        } else {
            let index = steps[last].changes.count - 1
            edit(&steps[last].changes[index].hunks)
        }
    }
}

extension Folder {
    func apply(_ change: History.Change) throws {
        if change.isDeletion { return try FileManager.default.removeItem(at: self[change.path]) }
        var text = (try? self.text(change.path)) ?? ""
        for (old, new) in change.hunks {
            if old.isEmpty {
                text += new
                continue
            }
            let parts = text.components(separatedBy: old)
            guard parts.count == 2 else {
                throw History.Misfit(description: "\(change.path) has this \(parts.count - 1) times: \(old)")
            }
            text = parts.joined(separator: new)
        }
        try write(change.path, text)
    }
}
