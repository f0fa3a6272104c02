/// The words that block tags begin with.
enum Keyword: String, Sendable, CaseIterable {
    case `if`, `for`, include, set, macro, call, filter, list, wrap, raw, `break`, `continue`
    /// These end or divide a block.
    case elif, `else`, endif, endfor, endmacro, endfilter, endlist, endwrap, endraw

    /// All of them, by their text.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// What begins the blocks that it ends or divides.
    var blocks: [Keyword] {
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

    /// The tags that it belongs to, for messages: `if' or 'for`.
    var owner: String { blocks.map(\.rawValue).joined(separator: "' or '") }

    /// What other template languages call it.
    static let elsewhere: [String: String] = [
        "elseif": "elif", "elsif": "elif", "empty": "else", "end": "endif", "import": "include", "let": "set",
        "assign": "set", "verbatim": "raw", "endverbatim": "endraw", "endforeach": "endfor", "foreach": "for",
        "unless": "if", "ifnot": "if",
    ]
}
