import Diagnostics

extension Rule {
    static let templateAbsent = Rule(
        id: "templateAbsent", summary: "A value that may be absent is tested before it is used",
        explanation: """
            A type with a question mark may have no value. Test it with {% if x %} (also in 'and', 'elif', \
            'where' and 'a if x else b'): inside, x is there. Or say what to use instead: x|default:"…". An \
            element of a list, and the filters first and last, may be absent as well.
            """,
        wrong: "/// {{ member.doc }}",
        right: "{% if member.doc %}/// {{ member.doc }}{% endif %}")

    static let templateType = Rule(
        id: "templateType", summary: "An operation gets values of the types that it works on",
        explanation: """
            Values are strings, ints, bools, lists and records, and nothing is converted behind your back: a \
            string is not compared with a number, only lists are walked through, only records have members.
            """,
        wrong: "{% for letter in name %}{{ letter }}{% endfor %}",
        right: "{% for name in names %}{{ name }}{% endfor %}")

    static let templateNotText = Rule(
        id: "templateNotText", summary: "Only strings, ints and bools are printed",
        explanation: """
            A list is printed by a loop or joined by |join:", "; of a record one prints a member. Otherwise the \
            text would depend on how Swift happens to describe the value.
            """,
        wrong: "{{ member.parameters }}",
        right: "{% for parameter in member.parameters %}{{ parameter.name }}{% endfor %}")

    static let templateHiddenName = Rule(
        id: "templateHiddenName", summary: "'set' in a block changes a name made by 'set', or makes a new one",
        explanation: """
            Inside if, for and filter, 'set' gives a new value to a name that 'set' made before, which then is \
            seen after the block too. A name of the context, a loop or the including template cannot be changed: \
            the new value would be gone at the end of the block, which is hardly meant. 'set' it at the top of \
            the file or macro, or take another name.
            """,
        wrong: "{% if isAsync %}{% set name = \"…\" %}{% endif %}{{ name }}",
        right: "{% set title = name %}{% if isAsync %}{% set title = \"…\" %}{% endif %}{{ title }}")

    static let templateUnknownName = Rule(
        id: "templateUnknownName", summary: "A name is known where it is used",
        explanation: """
            A template sees the names of its context, which 'viper-gen context' prints, those of 'for' and 'set' \
            around it, and in an included file those of the including template. A macro sees its parameters and \
            the context only.
            """,
        wrong: "{{ modul.name }}",
        right: "{{ module.name }}")

    static let templateUnknownMember = Rule(
        id: "templateUnknownMember", summary: "A record has the members that its type declares",
        explanation: """
            What stands after a dot is a member of the record before it. 'viper-gen context' prints what a \
            context holds.
            """,
        wrong: "{{ member.nmae }}",
        right: "{{ member.name }}")

    static let templateVariants = Rule(
        id: "templateVariants", summary: "A set of templates stays within bounds",
        explanation: """
            Included files and macros are checked anew for every combination of types that they are used with. \
            This set has so many that it cannot be meant: more than 4000 combinations, or 2 million steps.
            """,
        wrong: "includes that include one another with ever new types",
        right: "the same includes with the same types")
}

extension Diagnostic {
    static func templateAbsent(_ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        return Diagnostic(
            .templateAbsent, "'\(text)' may be absent and must be tested before it is used", at: location,
            notes: ["inside '{% if \(text) %}' it is there; or add a default: '\(text)|default:…'"])
    }

    static func templateNotText(_ type: ValueType, _ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        let wayOut: String
        if case .record(let record) = type {
            wayOut = "print one of its members: \(list(record.fields.map(\.name)))"
        } else if case .list(.string) = type {
            wayOut = #"join it, '\#(text)|join:", "', or use a loop"#
        } else {
            wayOut = "use a loop"
        }
        return Diagnostic(
            .templateNotText, "'\(text)' is \(type.withArticle) and cannot be printed", at: location,
            notes: [Note(wayOut)])
    }

    static func templateUnknownName(
        _ name: String, known: [String], _ location: SourceLocation, notes: [Note]
    ) -> Diagnostic {
        var result = Diagnostic(
            .templateUnknownName, "there is no name '\(name)' here", meant: nearest(to: name, in: known),
            insteadOf: name,
            at: location, otherwise: known.isEmpty ? nil : "the names are \(list(known))")
        result.notes += notes
        return result
    }

    static func templateUnknownMember(
        _ name: String, of owner: String, known: [String], _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .templateUnknownMember, "\(owner) has no member '\(name)'", meant: nearest(to: name, in: known),
            insteadOf: name, at: location,
            otherwise: known.isEmpty ? "it has no members" : "its members are \(list(known))")
    }
}
