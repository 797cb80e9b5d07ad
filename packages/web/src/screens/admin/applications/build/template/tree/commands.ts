import type { EditorBlock } from '@shorui/engine/model';
import { Fragment, type Node } from 'prosemirror-model';
import { NodeSelection, Selection, type EditorState, type Transaction } from 'prosemirror-state';
import {
  blockAt,
  findBlock,
  isBlock,
  isOwn,
  keyOf,
  kindOf,
  shellOf,
  wordsOf,
  type BlockKey,
  type FoundBlock,
} from './block-node.ts';
import { nodeOf } from './tree-document.ts';

/** Blocks that can be put in. */
export const insertableKinds = ['newParagraph', 'newList', 'newTable', 'image', 'pagebreak', 'proposal'] as const;
export type InsertableKind = (typeof insertableKinds)[number];

/** Columns and rows of a new table. */
export interface TableSize {
  readonly columns: number;
  readonly rows: number;
}

const some = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A new block, whose paths are given when it is at its place. */
function newBlock(kind: InsertableKind, { columns, rows }: TableSize, src: string): EditorBlock {
  const path: number[] = [];
  if (kind === 'newList') return { type: kind, path, children: [{ type: 'listItem', path, text: '' }] };
  if (kind === 'image') return { type: kind, path, image: { src } };
  if (kind === 'pagebreak') return { type: kind, path };
  if (kind !== 'newTable') return { type: kind, path, text: '' };
  return {
    type: kind,
    path,
    children: some(rows).map((row) => ({
      type: 'row',
      path: [row],
      ...(row === 0 && rows > 1 && { row: { header: true } }),
      children: some(columns).map((column) => ({ type: 'cell' as const, path: [row, column], text: '' })),
    })),
  };
}

/** What is inserted goes right after this position. */
interface InsertionPoint {
  readonly at: number;
  readonly part: string;
}

/** Where a block goes that is inserted after another: next to it, or next to the nearest around it where it is allowed. */
function pointAfter(doc: Node, key: BlockKey | undefined, node: Node): InsertionPoint | undefined {
  const found = findBlock(doc, key);
  const fits = (parent: Node, index: number): boolean =>
    parent.canReplaceWith(index, index, node.type) &&
    !(isBlock(parent) && isOwn(parent) && kindOf(parent) === 'paragraph');
  if (found !== undefined) {
    // In a cell, a section, a passage: at its end.
    if (
      ['section', 'cell', 'header', 'footer', 'proposal'].includes(kindOf(found.node)) &&
      fits(found.node, found.node.childCount)
    )
      return { at: found.at + found.node.nodeSize - 1, part: String(found.node.attrs['part']) };
    const place = doc.resolve(found.at);
    for (let { depth } = place; depth > 0; depth--) {
      const parent = place.node(depth);
      const index = place.index(depth);
      const after = place.posAtIndex(index + 1, depth);
      // A paragraph or an item holds no blocks of its own: what follows it is next to it.
      if (['paragraph', 'newParagraph', 'listItem', 'newList'].includes(kindOf(parent))) continue;
      if (fits(parent, index + 1)) return { at: after, part: String(parent.attrs['part']) };
    }
  }
  let last: FoundBlock | undefined;
  doc.forEach((each, at) => {
    if (kindOf(each) === 'section' && last === undefined) last = blockAt(doc, at);
  });
  if (last !== undefined) return { at: last.at + last.node.nodeSize - 1, part: '' };
  return fits(doc, doc.childCount) ? { at: doc.content.size, part: '' } : undefined;
}

export interface InsertOptions {
  readonly after: BlockKey | undefined;
  readonly size?: TableSize;
  readonly src?: string;
}

/** Puts a new block after another and the caret into it; undefined where there is no place for it. */
export function insertBlock(state: EditorState, kind: InsertableKind, options: InsertOptions): Transaction | undefined {
  const { after, size = { columns: 3, rows: 3 }, src = '' } = options;
  const draft = nodeOf(newBlock(kind, size, src), { part: '', isOwn: true });
  const point = pointAfter(state.doc, after, draft);
  if (point === undefined) return undefined;
  const node = nodeOf(newBlock(kind, size, src), { part: point.part, isOwn: true });
  const change = state.tr.insert(point.at, node);
  return selectBlock(change, point.at).scrollIntoView();
}

