import type { EditorBlock } from '../../../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { nearestName } from '../../../problems/nearest-name.ts';
import { formatPath } from '../../read/block.ts';
import type { TextPartKind, TextPartName } from '../../read/word-package.ts';
import type { TemplateLayer } from '../model/layer.ts';

/** A block that is a sibling of the sections, with its position in the document. */
export interface TopBlock {
  readonly block: EditorBlock;
  readonly index: number;
}

/** Blocks that are outside of the main document unless they specify a part. */
const kinds: ReadonlyMap<string, TextPartKind> = new Map(
  Object.entries<TextPartKind>({
    header: 'header',
    footer: 'footer',
    footnote: 'footnotes',
    endnote: 'endnotes',
  }),
);

/** Does the block name the part? The folder may be left out: `header1.xml`. */
export function namesPart(wanted: string, name: string): boolean {
  return wanted === name || wanted === name.slice(name.lastIndexOf('/') + 1);
}

/** The part that a sibling of the sections is in, or what is wrong with it. */
function partOf({ type, part }: EditorBlock, parts: readonly TextPartName[], place: Place): string | Problem {
  if (part !== undefined) {
    const found = parts.find(({ name }) => namesPart(part, name));
    if (found) return found.name;
    const names = parts.map(({ name }) => name);
    const nearest = nearestName(part, names);
    return createProblem('word.editor-part', place, { name: part, known: nearest ?? names.join('、') });
  }
  const kind = kinds.get(type) ?? 'document';
  const [only, another] = parts.filter((each) => each.kind === kind);
  if (!only) return createProblem('word.editor-part-none', place, { type });
  if (!another) return only.name;
  const known = parts.filter((each) => each.kind === kind).map(({ name }) => name);
  return createProblem('word.editor-part-needed', place, { type, known: known.join('、') });
}

/** The blocks of a template document by the parts of the file that they are in. */
export function assignParts(
  { document, pointer }: TemplateLayer,
  parts: readonly TextPartName[],
  file: Place,
): { readonly byPart: ReadonlyMap<string, readonly TopBlock[]>; readonly problems: readonly Problem[] } {
  const byPart = new Map<string, TopBlock[]>();
  const problems: Problem[] = [];
  for (const [index, block] of document.children.entries()) {
    const path = formatPath(block.path);
    const at = pointer === undefined ? {} : { pointer: `${pointer}/children/${index}` };
    const part = partOf(block, parts, { ...file, path, ...at });
    if (typeof part !== 'string') problems.push(part);
    else byPart.set(part, [...(byPart.get(part) ?? []), { block, index }]);
  }
  return { byPart, problems };
}
