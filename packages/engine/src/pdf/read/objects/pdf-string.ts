import { decodeTextString, encodeTextString } from './text-string.ts';

/** A string: bytes, whatever they mean. Never encrypted: those of an encrypted file are decrypted when they are read. */
export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** A text string (7.9.2.2): ASCII where that is enough, else UTF-16 with its mark. */
  static fromText(text: string): PdfString {
    return new PdfString(encodeTextString(text));
  }

  /** The bytes read as a text string: UTF-16 or UTF-8 by its mark, else PDFDocEncoding. */
  get text(): string {
    return decodeTextString(this.bytes);
  }
}
