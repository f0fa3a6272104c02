/// The words that block tags begin with.
enum Keyword: String, Sendable, CaseIterable {
    case `if`, `for`, include, set, macro, call, filter, list, wrap, raw, `break`, `continue`
    /// These end or divide a block.
    case elif, `else`, endif, endfor, endmacro, endfilter, endlist, endwrap, endraw

    /// Whether it ends or divides a block.
    var isPart: Bool {
        switch self {
        case .elif, .else, .endif, .endfor, .endmacro, .endfilter, .endlist, .endwrap, .endraw: true
        case .if, .for, .include, .set, .macro, .call, .filter, .list, .wrap, .raw, .break, .continue: false
        }
    }

    /// Whether it ends or divides blocks that begin with `block`.
    func isPart(of block: Keyword) -> Bool {
        switch self {
        case .elif, .endif: block == .if
        case .else: block == .if || block == .for
        case .endfor: block == .for
        case .endmacro: block == .macro
        case .endfilter: block == .filter
        case .endlist: block == .list
        case .endwrap: block == .wrap
        case .endraw: block == .raw
        case .if, .for, .include, .set, .macro, .call, .filter, .list, .wrap, .raw, .break, .continue: false
        }
    }

    /// The tags that it belongs to, for messages: `if' or 'for`.
    var owner: String {
        Self.allCases.filter { isPart(of: $0) }.map(\.rawValue).joined(separator: "' or '")
    }

    /// What other template languages call it.
    static let elsewhere: [String: String] = [
        "elseif": "elif", "elsif": "elif", "empty": "else", "end": "endif", "import": "include", "let": "set",
        "assign": "set", "verbatim": "raw", "endverbatim": "endraw", "endforeach": "endfor", "foreach": "for",
        "unless": "if", "ifnot": "if",
    ]
}
