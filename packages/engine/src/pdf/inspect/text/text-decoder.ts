/** A character of a string that a content stream shows. */
export interface ShownCharacter {
  /** Its text; empty when the font does not define it. */
  readonly text: string;
  /** Advance in type sizes. */
  readonly width: number;
  /** The one-byte code 32, which word spacing applies to. */
  readonly isSpace: boolean;
}

/** Reads the strings that are shown in one font. */
export interface TextDecoder {
  readonly vertical: boolean;
  decode(bytes: Uint8Array): Iterable<ShownCharacter>;
}
