import type { Item, Node, Piece, RowNode } from './block-trees.ts';
import { openChildren, type XmlNode } from './package/xml-node.ts';

/** What a document shows: paragraphs as their text, tables as rows of cells of the same. Objects show as one sign. */
export type Shown = string | readonly (readonly (readonly Shown[])[])[];

type Branching<Inner> = { readonly inner: readonly Inner[]; readonly otherwise: readonly Inner[] | null };

/** The branch of a block that is printed, once for each item; null when none is. */
function branches<Inner>(
  kind: 'if' | 'each',
  { inner, otherwise }: Branching<Inner>,
  item: Item,
): { inner: readonly Inner[]; item: Item }[] {
  const chosen = kind === 'if' ? (item.k ? [item] : []) : item.l;
  if (chosen.length > 0) return chosen.map((each) => ({ inner, item: each }));
  return otherwise ? [{ inner: otherwise, item }] : [];
}

function textOf(pieces: readonly Piece[], item: Item): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'value') return item.v;
      if (!('inner' in piece)) return '◇';
      return branches(piece.kind, piece, item)
        .map((branch) => textOf(branch.inner, branch.item))
        .join('');
    })
    .join('');
}

/** Does the paragraph go because the blocks that are all of it print nothing? */
function vanishes(pieces: readonly Piece[], item: Item): boolean {
  return pieces.every((piece) => 'inner' in piece && branches(piece.kind, piece, item).length === 0);
}

function rowsOf(row: RowNode, columns: number, item: Item): (readonly (readonly Shown[])[])[] {
  if (row.kind === 'row') return [row.cells.map((nodes) => closed(nodes, item))];
  if (row.kind === 'tagged') {
    return branches(row.block, { inner: [row], otherwise: null }, item).map(({ item: inner }) =>
      row.cells.map((nodes, index) =>
        ended([...(index === 0 ? ['初'] : []), ...open(nodes, inner), ...(index === columns - 1 ? ['終'] : [])]),
      ),
    );
  }
  return branches(row.block, row, item).flatMap(({ inner, item: each }) =>
    inner.flatMap((one) => rowsOf(one, columns, each)),
  );
}

/** Tables that have nothing between them are kept apart. */
function separated(shown: readonly Shown[]): Shown[] {
  return shown.flatMap((each, index) =>
    typeof each !== 'string' && index > 0 && typeof shown[index - 1] !== 'string' ? ['', each] : [each],
  );
}

/** The blocks of a cell or control, with the paragraph that the template itself has behind a table or control there. */
function open(nodes: readonly Node[], item: Item): Shown[] {
  const last = nodes.at(-1);
  const shown = model(nodes, item);
  return last?.kind === 'table' || last?.kind === 'control' ? [...shown, ''] : shown;
}

/** Cells and content controls end with a paragraph, whatever is left out of them. */
function ended(shown: readonly Shown[]): Shown[] {
  return typeof shown.at(-1) === 'string' ? [...shown] : [...shown, ''];
}

function closed(nodes: readonly Node[], item: Item): Shown[] {
  return ended(open(nodes, item));
}

/** What a template of these blocks shows with this data. */
export function model(nodes: readonly Node[], item: Item): Shown[] {
  const shown = nodes.flatMap((node): Shown[] => {
    switch (node.kind) {
      case 'paragraph':
        return vanishes(node.pieces, item) ? [] : [textOf(node.pieces, item)];
      case 'table': {
        const rows = node.rows.flatMap((row) => rowsOf(row, node.columns, item));
        return rows.length > 0 ? [rows] : [];
      }
      case 'control':
        return closed(node.inner, item);
      case 'if':
      case 'each':
        return branches(node.kind, node, item).flatMap(({ inner, item: each }) => model(inner, each));
    }
  });
  return separated(shown);
}

const objects = new Set(['w:drawing', 'w:footnoteReference']);

function paragraphText(node: XmlNode): string {
  if (node.name === 'w:t') return node.text;
  return objects.has(node.name) ? '◇' : node.children.map(paragraphText).join('');
}

/** What a finished document shows in an element. */
export function shownIn(container: XmlNode): Shown[] {
  return openChildren(container, 'mc:Choice').flatMap((each): Shown[] => {
    if (each.name === 'w:p') return [paragraphText(each)];
    if (each.name === 'w:sdt' || each.name === 'w:sdtContent') return shownIn(each);
    if (each.name !== 'w:tbl') return [];
    const rows = each.children.filter(({ name }) => name === 'w:tr');
    return [rows.map((row) => row.children.filter(({ name }) => name === 'w:tc').map(shownIn))];
  });
}
