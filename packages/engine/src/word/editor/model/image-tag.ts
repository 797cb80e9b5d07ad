import type { EditorBlock } from '../../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { decodeDataUrl } from '../../images/image-store.ts';

/** mm in each unit of length that styles may use. */
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, pt: 25.4 / 72, in: 25.4, px: 25.4 / 96 };

/** A length of the styles in mm: `50mm`, `3cm`, `40pt`, `1in`, `120px`, a bare number of px. Null when it is none. */
export function millimetresOf(length: string | number): number | null {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(mm|cm|pt|in|px)?\s*$/.exec(String(length));
  const mm = Number(match?.[1]) * (millimetres[match?.[2] ?? 'px'] ?? Number.NaN);
  return mm > 0 ? mm : null;
}

/** Folders that may precede the name of an image in a bundle. */
const folders = /^(?:\.?\/)?(?:files\/)?images\//;

/** Makes the tags that print the pictures of image blocks. */
export class ImageTags {
  readonly #problems: Problem[];
  /** Images that came with the document itself, by the names that their tags use. */
  readonly images = new Map<string, Uint8Array>();

  constructor(problems: Problem[]) {
    this.#problems = problems;
  }

  /** `{{image "logo.png" width="50mm"}}`; empty when the block is wrong. */
  tag({ image, text }: EditorBlock, place: Place): string {
    if (!image) {
      this.#problems.push(createProblem('word.editor-image-missing', place));
      return '';
    }
    const { src, styles = {} } = image;
    const source = this.#source(src.trim(), place);
    const sides = (['width', 'height'] as const).map((name) => this.#length(name, styles[name], place));
    const fit = styles['fit'] === undefined ? '' : ` fit=${this.#literal('fit', String(styles['fit']), place)}`;
    const alt = String(styles['alt'] ?? text ?? '');
    const described = alt === '' ? '' : ` alt=${this.#literal('alt', alt, place)}`;
    return `{{image ${source}${sides.join('')}${fit}${described}}}`;
  }

  #source(src: string, place: Place): string {
    if (/^data:/i.test(src)) {
      const bytes = decodeDataUrl(src);
      if (!bytes) return this.#fault('src', src.slice(0, 40), place);
      const name = `block ${this.images.size + 1}`;
      this.images.set(name, bytes);
      return `"${name}"`;
    }
    const expression = /^\{\{\s*(.+?)\s*\}\}$/s.exec(src)?.[1];
    if (expression === undefined) return this.#literal('src', src.replace(folders, ''), place);
    return /\s/.test(expression) && !expression.startsWith('(') ? `(${expression})` : expression;
  }

  #length(name: string, value: string | number | undefined, place: Place): string {
    if (value === undefined || value === '' || value === 'auto') return '';
    const mm = millimetresOf(value);
    if (mm === null) return this.#fault(name, String(value), place);
    return ` ${name}="${Math.round(mm * 10_000) / 10_000}mm"`;
  }

  /** A text in quotes, as tags write it; they have no escape for quotes and braces. */
  #literal(name: string, text: string, place: Place): string {
    const plain = text.replace(/\s+/g, ' ');
    if (/\{\{|\}\}/.test(plain) || (plain.includes('"') && plain.includes("'"))) return this.#fault(name, text, place);
    return plain.includes('"') ? `'${plain}'` : `"${plain}"`;
  }

  #fault(name: string, value: string, place: Place): string {
    this.#problems.push(createProblem('word.editor-image', place, { name, value: value.slice(0, 40) }));
    return '';
  }
}
