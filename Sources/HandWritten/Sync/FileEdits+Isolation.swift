import SwiftSource
import ViperModel

extension FileEdits {
    /// Moves a class to the main actor, or from it, as `wanted` says, where it stands as it was written `before`.
    mutating func followIsolation(
        of part: WrittenSwift.Part, from before: DeclarationOutline, to wanted: DeclarationOutline
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
