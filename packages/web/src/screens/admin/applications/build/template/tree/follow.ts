import type { Node } from 'prosemirror-model';
import { NodeSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { findBlock, isBlock, keyOf, type BlockKey } from './block-node.ts';
import { outside } from './locks.ts';

/** The innermost block of the selection. */
export function chosenIn({ selection }: EditorState): BlockKey | undefined {
  if (selection instanceof NodeSelection && isBlock(selection.node)) return keyOf(selection.node);
  const { $from } = selection;
  for (let { depth } = $from; depth > 0; depth--) if (isBlock($from.node(depth))) return keyOf($from.node(depth));
  return undefined;
}

/** The change with the block selected that was chosen before, if it is still there. */
export function keepChosen(change: Transaction, chosen: BlockKey | undefined): Transaction {
  const found = findBlock(change.doc, chosen);
  if (found === undefined) return change;
  const { $from } = change.selection;
  const isInside = $from.pos > found.at && $from.pos < found.at + found.node.nodeSize;
  return isInside ? change : change.setSelection(NodeSelection.create(change.doc, found.at));
}

/** A change that makes another document of the one of the editor and touches only what differs; undefined if nothing does. */
export function changeInto({ doc, tr: change }: EditorState, next: Node): Transaction | undefined {
  const start = doc.content.findDiffStart(next.content);
  if (start === null) return undefined;
  const end = doc.content.findDiffEnd(next.content);
  const least = end === null ? 0 : Math.max(0, start - Math.min(end.a, end.b));
  const [from, to] = end === null ? [next.content.size, doc.content.size] : [end.b + least, end.a + least];
  change.setMeta(outside, true);
  try {
    change.replace(start, to, next.slice(start, from));
  } catch {
    // The blocks around the difference are others too.
  }
  if (!change.doc.eq(next)) change.replaceWith(0, change.doc.content.size, next.content);
  return change;
}
