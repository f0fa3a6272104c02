/// The first word of a block tag, such as `if` in `{% if isAsync %}`.
enum TemplateKeyword: String, Sendable, CaseIterable {
    case `if`, `for`, include, set, macro, call, filter, list, wrap, raw, `break`, `continue`
    /// Keywords that end or divide a block.
    case elif, `else`, endif, endfor, endmacro, endfilter, endlist, endwrap, endraw

    /// All keywords, by their text.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The keywords of the blocks that this keyword ends or divides: `if` and `for` for `else`. Empty for other
    /// keywords.
    var blocks: [TemplateKeyword] {
        switch self {
        case .elif, .endif: [.if]
        case .else: [.if, .for]
        case .endfor: [.for]
        case .endmacro: [.macro]
        case .endfilter: [.filter]
        case .endlist: [.list]
        case .endwrap: [.wrap]
        case .endraw: [.raw]
        case .if, .for, .include, .set, .macro, .call, .filter, .list, .wrap, .raw, .break, .continue: []
        }
    }

    /// The elements of `blocks` for messages, without the outer quotes: `if' or 'for`.
    var owner: String { blocks.map(\.rawValue).joined(separator: "' or '") }

    /// The names of tags in other template languages, and the equivalent tags here. Messages suggest the equivalents.
    static let foreignNames: [String: String] = [
        "elseif": "elif", "elsif": "elif", "empty": "else", "end": "endif", "import": "include", "let": "set",
        "assign": "set", "verbatim": "raw", "endverbatim": "endraw", "endforeach": "endfor", "foreach": "for",
        "unless": "if", "ifnot": "if",
    ]
}
