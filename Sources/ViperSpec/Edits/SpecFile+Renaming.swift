import SwiftSource

extension SpecFile {
    /// Returns the offset of each use of a module's name: in its declaration, in `on` sections and in the app's
    /// `root`.
    package func places(ofModule name: String) -> Set<Int> {
        var places: Set<Int> = []
        for declaration in declarations {
            switch declaration {
            case .module(let module):
                if module.name.name == name { places.insert(module.name.range.lowerBound) }
                let named = module.sections.filter { $0.kind == .on }.compactMap(\.name).filter { $0.name == name }
                places.formUnion(named.map(\.range.lowerBound))
            case .app(let app):
                for setting in app.settings where setting.name.name == SettingName.root.rawValue {
                    for case .word(let word) in setting.values where word.name == name {
                        places.insert(word.range.lowerBound)
                    }
                }
            case .importing, .data, .service, .external, .navigation: break
            }
        }
        return places
    }
}
