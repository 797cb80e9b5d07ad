// What every platform of the engine has besides the language itself: Node, browsers and workers.
// Declared here because the pure part is compiled without the types of Node or of the DOM.

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(data?: Uint8Array): string;
}
