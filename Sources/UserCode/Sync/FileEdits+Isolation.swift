import SwiftSource
import ViperModel

extension FileEdits {
    /// Updates the isolation attribute of a class (`@MainActor`), if the class still has the attribute that viper-gen
    /// generated.
    mutating func followIsolation(
        of part: UserFileIndex.Part, from before: DeclarationOutline, to wanted: DeclarationOutline
    ) {
        let file = part.file
        func isolation(_ type: DeclarationOutline) -> Attribute? { type.attributes.first(where: \.isIsolation) }
        let (old, new, own) = (isolation(before), isolation(wanted), isolation(part.declaration))
        guard old?.text != new?.text, own?.text == old?.text else { return }
        let start = own?.range.lowerBound ?? part.declaration.range.lowerBound
        let end = own.map {
            $0.range.upperBound + file.source.bytes[$0.range.upperBound...].prefix(while: \.isWhiteSpace).count
        }
        let text = new.map { $0.text + file.style.lineEnd + file.source.indentation(at: start) } ?? ""
        replace(start..<(end ?? start), in: file, by: text)
    }
}
