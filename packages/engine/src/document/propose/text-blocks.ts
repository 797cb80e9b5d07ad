import type { EditorBlock, TemplateDocument } from '../../application/schema/index.ts';
import type { PlaceholderControl } from '../../word/editor/index.ts';
import { readRows, type EmptyRows } from './empty-rows.ts';
import { paragraphsIn, readTable } from './table-labels.ts';

/** A paragraph of a Word file with the words that are next to it. */
export interface TextBlock {
  /** Types of the blocks from the section, header or footer down to the paragraph, which is the last. */
  readonly types: readonly EditorBlock['type'][];
  readonly path: readonly number[];
  /** The part of a header or footer. */
  readonly part?: string;
  readonly text: string;
  /** For the paragraph of a cell that is filled in: the words of the cell before or above it. */
  readonly label?: string;
  /** For any paragraph of such a cell: the words, which its paragraphs have in common. */
  readonly cell?: { readonly label: string };
  /** In a row of a table that lists things, of which the first row has the tags for all. */
  readonly rows?: EmptyRows;
  /** Is its table a form: two columns, of which the right one has blanks? */
  readonly inForm?: boolean;
  /** Content controls in it that nothing is filled into yet. */
  readonly controls: readonly PlaceholderControl[];
}

/** The paragraph of a cell that is filled in: the only one, else the first of several that are all empty. */
function filledParagraph(cell: EditorBlock): EditorBlock | undefined {
  const [first, ...more] = paragraphsIn(cell);
  return more.every(({ text = '' }) => text.trim() === '') ? first : undefined;
}

const keyOf = ({ part = '', path }: Pick<PlaceholderControl, 'part' | 'path'>): string => `${part}|${path.join('.')}`;
const outermost: ReadonlySet<string> = new Set(['section', 'header', 'footer']);

/**
 * The paragraphs of a Word file with their places: those of its text, then those of its headers and footers. Notes are left out.
 * @param controls what `placeholderControls` read in the same file
 */
export function textBlocks({ children }: TemplateDocument, controls: readonly PlaceholderControl[] = []): TextBlock[] {
  const byPlace = new Map<string, PlaceholderControl[]>();
  for (const control of controls) byPlace.set(keyOf(control), [...(byPlace.get(keyOf(control)) ?? []), control]);
  const found: TextBlock[] = [];
  for (const top of children) {
    if (!outermost.has(top.type)) continue;
    const part = top.part === undefined ? {} : { part: top.part };
    const controlsIn = (block: EditorBlock): readonly PlaceholderControl[] =>
      byPlace.get(keyOf({ ...part, path: block.path })) ?? [];
    const isOpenByControl = (cell: EditorBlock): boolean =>
      paragraphsIn(cell).some((each) => controlsIn(each).length > 0);
    const labels = new Map<EditorBlock, Pick<TextBlock, 'label' | 'inForm' | 'cell' | 'rows'>>();
    const walk = (block: EditorBlock, around: readonly EditorBlock['type'][]): void => {
      const types = [...around, block.type];
      if (block.type === 'paragraph' || block.type === 'listItem')
        found.push({
          types,
          path: block.path,
          ...part,
          text: block.text ?? '',
          ...labels.get(block),
          controls: controlsIn(block),
        });
      if (block.type === 'table') {
        const rows = readRows(block);
        for (const each of rows) for (const paragraph of each.blocks) labels.set(paragraph, { rows: each });
        const listed = new Set(rows.flatMap((each) => each.rows));
        const table = readTable(
          { ...block, children: (block.children ?? []).filter((row) => !listed.has(row)) },
          isOpenByControl,
        );
        for (const [value, label] of table.labels) {
          const cell = { label };
          for (const paragraph of paragraphsIn(value)) labels.set(paragraph, { cell });
          const paragraph = filledParagraph(value);
          if (paragraph !== undefined) labels.set(paragraph, { cell, label, inForm: table.isForm });
        }
      }
      for (const child of block.children ?? []) walk(child, types);
    };
    walk(top, []);
  }
  return found;
}
