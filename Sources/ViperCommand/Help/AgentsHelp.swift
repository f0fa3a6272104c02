let agentsHelp = """
    ## viper-gen

    - Each screen is a spec in Specs/. Run `viper-gen help language` for the language, and read an existing spec first.
    - Never edit *.generated.swift. If the compiler reports an error in such a file, correct the spec that
      the first line of the file names.
    - To change a screen: edit its spec, run `viper-gen check`, then `viper-gen generate` and read its warnings, some of
      which appear only once. Run `viper-gen check` to list the stubs, and implement them in the classes. Then run
      `viper-gen check --strict` and `swift test`.
    - `viper-gen check` checks specs, boundaries between parts, and stubs. The compiler checks the rest: types, labels,
      `try` and `await` in classes and tests, and implementations of services. Always build.
    - Rename members with `viper-gen rename Module.member newName`, never by hand, and before other edits. To rename
      services and types, edit the specs and your Swift.
    - Move a body to the class with `viper-gen move Module.member swift`, and back to the spec with `spec` instead of
      `swift`. Delete a module with `viper-gen remove Module`. Create a module with `viper-gen new Module`.
    - If you change a delegate, edit its section, all `on` sections for it, and all `delegate?.` calls together.
      If you change a service, edit its implementation too.
    - Names in mocks and in the log contain labels, such as `store.removeIdReceivedId` and `"Store.remove(id:)"`. If you
      change a label, update your tests.
    - If `check` reports a class as missing, restore the file with git. `viper-gen generate` creates only stubs.
    - For a new dependency, add a property to the composition root. For a new event, call `presenter` in the view.
    - After you implement a member, enable its disabled test.
    - `viper-gen check --format json` prints one object per line, and nothing if there is nothing to report. Keys: rule,
      severity, message, path, line, column, end_line, end_column, explanation (why, and what to do), notes, fix_its (each
      replaces a range of a file), fixable. `viper-gen check --fix` applies the fix-its of findings with
      "fixable":true. A wrong command line prints severity, message and usage.
    - Delete a member only as a last resort, even if a message offers to delete it.
    - Exit codes: 0 success, 1 findings, 2 errors in specs or App.viper, 3 refused (an edited generated file, or an
      interrupted run), 64 wrong command line, 74 disk error.

    """
