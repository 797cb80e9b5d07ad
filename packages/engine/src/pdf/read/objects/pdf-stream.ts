import type { PdfDict } from './pdf-dict.ts';

/** A stream: its dictionary and its bytes as the filters left them. Never encrypted, like strings. */
export class PdfStream {
  readonly dict: PdfDict;
  #raw: Uint8Array | (() => Uint8Array);

  /** `raw` may be a function: it is called once, when the bytes are first asked for. */
  constructor(dict: PdfDict, raw: Uint8Array | (() => Uint8Array)) {
    this.dict = dict;
    this.#raw = raw;
  }

  get raw(): Uint8Array {
    if (typeof this.#raw === 'function') this.#raw = this.#raw();
    return this.#raw;
  }
}
