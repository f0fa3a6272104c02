/// The first words of block tags, which determine their meaning.
enum TemplateKeyword: String, Sendable, CaseIterable {
    case `if`, `for`, include, set, macro, call, filter, list, wrap, raw, `break`, `continue`
    /// Keywords that end or divide a block.
    case elif, `else`, endif, endfor, endmacro, endfilter, endlist, endwrap, endraw

    /// All keywords by their text.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The keywords that start the blocks that this one ends or divides.
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

    /// The keywords that start the blocks that it belongs to, for messages: `if' or 'for`.
    var owner: String { blocks.map(\.rawValue).joined(separator: "' or '") }

    /// Names of tags in other template languages, with the equivalents here.
    static let elsewhere: [String: String] = [
        "elseif": "elif", "elsif": "elif", "empty": "else", "end": "endif", "import": "include", "let": "set",
        "assign": "set", "verbatim": "raw", "endverbatim": "endraw", "endforeach": "endfor", "foreach": "for",
        "unless": "if", "ifnot": "if",
    ]
}
