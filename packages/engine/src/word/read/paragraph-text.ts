import { decodeWithOffsets } from '../../xml/entities.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import { isSelfClosed, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/**
 * One piece of a paragraph's content, in reading order. Text pieces carry characters; breaks and tabs read as white space;
 * anything else a run can hold (picture, field mark, note reference) is an object without characters.
 */
export interface TextAtom {
  readonly kind: 'text' | 'tab' | 'break' | 'object';
  readonly element: XmlElement;
  /** The run the atom is in; null for an object that is next to the runs, such as a formula. */
  readonly run: XmlElement | null;
  readonly text: string;
  /** Offset of the atom's first character in the paragraph's text. */
  readonly start: number;
  /** For each character and the end, its offset in the part; null when they simply follow `element.openEnd`. */
  readonly offsets: readonly number[] | null;
}

/** The flat text of one paragraph. Text boxes inside it are paragraphs of their own. */
export interface ParagraphText {
  readonly element: XmlElement;
  readonly atoms: readonly TextAtom[];
  readonly text: string;
}

/** Children of a run that are neither content nor worth keeping a tag's paragraph for. */
const silent = new Set(['w:rPr', 'w:lastRenderedPageBreak', 'w:softHyphen', 'w:proofErr', 'w:commentReference']);

/** Containers inside a paragraph whose runs read as part of it. */
const transparent = new Set([
  'w:hyperlink',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
  'w:ruby',
  'w:rubyBase',
]);

/** Objects next to the runs that a reader sees. */
const visibleBesideRuns = new Set(['m:oMath', 'm:oMathPara', 'w:subDoc', 'w:altChunk']);

function atomKind(name: string): TextAtom['kind'] {
  if (name === 'w:t') return 'text';
  if (name === 'w:tab' || name === 'w:ptab') return 'tab';
  if (name === 'w:br' || name === 'w:cr') return 'break';
  return 'object';
}

const atomCharacters = { tab: '\t', break: '\n', object: '' };

/** Reads the flat text of a paragraph. Deleted text of tracked changes is left out: the document reads as accepted. */
export function readParagraph(part: XmlPart, element: XmlElement): ParagraphText {
  const atoms: TextAtom[] = [];
  let text = '';

  const addAtom = (each: XmlElement, run: XmlElement | null): void => {
    const kind = atomKind(each.name);
    let characters = kind === 'text' ? '' : atomCharacters[kind];
    let offsets: readonly number[] | null = null;
    if (kind === 'text' && !isSelfClosed(each)) {
      const decoded = decodeWithOffsets(part.xml.slice(each.openEnd, each.closeStart));
      characters = decoded.text;
      offsets = decoded.offsets;
    }
    atoms.push({ kind, element: each, run, text: characters, start: text.length, offsets });
    text += characters;
  };
  const readRun = (run: XmlElement): void => {
    for (const each of run.children) {
      if (each.name === 'w:ruby') readContent(each);
      else if (!silent.has(each.name)) addAtom(each, run);
    }
  };
  const readContent = (container: XmlElement): void => {
    for (const each of container.children) {
      if (each.name === 'w:r') readRun(each);
      else if (transparent.has(each.name)) readContent(each);
      else if (visibleBesideRuns.has(each.name)) addAtom(each, null);
    }
  };
  readContent(element);
  return { element, atoms, text };
}

/** Offset in the part of the character at `index` of an atom (its end for `index` = its length). */
export function atomOffset(atom: TextAtom, index: number): number {
  if (atom.kind !== 'text') return index === 0 ? atom.element.start : atom.element.end;
  const base = atom.element.openEnd;
  return atom.offsets ? base + (atom.offsets[index] ?? 0) : base + index;
}

const withCharacters = new WeakMap<ParagraphText, readonly TextAtom[]>();

/** The atom that holds the character at `index` of the paragraph's text. */
export function atomAt(text: ParagraphText, index: number): TextAtom | undefined {
  let atoms = withCharacters.get(text);
  if (!atoms) {
    atoms = text.atoms.filter((atom) => atom.text !== '');
    withCharacters.set(text, atoms);
  }
  const atom = atoms[firstAtLeast(atoms, index + 1, (each) => each.start) - 1];
  return atom && index < atom.start + atom.text.length ? atom : undefined;
}