/** Puts the caret into the first text of the block at a position, or selects the block. */
export function selectBlock(change: Transaction, at: number): Transaction {
  const node = change.doc.nodeAt(at);
  if (node === null) return change;
  if (wordsOf(node) === undefined && !['newList', 'newTable'].includes(kindOf(node)))
    return change.setSelection(NodeSelection.create(change.doc, at));
  const caret = Selection.findFrom(change.doc.resolve(at + 1), 1, true);
  return caret === null ? change.setSelection(NodeSelection.create(change.doc, at)) : change.setSelection(caret);
}

/** Removes a block that was put in; one around it goes with its last one. */
export function removeBlock(state: EditorState, key: BlockKey): Transaction | undefined {
  const found = findBlock(state.doc, key);
  if (found === undefined || !isOwn(found.node)) return undefined;
  const { at, node, around } = found;
  const parent = around.at(-1);
  const isLast = parent !== undefined && parent.childCount === 1;
  if (isLast && isOwn(parent) && ['newList', 'newTable', 'row'].includes(kindOf(parent)))
    return removeBlock(state, keyOf(parent));
  const enclosed: Node[] = [];
  // The blocks of the file in a passage stay.
  node.forEach((child) => {
    if (isBlock(child) && !isOwn(child)) enclosed.push(child);
  });
  const change = state.tr.replaceWith(at, at + node.nodeSize, Fragment.from(enclosed));
  const near = Selection.near(change.doc.resolve(Math.min(at, change.doc.content.size)), -1);
  return change.setSelection(near).scrollIntoView();
}

/** Moves a block that was put in over the block next to it; 1 down, -1 up. */
export function moveBlock(state: EditorState, key: BlockKey, by: 1 | -1): Transaction | undefined {
  const found = findBlock(state.doc, key);
  if (found === undefined || !isOwn(found.node)) return undefined;
  const { at, node } = found;
  const place = state.doc.resolve(at);
  const other = place.parent.maybeChild(place.index() + by);
  if (!other || !isBlock(other)) return undefined;
  const [first, second] = by === 1 ? [node, other] : [other, node];
  const from = by === 1 ? at : at - other.nodeSize;
  const change = state.tr.replaceWith(from, from + first.nodeSize + second.nodeSize, [second, first]);
  return selectBlock(change, by === 1 ? from + second.nodeSize : from).scrollIntoView();
}

/** Values of a block; undefined removes one. */
export type ShellValues = { readonly [K in Exclude<keyof EditorBlock, 'type' | 'path'>]?: EditorBlock[K] | undefined };

/** Sets what a block is apart from its text and the blocks in it; undefined removes a value. */
export function setShell(state: EditorState, key: BlockKey, values: ShellValues): Transaction | undefined {
  const found = findBlock(state.doc, key);
  if (found === undefined) return undefined;
  const merged = Object.entries({ ...shellOf(found.node), ...values }).filter(([, value]) => value !== undefined);
  return state.tr.setNodeAttribute(found.at, 'shell', Object.fromEntries(merged));
}

/** Adds a row or an item after another like it, with as many cells. */
export function addAfter(state: EditorState, key: BlockKey): Transaction | undefined {
  const found = findBlock(state.doc, key);
  if (found === undefined || !isOwn(found.node)) return undefined;
  const { node, at } = found;
  const kind = kindOf(node);
  const cells = kind === 'row' ? node.childCount : 0;
  const block: EditorBlock = {
    type: kind,
    path: [],
    ...(kind === 'row'
      ? { children: some(cells).map((cell) => ({ type: 'cell' as const, path: [cell], text: '' })) }
      : { text: '' }),
  };
  const part = String(node.attrs['part']);
  const change = state.tr.insert(at + node.nodeSize, nodeOf(block, { part, isOwn: true }));
  return selectBlock(change, at + node.nodeSize).scrollIntoView();
}
