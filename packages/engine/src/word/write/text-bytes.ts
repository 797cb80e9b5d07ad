/** The XML of a line break and of a tab inside text, already encoded. */
export interface TextBreaks {
  readonly line: Uint8Array;
  readonly tab: Uint8Array;
}

/** Bytes that grow. Text is written as UTF-8 and escaped for XML in the same pass. */
export class TextBytes {
  #bytes = new Uint8Array(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The bytes, and room behind them; valid until the next write. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Forgets everything after `length`. */
  truncate(length: number): void {
    this.#length = length;
  }

  write(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /**
   * Writes text for element content: `&`, `<`, `>` escaped, and what XML 1.0 cannot hold (control characters, lone
   * surrogates, U+FFFE, U+FFFF) left out. Line breaks and tabs become the given XML.
   */
  writeText(text: string, breaks: TextBreaks): void {
    // A UTF-16 unit never takes more than 5 bytes here: `&amp;`.
    this.#reserve(text.length * 5);
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit >= 0x80) {
        if (this.#writeWide(text, index, unit)) index++;
      } else if (unit >= 0x20) {
        if (unit === 0x26) this.#writeAscii('&amp;');
        else if (unit === 0x3c) this.#writeAscii('&lt;');
        else if (unit === 0x3e) this.#writeAscii('&gt;');
        else this.#bytes[this.#length++] = unit;
      } else if (unit === 0x0a || unit === 0x0d) {
        // \r\n and a lone \r are one line break each.
        if (unit === 0x0d && text.charCodeAt(index + 1) === 0x0a) index++;
        this.write(breaks.line);
        this.#reserve((text.length - index) * 5);
      } else if (unit === 0x09) {
        this.write(breaks.tab);
        this.#reserve((text.length - index) * 5);
      }
    }
  }

  /** Writes a character outside ASCII; true when it took two UTF-16 units. */
  #writeWide(text: string, index: number, unit: number): boolean {
    const bytes = this.#bytes;
    if (unit < 0x800) {
      bytes[this.#length++] = 0xc0 | (unit >> 6);
      bytes[this.#length++] = 0x80 | (unit & 0x3f);
      return false;
    }
    if (unit < 0xd800 || (unit > 0xdfff && unit < 0xfffe)) {
      bytes[this.#length++] = 0xe0 | (unit >> 12);
      bytes[this.#length++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[this.#length++] = 0x80 | (unit & 0x3f);
      return false;
    }
    const low = text.charCodeAt(index + 1);
    if (unit > 0xdbff || !(low >= 0xdc00 && low <= 0xdfff)) return false;
    const point = ((unit - 0xd800) << 10) + (low - 0xdc00) + 0x10000;
    bytes[this.#length++] = 0xf0 | (point >> 18);
    bytes[this.#length++] = 0x80 | ((point >> 12) & 0x3f);
    bytes[this.#length++] = 0x80 | ((point >> 6) & 0x3f);
    bytes[this.#length++] = 0x80 | (point & 0x3f);
    return true;
  }

  #writeAscii(text: string): void {
    for (let index = 0; index < text.length; index++) this.#bytes[this.#length++] = text.charCodeAt(index);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
