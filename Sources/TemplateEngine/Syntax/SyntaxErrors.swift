import Diagnostics

extension Rule {
    static let templateMalformedTag = Rule(
        id: "templateMalformedTag", summary: "Malformed tag",
        explanation: """
            The message says what was expected and what was found. The tags are: if, elif, else, endif; for x in xs \
            where c, else, endfor; include "file" with name=value; set name = value; macro name a b=1, endmacro; \
            call name x; filter a|b, endfilter; list, endlist; wrap, endwrap; raw, endraw; break; continue.

            In a tag are names, strings, whole numbers and the operators | : , . [ ] ( ) == != < <= > >= =. The \
            words and, or, not, in, if, else, true, false, where, with and forloop are no names. A comparison has two \
            sides. A string is on one line, in double or single quotes; it knows \\n, \\r, \\t, \\0, \\\\, \\", \\' and \
            \\u{hexadecimal}. '{{' is closed by '}}' and '{%' by '%}'.
            """,
        wrong: "{% for member of members %}{{ member.name }}{% endfor %}",
        right: "{% for member in members %}{{ member.name }}{% endfor %}")

    static let templateUnclosedTag = Rule(
        id: "templateUnclosedTag", summary: "Unclosed tag",
        explanation: """
            '{{' is closed by '}}', '{%' by '%}' and '{#' by '#}'. A tag may span lines, but no other tag may \
            begin inside it. Text that only looks like a tag goes between {% raw %} and {% endraw %}.
            """,
        wrong: "struct {{ name {",
        right: "struct {{ name }} {")

    static let templateUnknownTag = Rule(
        id: "templateUnknownTag", summary: "Unknown tag",
        explanation: """
            The tags are if, elif, else, endif, for, endfor, include, set, macro, endmacro, call, filter, \
            endfilter, list, endlist, wrap, endwrap, raw, endraw, break and continue.
            """,
        wrong: "{% if doc %}a{% elseif isAsync %}b{% endif %}",
        right: "{% if doc %}a{% elif isAsync %}b{% endif %}")

    static let templateStrayTag = Rule(
        id: "templateStrayTag", summary: "Tag outside its block",
        explanation: """
            else and elif divide an if (else a for as well), each end tag closes the block of its name, and \
            break and continue leave the for around them, in the same file or macro. An elif or a second else \
            after else has no place. A macro is outside all other blocks.
            """,
        wrong: "{% if isAsync %}async {% endif %}{% endif %}",
        right: "{% if isAsync %}async {% endif %}")

    static let templateUnclosedBlock = Rule(
        id: "templateUnclosedBlock", summary: "Unclosed block",
        explanation: """
            if is closed by endif, for by endfor, macro by endmacro, filter by endfilter, list by endlist, wrap by \
            endwrap and raw by endraw, innermost first.
            """,
        wrong: "{% if doc %}/// {{ doc }}",
        right: "{% if doc %}/// {{ doc }}{% endif %}")

    static let templateNesting = Rule(
        id: "templateNesting", summary: "Blocks or expressions nested too deeply",
        explanation: """
            At most \(TemplateParser.maximumDepth) blocks may stand within one another, and at most \
            \(TagReader.maximumDepth) expressions. An include, a macro or 'set' takes the inner part out.
            """,
        wrong: "{{ ((((…)))) }}",
        right: "{% set part = … %}{{ part }}")
}
