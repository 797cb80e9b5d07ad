import type { TextEdit } from '@shorui/engine/lint';
import type { EditorBlock } from '@shorui/engine/model';
import { Fragment, type Node } from 'prosemirror-model';
import { Selection, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import {
  fileText,
  findBlock,
  isOwn,
  isWritable,
  keyOf,
  kindOf,
  ownText,
  shellOf,
  wordsOf,
  type BlockKey,
} from './block-node.ts';
import { insertBlock } from './commands.ts';
import { rebasedText } from './replacements.ts';
import { nodeOf } from './tree-document.ts';
import { inlineOf } from './words.ts';

/** Puts a text with tags where the caret is, or at the end of a block; undefined where no text is. */
export function insertText(state: EditorState, text: string, key?: BlockKey): Transaction | undefined {
  const { $from, from, to } = state.selection;
  const holder = $from.depth > 0 ? $from.node($from.depth - 1) : undefined;
  const isHere =
    $from.parent.type.name === 'words' &&
    holder !== undefined &&
    isWritable(holder) &&
    (key === undefined || keyOf(holder) === key);
  if (isHere) return endAt(state.tr.replaceWith(from, to, inlineOf(text)), to);
  const found = findBlock(state.doc, key);
  const words = found && wordsOf(found.node);
  if (found === undefined || words === undefined || !isWritable(found.node)) return undefined;
  const end = found.at + 1 + words.nodeSize - 1;
  return endAt(state.tr.insert(end, inlineOf(text)), end);
}

/** Puts a text with tags in at a position and the caret after it; undefined where no text is. */
export function dropText({ doc, tr: change }: EditorState, text: string, at: number): Transaction | undefined {
  const near = Selection.near(doc.resolve(at));
  if (near.$from.parent.type.name !== 'words' || !isWritable(near.$from.node(-1))) return undefined;
  return endAt(change.insert(near.from, inlineOf(text)), near.from);
}

/** The caret after what was put in at a position. */
const endAt = (change: Transaction, at: number): Transaction =>
  change.setSelection(TextSelection.create(change.doc, change.mapping.map(at))).scrollIntoView();

/**
 * Splits a paragraph or an item that was put in at the caret: what follows becomes the next one. At the end of a paragraph of the file a
 * new paragraph is put in.
 */
export function splitBlock(state: EditorState): Transaction | undefined {
  const { $from, $to, from, to, empty } = state.selection;
  if ($from.parent.type.name !== 'words') return undefined;
  const holder = $from.node($from.depth - 1);
  if (!isOwn(holder) && empty && $to.parentOffset === $to.parent.content.size)
    return insertBlock(state, 'newParagraph', { after: keyOf(holder) });
  const at = $from.before($from.depth - 1);
  if (!isOwn(holder) || !['newParagraph', 'paragraph', 'listItem'].includes(kindOf(holder))) return undefined;
  const change = state.tr.delete(from, to);
  const place = change.doc.resolve(from);
  const rest = place.parent.slice(place.parentOffset).content;
  if (rest.size > 0) change.delete(from, from + rest.size);
  const { style, type } = shellOf(holder);
  const block: EditorBlock = { type, path: [], ...(style && { style }), text: '' };
  const next = nodeOf(block, { part: String(holder.attrs['part']), isOwn: true });
  const filled = next.copy(Fragment.from(next.child(0).copy(rest)));
  const after = at + (change.doc.nodeAt(at)?.nodeSize ?? 0);
  change.insert(after, filled);
  return change.setSelection(TextSelection.create(change.doc, after + 2)).scrollIntoView();
}

/** Gives a block another text; one of the file keeps what the file says beside it. */
function setText(change: Transaction, at: number, node: Node, text: string): void {
  const words = wordsOf(node);
  if (words !== undefined) change.replaceWith(at + 2, at + 2 + words.content.size, inlineOf(text));
}

/** Gives a block of the file the text that the file has. */
export function restoreText(state: EditorState, key: BlockKey): Transaction | undefined {
  const found = findBlock(state.doc, key);
  const text = found && fileText(found.node);
  if (found === undefined || text === null || text === undefined || ownText(found.node) === text) return undefined;
  const change = state.tr;
  setText(change, found.at, found.node, text);
  return change;
}

/**
 * Makes a block of the file about another version of the file, in which it has another text: changes of its text stay where their
 * characters are still found.
 */
export function adoptText(state: EditorState, key: BlockKey, now: string): Transaction | undefined {
  const found = findBlock(state.doc, key);
  const before = found && fileText(found.node);
  if (found === undefined || before === null || before === undefined || before === now) return undefined;
  const change = state.tr.setNodeAttribute(found.at, 'file', now);
  setText(change, found.at, found.node, rebasedText(before, ownText(found.node), now));
  return change;
}

/** Changes characters of texts. What no longer reads as an edit expects stays, and so does what overlaps an earlier edit. */
export function editTexts(
  state: EditorState,
  edits: ReadonlyMap<BlockKey, readonly TextEdit[]>,
): Transaction | undefined {
  const change = state.tr;
  for (const [key, wanted] of edits) {
    const found = findBlock(change.doc, key);
    if (found === undefined || !isWritable(found.node)) continue;
    const text = ownText(found.node);
    let [result, at] = ['', 0];
    for (const { start, end, from, to } of wanted.toSorted((one, other) => one.start - other.start)) {
      if (start < at || text.slice(start, end) !== from) continue;
      [result, at] = [result + text.slice(at, start) + to, end];
    }
    if (at > 0) setText(change, found.at, found.node, result + text.slice(at));
  }
  return change.docChanged ? change : undefined;
}
