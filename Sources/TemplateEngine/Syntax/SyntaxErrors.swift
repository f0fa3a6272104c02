import Diagnostics

extension Rule {
    static let templateMalformedTag = Rule(
        id: "templateMalformedTag", summary: "Malformed tag",
        explanation: """
            The message says what was expected and what was found. Tags: if, elif, else, endif; for x in xs where c, \
            else, endfor; include "file" with name=value; set name = value; macro name a b=1, endmacro; call name x; \
            filter a|b, endfilter; list, endlist; wrap, endwrap; raw, endraw; break; continue. A tag contains names, \
            strings, whole numbers and the operators | : , . [ ] ( ) == != < <= > >= =. The words and, or, not, in, \
            if, else, true, false, where, with and forloop are reserved. Comparisons cannot be chained. A string is on \
            one line, in double or single quotes; its escapes are \\n, \\r, \\t, \\0, \\\\, \\", \\' and \
            \\u{hexadecimal}. Close '{{' with '}}' and '{%' with '%}'.
            """,
        wrong: "{% for member of members %}{{ member.name }}{% endfor %}",
        right: "{% for member in members %}{{ member.name }}{% endfor %}")

    static let templateUnclosedTag = Rule(
        id: "templateUnclosedTag", summary: "Unclosed tag",
        explanation: """
            Close '{{' with '}}', '{%' with '%}' and '{#' with '#}'. A tag may span lines, but no other tag may start \
            inside it. Put text that only looks like a tag between {% raw %} and {% endraw %}.
            """,
        wrong: "struct {{ name {",
        right: "struct {{ name }} {")

    static let templateUnknownTag = Rule(
        id: "templateUnknownTag", summary: "Unknown tag",
        explanation: """
            Tags: if, elif, else, endif, for, endfor, include, set, macro, endmacro, call, filter, endfilter, list, \
            endlist, wrap, endwrap, raw, endraw, break and continue.
            """,
        wrong: "{% if doc %}a{% elseif isAsync %}b{% endif %}",
        right: "{% if doc %}a{% elif isAsync %}b{% endif %}")

    static let templateStrayTag = Rule(
        id: "templateStrayTag", summary: "Tag outside its block",
        explanation: """
            'elif' belongs to an 'if', and 'else' to an 'if' or a 'for'. Each end tag closes the block of its name. \
            'break' and 'continue' belong inside a 'for'. All tags of a block must be in the same file or macro. After \
            'else', a block has no other 'elif' or 'else'. Define macros outside all other blocks.
            """,
        wrong: "{% if isAsync %}async {% endif %}{% endif %}",
        right: "{% if isAsync %}async {% endif %}")

    static let templateUnclosedBlock = Rule(
        id: "templateUnclosedBlock", summary: "Unclosed block",
        explanation: """
            Close 'if' with 'endif', 'for' with 'endfor', 'macro' with 'endmacro', 'filter' with 'endfilter', 'list' \
            with 'endlist', 'wrap' with 'endwrap' and 'raw' with 'endraw', innermost first.
            """,
        wrong: "{% if doc %}/// {{ doc }}",
        right: "{% if doc %}/// {{ doc }}{% endif %}")

    static let templateNesting = Rule(
        id: "templateNesting", summary: "Blocks or expressions nested too deeply",
        explanation: """
            Blocks can be nested at most \(TemplateParser.maximumDepth) deep, and expressions \
            \(TagReader.maximumDepth). Move the inner part into an include, a macro or a 'set'.
            """,
        wrong: "{{ ((((…)))) }}",
        right: "{% set part = … %}{{ part }}")
}
