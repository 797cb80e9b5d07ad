const known = new Map<string, PdfName>();

/** Names beyond this are not kept for the next time they are met: a hostile file may have any number. */
const mostKept = 5_000;

/** A name such as `/Type`, with its `#xx` escapes undone. */
export class PdfName {
  /** One character (U+0000 to U+00FF) for each byte of the name, without the slash. */
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static of(text: string): PdfName {
    const kept = known.get(text);
    if (kept) return kept;
    const name = new PdfName(text);
    if (known.size < mostKept && text.length < 64) known.set(text, name);
    return name;
  }
}
