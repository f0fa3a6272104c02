import Diagnostics

extension Rule {
    static let templateArguments = Rule(
        id: "templateArguments", summary: "Wrong arguments",
        explanation: """
            Arguments of a filter follow its name after ':' and are separated by ','. Arguments of a macro follow its \
            name, separated by spaces: first by position, then as name=value. Parameters with a default may be \
            omitted. Do not pass an argument twice.
            """,
        wrong: "{{ name|replace:\"a\" }}",
        right: "{{ name|replace:\"a\",\"b\" }}")

    static let templateHiddenName = Rule(
        id: "templateHiddenName", summary: "'set' in a block reassigns a name that 'set' did not create",
        explanation: """
            Inside 'if', 'for' and 'filter', 'set' can change a name that an earlier 'set' created; the new value \
            remains after the block. It cannot change a name of the context, of a loop or of the including template. \
            Such a change would be lost at the end of the block. Use 'set' at the top of the file or macro, or choose \
            another name.
            """,
        wrong: "{% if isAsync %}{% set name = \"…\" %}{% endif %}{{ name }}",
        right: "{% set title = name %}{% if isAsync %}{% set title = \"…\" %}{% endif %}{{ title }}")

    static let templateType = Rule(
        id: "templateType", summary: "Operation does not accept this type",
        explanation: """
            Values are strings, ints, bools, lists and records. viper-gen never converts them, so you cannot compare a \
            string with a number. Only lists can be iterated, and only records have members. Strings, ints and bools \
            can be printed. Print a list with a loop or with |join:", ".
            """,
        wrong: "{% for letter in name %}{{ letter }}{% endfor %}",
        right: "{% for name in names %}{{ name }}{% endfor %}")

    static let templateUnknownFile = Rule(
        id: "templateUnknownFile", summary: "Included template does not exist",
        explanation: """
            Templates are included by their path in the Templates folder, with '/' and the file extension. A template \
            of the project replaces the built-in template with the same path.
            """,
        wrong: "{% include \"membre.swift\" %}",
        right: "{% include \"member.swift\" %}")

    static let templateUnknownFilter = Rule(
        id: "templateUnknownFilter", summary: "Unknown filter",
        explanation: "Filters: \(Filter.all.map(\.name).joined(separator: ", ")).",
        wrong: "{{ name|uperFirst }}",
        right: "{{ name|upperFirst }}")

    static let templateUnknownMacro = Rule(
        id: "templateUnknownMacro", summary: "Unknown macro",
        explanation: """
            The name after 'call' is the name of a macro: '{% macro NAME … %}'. Every template can call all macros.
            """,
        wrong: "{% call signatur member %}",
        right: "{% call signature member %}")

    static let templateUnknownMember = Rule(
        id: "templateUnknownMember", summary: "Unknown member",
        explanation: """
            The name after a dot is a member of the record before it. 'viper-gen context' prints the members.
            """,
        wrong: "{{ member.nmae }}",
        right: "{{ member.name }}")

    static let templateUnknownName = Rule(
        id: "templateUnknownName", summary: "Unknown name",
        explanation: """
            A template can use the names of its context, and the names that an enclosing 'for' or an earlier 'set' \
            defines. An included file can also use the names of the including template. A macro sees only its \
            parameters and the context. 'viper-gen context' prints the context.
            """,
        wrong: "{{ modul.name }}",
        right: "{{ module.name }}")
}

extension Diagnostic {
    static func templateArguments(of filter: Filter, _ count: Int, _ location: SourceLocation) -> Diagnostic {
        let counts = filter.argumentCounts
        let taken =
            switch (counts.lowerBound, counts.upperBound) {
            case (0, 0): "no arguments"
            case (1, 1): "one argument"
            case (let low, let high) where low == high: "\(low) arguments"
            case (_, 1): "at most one argument"
            case (_, let high): "at most \(high) arguments"
            }
        return Diagnostic(
            .templateArguments, "filter '\(filter.name)' takes \(taken), not \(count)", at: location,
            notes: filter.example.map { ["write for example '\(filter.name):\($0)'"] } ?? [])
    }

    static func templateHiddenName(_ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateHiddenName, "'set' cannot change '\(name)', which 'set' did not create", at: location,
            notes: ["choose another name, or write 'set \(name) = \(name)' before the block"])
    }

    static func templateNotText(_ type: ValueType, _ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        let advice: Note =
            switch type {
            case .record(let record): "print one of its members: \(list(record.fields.map(\.name)))"
            case .list(.string): #"write '\#(text)|join:", "', or use a loop"#
            default: "use a loop"
            }
        return Diagnostic(
            .templateType, "cannot print '\(text)': it is \(type.withArticle)", at: location, notes: [advice])
    }

    static func templateUnknownFile(_ name: String, known: [String], _ location: SourceLocation?) -> Diagnostic {
        guard let location else { return Diagnostic(.templateUnknownFile, "unknown template '\(name)'", at: nil) }
        let inner = SourceLocation(location.file, location.range.insideQuotes)
        return Diagnostic(
            .templateUnknownFile, "unknown template '\(name)'", meant: nearestPath(to: name, in: known),
            insteadOf: name, at: inner, otherwise: "expected one of \(list(known))")
    }

    /// Returns the known path that was probably meant: a path with similar spelling, or with the same file name.
    private static func nearestPath(to name: String, in known: [String]) -> String? {
        if let similar = nearest(to: name, in: known) { return similar }
        let file = name.fileName
        return known.first { $0.fileName == file || $0.fileName.hasPrefix(file + ".") }
    }

    static func templateUnknownFilter(_ name: String, _ location: SourceLocation) -> Diagnostic {
        let known = Filter.all.map(\.name)
        return Diagnostic(
            .templateUnknownFilter, "unknown filter '\(name)'",
            meant: Filter.foreignNames[name] ?? nearest(to: name, in: known), insteadOf: name, at: location,
            otherwise: "expected one of \(known.joined(separator: ", "))")
    }

    static func templateUnknownMacro(_ name: String, known: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateUnknownMacro, "unknown macro '\(name)'", meant: nearest(to: name, in: known),
            insteadOf: name, at: location,
            otherwise: known.isEmpty ? "no template defines macros" : "expected one of \(list(known))")
    }

    static func templateUnknownParameter(
        _ name: String, of macro: String, known: [String], _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateArguments, "macro '\(macro)' has no parameter '\(name)'",
            meant: nearest(to: name, in: known), insteadOf: name, at: location,
            otherwise: known.isEmpty ? "the macro has no parameters" : "expected one of \(list(known))")
    }

    static func templateUnknownMember(
        _ name: String, of owner: String, known: [String], _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateUnknownMember, "\(owner) has no member '\(name)'", meant: nearest(to: name, in: known),
            insteadOf: name, at: location,
            otherwise: known.isEmpty ? "the record has no members" : "expected one of \(list(known))")
    }

    static func templateUnknownName(_ name: String, known: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateUnknownName, "unknown name '\(name)'", meant: nearest(to: name, in: known),
            insteadOf: name, at: location, otherwise: known.isEmpty ? nil : "expected one of \(list(known))")
    }
}
