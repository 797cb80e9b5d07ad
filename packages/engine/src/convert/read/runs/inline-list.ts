import type { Floating } from '../../model/index.ts';
import type { Inline } from '../../model/inline.ts';
import type { TextFormat } from '../../model/formats.ts';
import { unfitted, withHighAnsi } from './format-variant.ts';

/** A stretch that is set to one width (`w:fitText`); runs of one id belong together. */
export interface Fit {
  /** pt. */
  readonly width: number;
  readonly id: string;
}

const control = /[\t\r\n]/;
const lineEnds = /[\r\n]/g;

interface Tail {
  readonly kind: 'text' | 'fit' | 'upright';
  readonly format: TextFormat;
  readonly link: string | undefined;
  readonly fit: Fit | undefined;
  text: string;
}

/**
 * Characters beyond ASCII that may take the font of `w:hAnsi` (ECMA-376 part 1, 17.3.2.26): all but those that always take the East
 * Asian font, and marks that belong to the character before them.
 */
const beyondAscii =
  /([\u0080-\u02ff\u0370-\u10ff\u1200-\u200a\u2010-\u205f\u2070-\u20cf\u2100-\u2bff\ua4d0-\ua95f\ua980-\uabff\ufb00-\ufdff\ufe70-\ufefe]+)/;

/** The inlines of a paragraph as they are found. Text that looks alike is one piece, however many runs it is in. */
export class InlineList {
  readonly floats: Floating[] = [];
  readonly #inlines: Inline[] = [];
  #tail: Tail | undefined;

  get isEmpty(): boolean {
    return this.#inlines.length === 0 && this.#tail === undefined && this.floats.length === 0;
  }

  text(text: string, format: TextFormat, link: string | undefined): void {
    const { ascii, highAnsi } = format.fonts;
    if (ascii === highAnsi || !beyondAscii.test(text)) {
      this.#add('text', text, format, link, undefined);
      return;
    }
    for (const piece of text.split(beyondAscii)) {
      const isBeyond = (piece.codePointAt(0) ?? 0) > 0x7f && beyondAscii.test(piece);
      this.#add('text', piece, isBeyond ? withHighAnsi(format) : format, link, undefined);
    }
  }

  /** Text in which control characters represent tabs and spaces. */
  tabbedText(text: string, format: TextFormat): void {
    if (!control.test(text)) return this.text(text, format, undefined);
    const [first = '', ...rest] = text.replace(lineEnds, ' ').split('\t');
    this.text(first, format, undefined);
    for (const piece of rest) {
      this.push({ kind: 'tab', format });
      this.text(piece, format, undefined);
    }
  }

  upright(text: string, format: TextFormat, link: string | undefined): void {
    this.#add('upright', text, format, link, undefined);
  }

  fit(text: string, format: TextFormat, link: string | undefined, fit: Fit): void {
    this.#add('fit', text, unfitted(format), link, fit);
  }

  push(inline: Inline): void {
    this.#finish();
    this.#inlines.push(inline);
  }

  finished(): readonly Inline[] {
    this.#finish();
    return this.#inlines;
  }

  #add(kind: Tail['kind'], text: string, format: TextFormat, link: string | undefined, fit: Fit | undefined): void {
    if (text === '') return;
    const tail = this.#tail;
    const goesOn =
      tail?.kind === kind &&
      (fit ? tail.fit?.id === fit.id && fit.id !== '' : tail.format === format) &&
      tail.link === link;
    if (goesOn) {
      tail.text += text;
      return;
    }
    this.#finish();
    this.#tail = { kind, text, format, link, fit };
  }

  #finish(): void {
    const tail = this.#tail;
    if (!tail) return;
    this.#tail = undefined;
    const { kind, text, format, link, fit } = tail;
    const styled = { text, format, ...(link !== undefined && { link }) };
    if (kind === 'fit') this.#inlines.push({ kind, ...styled, width: fit?.width ?? 0 });
    else this.#inlines.push({ kind, ...styled });
  }
}
