// Empty: the compiler looks for this module where a file imports both Testing and UIKit.
