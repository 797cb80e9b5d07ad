import { NodeSelection, Selection, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { isBlock, isOwn, keyOf, kindOf } from '../tree/block-node.ts';
import { moveBlock, removeBlock } from '../tree/commands.ts';
import { splitBlock } from '../tree/text-commands.ts';
import { inlineOf } from '../tree/words.ts';

type Command = (state: EditorState) => Transaction | undefined;

/** The block that the caret is in, with its place. */
function holderOf({ selection }: EditorState) {
  if (selection instanceof NodeSelection && isBlock(selection.node))
    return { node: selection.node, at: selection.from };
  const { $from } = selection;
  for (let { depth } = $from; depth > 0; depth--) {
    if (isBlock($from.node(depth))) return { node: $from.node(depth), at: $from.before(depth) };
  }
  return undefined;
}

const lineBreak: Command = (state) => {
  const { $from, from, to } = state.selection;
  return $from.parent.type.name === 'words'
    ? state.tr.replaceWith(from, to, inlineOf('\n')).scrollIntoView()
    : undefined;
};

/** Enter in a selected block: the caret into its text. */
const enter: Command = (state) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || !isBlock(selection.node)) return splitBlock(state) ?? lineBreak(state);
  const caret = Selection.findFrom(state.doc.resolve(selection.from + 1), 1, true);
  return caret === null ? undefined : state.tr.setSelection(caret);
};

/** A backspace at the start of an empty text removes its block. */
const backspace: Command = (state) => {
  const { selection } = state;
  const holder = holderOf(state);
  if (holder === undefined || !isOwn(holder.node)) return undefined;
  if (selection instanceof NodeSelection) return removeBlock(state, keyOf(holder.node));
  const { $from, empty } = selection;
  const isEmpty = empty && $from.parent.content.size === 0 && kindOf(holder.node) !== 'cell';
  return isEmpty ? removeBlock(state, keyOf(holder.node)) : undefined;
};

/** The block around the present one. */
const outwards: Command = (state) => {
  const holder = holderOf(state);
  if (holder === undefined) return undefined;
  const isWhole = state.selection instanceof NodeSelection;
  const place = state.doc.resolve(holder.at);
  const at = isWhole && place.depth > 0 ? place.before() : holder.at;
  return state.tr.setSelection(NodeSelection.create(state.doc, at));
};

/** The next block in reading order, where a whole block is selected. */
const along =
  (by: 1 | -1): Command =>
  (state) => {
    const { selection, doc } = state;
    if (!(selection instanceof NodeSelection) || !isBlock(selection.node)) return undefined;
    const from = by === 1 ? selection.from + 1 : selection.from;
    const next = Selection.findFrom(doc.resolve(from), by, true);
    if (!(next instanceof TextSelection)) return undefined;
    const holder = next.$from.before(next.$from.depth - 1);
    return state.tr.setSelection(NodeSelection.create(doc, holder)).scrollIntoView();
  };

const moved =
  (by: 1 | -1): Command =>
  (state) => {
    const holder = holderOf(state);
    return holder && moveBlock(state, keyOf(holder.node), by);
  };

/** What the keys do in the text of a template. */
export const blockKeys: Readonly<Record<string, Command>> = {
  Enter: enter,
  'Shift-Enter': lineBreak,
  Backspace: backspace,
  Delete: (state) => (state.selection instanceof NodeSelection ? backspace(state) : undefined),
  Escape: outwards,
  ArrowDown: along(1),
  ArrowUp: along(-1),
  'Alt-ArrowDown': moved(1),
  'Alt-ArrowUp': moved(-1),
};
