import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { findBlock, isOwn, kindOf, type BlockKey } from './block-node.ts';
import { nodeOf } from './tree-document.ts';

/** The table that a cell is in, where it begins, and which column the cell is. */
function tableOf(state: EditorState, key: BlockKey) {
  const found = findBlock(state.doc, key);
  const table = found?.around.findLast((each) => kindOf(each) === 'newTable');
  const row = found?.around.at(-1);
  if (found === undefined || table === undefined || row === undefined || !isOwn(table)) return undefined;
  const place = state.doc.resolve(found.at);
  const column = place.index();
  const at = place.before(place.depth - 1);
  return { table, column, at };
}

/** Changes the cells of every row of a table. */
function changeRows(
  state: EditorState,
  { table, at }: { readonly table: Node; readonly at: number },
  change: (cells: readonly Node[]) => readonly Node[],
): Transaction {
  const rows: Node[] = [];
  table.forEach((row) => rows.push(row.type.create(row.attrs, change(row.children))));
  return state.tr.replaceWith(at, at + table.nodeSize, table.type.create(table.attrs, rows));
}

/** Adds a column behind that of a cell. */
export function addColumn(state: EditorState, key: BlockKey): Transaction | undefined {
  const found = tableOf(state, key);
  if (found === undefined) return undefined;
  const part = String(found.table.attrs['part']);
  const cell = (): Node => nodeOf({ type: 'cell', path: [], text: '' }, { part, isOwn: true });
  return changeRows(state, found, (cells) => cells.toSpliced(found.column + 1, 0, cell()));
}

/** Removes the column of a cell; undefined for the last one. */
export function removeColumn(state: EditorState, key: BlockKey): Transaction | undefined {
  const found = tableOf(state, key);
  if (found === undefined || (found.table.firstChild?.childCount ?? 0) < 2) return undefined;
  return changeRows(state, found, (cells) => cells.filter((_, column) => column !== found.column || cells.length < 2));
}
