import type { EditorBlock, TemplateDocument, TextReplacement } from '../../application/schema/index.ts';

/** Where a proposed field is printed in the text of a Word file: a replacement in one of its paragraphs. */
export interface ProposedBlank extends TextReplacement {
  /** The part of a header or footer that it is in. */
  readonly part?: string;
  /** Types of the blocks from the section, header or footer down to the paragraph. */
  readonly types: readonly EditorBlock['type'][];
  readonly path: readonly number[];
  /** The text of the paragraph. */
  readonly text: string;
}

const samePath = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((step, depth) => step !== other[depth]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** What opens a repetition is before what is printed in it, and what closes it is behind. */
const rankOf = ({ to }: TextReplacement): number => (to.startsWith('{{#') ? 0 : to.startsWith('{{/') ? 2 : 1);

/** Replacements in their order. Those at one place are one. */
function ordered(replacements: readonly TextReplacement[]): TextReplacement[] {
  const sorted = replacements.toSorted((one, other) => one.at - other.at || rankOf(one) - rankOf(other));
  return sorted.reduce<TextReplacement[]>((done, next) => {
    const last = done.at(-1);
    if (last === undefined || last.at !== next.at) return [...done, next];
    return [...done.slice(0, -1), { at: last.at, from: last.from + next.from, to: last.to + next.to }];
  }, []);
}

function putInto(children: readonly EditorBlock[], blank: ProposedBlank, depth: number): EditorBlock[] {
  const { part, types, path, text, at, from, to } = blank;
  const [type, own] = [types[depth] ?? 'paragraph', path.slice(0, path.length - types.length + depth + 1)];
  const isHere = (child: EditorBlock): boolean => depth > 0 || child.part === part;
  const known = children.find((child) => isHere(child) && samePath(child.path, own));
  const block: EditorBlock = known ?? { type, path: own, ...(depth === 0 && part !== undefined && { part }) };
  const replacements = ordered([...(block.replacements ?? []), { at, from, to }]);
  const next: EditorBlock =
    depth === types.length - 1
      ? { ...block, text, replacements }
      : { ...block, children: putInto(block.children ?? [], blank, depth + 1) };
  if (known !== undefined) return children.map((child) => (child === known ? next : child));
  // Parts follow each other as they come; the main document is the first of them.
  const later = (child: EditorBlock): boolean => isHere(child) && isBefore(own, child.path);
  const isMain = depth === 0 && part === undefined;
  const after = children.findIndex((child) => later(child) || (isMain && child.part !== undefined));
  return after < 0 ? [...children, next] : [...children.slice(0, after), next, ...children.slice(after)];
}

/** The document of a Word file with tags put into blanks of its text, next to what it sets already. */
export function fillBlanks(document: TemplateDocument | undefined, blanks: readonly ProposedBlank[]): TemplateDocument {
  return blanks.reduce<TemplateDocument>(
    (filled, blank) => ({ ...filled, children: putInto(filled.children, blank, 0) }),
    document ?? { children: [] },
  );
}
