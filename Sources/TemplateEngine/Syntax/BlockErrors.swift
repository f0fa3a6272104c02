import Diagnostics

extension Rule {
    static let templateMacroInBlock = Rule(
        id: "templateMacroInBlock", summary: "A macro stands outside all other blocks",
        explanation: """
            A macro is known in every template of the set, whatever happens around it, so it cannot depend on a \
            condition or a loop.
            """,
        wrong: "{% if isAsync %}{% macro call %}…{% endmacro %}{% endif %}",
        right: "{% macro call %}{% if isAsync %}…{% endif %}{% endmacro %}")

    static let templateStrayTag = Rule(
        id: "templateStrayTag", summary: "A tag that belongs to a block stands in it",
        explanation: """
            else and elif divide an if (else a for as well), each end tag closes the block of its name, and \
            break and continue leave the for around them, in the same file or macro. An elif or a second else \
            after else has no place.
            """,
        wrong: "{% if isAsync %}async {% endif %}{% endif %}",
        right: "{% if isAsync %}async {% endif %}")

    static let templateUnclosedBlock = Rule(
        id: "templateUnclosedBlock", summary: "Every block is closed",
        explanation: """
            if is closed by endif, for by endfor, macro by endmacro, filter by endfilter and raw by endraw, \
            innermost first.
            """,
        wrong: "{% if doc %}/// {{ doc }}",
        right: "{% if doc %}/// {{ doc }}{% endif %}")

    static let templateUnknownTag = Rule(
        id: "templateUnknownTag", summary: "A block tag begins with one of the known words",
        explanation: """
            The tags are if, elif, else, endif, for, endfor, include, set, macro, endmacro, call, filter, \
            endfilter, raw, endraw, break and continue.
            """,
        wrong: "{% if doc %}a{% elseif isAsync %}b{% endif %}",
        right: "{% if doc %}a{% elif isAsync %}b{% endif %}")

    static let templateNesting = Rule(
        id: "templateNesting", summary: "Blocks and parentheses nest within bounds",
        explanation: """
            At most 30 blocks may stand within one another, and at most 16 expressions; an expression may have \
            100 members, indexes and filters one after the other. Templates that people can read need far fewer; \
            an include or a macro takes the inner part out.
            """,
        wrong: "{{ ((((…)))) }}",
        right: "{% set part = … %}{{ part }}")
}
