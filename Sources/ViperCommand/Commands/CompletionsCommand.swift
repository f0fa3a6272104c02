import Diagnostics

extension Command {
    static let completions = Command(
        "completions", abstract: "Print a shell completion script.",
        discussion: """
            Save the script where your shell looks for it:

              bash  ~/.local/share/bash-completion/completions/viper-gen
              zsh   a folder of $fpath, as _viper-gen
              fish  ~/.config/fish/completions/viper-gen.fish

            To complete a word, the script runs 'viper-gen completions words -- WORD…'. So you can update viper-gen \
            without replacing the script.
            """,
        operands: [
            Operand("shell", .one, help: "Shell: bash, zsh or fish.", values: .choice(Shell.allCases.map(\.rawValue))),
            Operand("word", .any, help: "Words typed so far; only with 'words' in place of a shell."),
        ],
        options: .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let words = Array(arguments.operands.dropFirst())
            if arguments.operands.first == "words" {
                let completion = Completion(of: words, below: ViperGen.root)
                // The shell does not quote candidates, so those with special characters are left out.
                for candidate in completion.candidates(in: session) where candidate.allSatisfy(\.isPlainInShells) {
                    session.printResult(candidate + "\n")
                }
                return .success
            }
            guard let shell = arguments.operands.first.flatMap(Shell.init), words.isEmpty else {
                throw .invalid("Expected one of \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            session.printResult(shell.script)
            return .success
        })
}

extension Character {
    /// Whether no shell gives the character a special meaning.
    fileprivate var isPlainInShells: Bool {
        isASCII ? isLetter || isNumber || "_-./+".contains(self) : isLetter && unicodeScalars.count == 1
    }
}

private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The completion script. If it gets no candidates, the shell completes file names.
    var script: String {
        switch self {
        case .bash:
            """
            # Completion of viper-gen for bash.
            _viper_gen() {
                local IFS=$'\\n'
                COMPREPLY=($(viper-gen completions words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
            }
            complete -o default -F _viper_gen viper-gen

            """
        case .zsh:
            """
            #compdef viper-gen
            # Completion of viper-gen for zsh.
            local -a candidates
            candidates=("${(@f)$(viper-gen completions words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
            candidates=(${candidates:#})
            if (( ${#candidates} )); then
                compadd -- $candidates
            else
                _files
            fi

            """
        case .fish:
            """
            # Completion of viper-gen for fish.
            function __viper_gen_words
                set -l words (commandline -opc) (commandline -ct | string collect --allow-empty)
                viper-gen completions words -- $words[2..-1] 2>/dev/null
            end
            complete -c viper-gen -a '(__viper_gen_words)'

            """
        }
    }
}
