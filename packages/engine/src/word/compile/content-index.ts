import type { TextAtom } from '../read/paragraph-text.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { TemplateParagraph } from './template-tag.ts';

/**
 * Answers how much a reader sees of a stretch of a paragraph in the time of a look-up: a paragraph may hold thousands of tags,
 * and each depends on everything before and after it.
 */
export class ContentIndex {
  readonly #atoms: readonly TextAtom[];
  /** Characters before each offset that no silent tag covers; all, and those that are not white space. */
  readonly #visible: Uint32Array;
  readonly #inked: Uint32Array;
  /** Objects before each atom that are not in the middle of a silent tag. */
  readonly #objects: Uint32Array;

  constructor(paragraph: TemplateParagraph, isSilent: (tag: TemplateParagraph['tags'][number]) => boolean) {
    const { atoms, text } = paragraph.text;
    const silent = new Uint8Array(text.length);
    /** Offsets strictly inside a silent tag. */
    const inside = new Uint8Array(text.length + 1);
    for (const tag of paragraph.tags) {
      if (!isSilent(tag)) continue;
      silent.fill(1, tag.source.start, tag.source.end);
      inside.fill(1, tag.source.start + 1, tag.source.end);
    }
    this.#atoms = atoms;
    this.#visible = new Uint32Array(text.length + 1);
    this.#inked = new Uint32Array(text.length + 1);
    for (let index = 0; index < text.length; index++) {
      const visible = silent[index] === 0;
      const inked = visible && text.charAt(index).trim() !== '';
      this.#visible[index + 1] = (this.#visible[index] ?? 0) + (visible ? 1 : 0);
      this.#inked[index + 1] = (this.#inked[index] ?? 0) + (inked ? 1 : 0);
    }
    this.#objects = new Uint32Array(atoms.length + 1);
    atoms.forEach((atom, index) => {
      const shown = atom.kind === 'object' && inside[atom.start] === 0;
      this.#objects[index + 1] = (this.#objects[index] ?? 0) + (shown ? 1 : 0);
    });
  }

  /** Is there a visible character in [from, to), or an object in [from, to], within the element? */
  has(from: number, to: number, within: XmlElement, ignoreSpace: boolean): boolean {
    const atoms = this.#atoms;
    const first = firstAtLeast(atoms, within.start, (atom) => atom.element.start);
    const last = firstAtLeast(atoms, within.end + 1, (atom) => atom.element.end);
    if (first >= last) return false;
    const seen = ignoreSpace ? this.#inked : this.#visible;
    const lastAtom = atoms[last - 1] as TextAtom;
    const start = Math.max(from, (atoms[first] as TextAtom).start);
    const end = Math.min(to, lastAtom.start + lastAtom.text.length);
    if (end > start && (seen[end] ?? 0) > (seen[start] ?? 0)) return true;
    const firstObject = Math.max(
      first,
      firstAtLeast(atoms, from, (atom) => atom.start),
    );
    const lastObject = Math.min(
      last,
      firstAtLeast(atoms, to + 1, (atom) => atom.start),
    );
    return lastObject > firstObject && (this.#objects[lastObject] ?? 0) > (this.#objects[firstObject] ?? 0);
  }
}
