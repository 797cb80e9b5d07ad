import { useRef, type KeyboardEvent } from 'react';
import type { TreeItem, TreeMove, TreeRow } from './tree-model.ts';

export interface TreeKeysOptions<Item extends TreeItem> {
  /** The rows that are shown. */
  readonly rows: readonly TreeRow<Item>[];
  readonly folded: ReadonlySet<number>;
  readonly nameOf: (item: Item) => string;
  readonly onFold: (id: number, folded: boolean) => void;
  readonly onFocus: (id: number) => void;
  readonly onOpen: (item: Item) => void;
  readonly onRename: (item: Item) => void;
  readonly onMove: (item: Item, move: TreeMove) => void;
  readonly onMenu: (item: Item) => void;
  /** Asks whether the item is to be deleted. Trees without it have no Delete key. */
  readonly onRemove?: (item: Item) => void;
}

/** Milliseconds after which a letter begins a new word. */
const pauseMs = 700;

const moves: Readonly<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The text as a search compares it: widths and case do not count. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Keys of a tree: ↑↓ Home End move, → opens an item or goes into it, ← closes it or goes to the parent, letters search, Enter opens the
 * screen, F2 renames, Delete asks to delete, Alt with an arrow moves the item, Shift+F10 opens the menu.
 */
export function useTreeKeys<Item extends TreeItem>(options: TreeKeysOptions<Item>) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const { rows, nameOf, onFold, onFocus } = options;
    const row = rows[at];
    // Keys inside of a row belong to its link, its menu or the input of its name.
    if (event.target !== event.currentTarget || row === undefined || event.ctrlKey || event.metaKey) return;
    const { item, hasChildren } = row;
    const isFolded = options.folded.has(item.id);
    const go = (to: number): void => {
      const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
      if (next !== undefined) onFocus(next.item.id);
    };
    const search = (letter: string): void => {
      const { text, at: before } = typed.current;
      const word = event.timeStamp - before < pauseMs ? text + letter : letter;
      typed.current = { text: word, at: event.timeStamp };
      // A new letter looks behind the item, a longer word stays on it while it matches.
      const from = word.length === 1 ? at + 1 : at;
      const order = [...rows.slice(from), ...rows.slice(0, from)];
      const found = order.find((each) => folded(nameOf(each.item)).startsWith(folded(word)));
      if (found !== undefined) onFocus(found.item.id);
    };
    const move = moves[event.key];
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (hasChildren && isFolded ? onFold(item.id, false) : hasChildren ? go(at + 1) : undefined),
      ArrowLeft: () => {
        if (hasChildren && !isFolded) onFold(item.id, true);
        else if (row.level > 0) go(rows.slice(0, at).findLastIndex(({ level }) => level === row.level - 1));
      },
      Enter: () => options.onOpen(item),
      F2: () => options.onRename(item),
      ContextMenu: () => options.onMenu(item),
    };
    const { onRemove } = options;
    let action: (() => void) | undefined;
    if (event.altKey) action = move && (() => options.onMove(item, move));
    else if (event.shiftKey && event.key === 'F10') action = () => options.onMenu(item);
    else if (event.key === 'Delete') action = onRemove && (() => onRemove(item));
    else if (Object.hasOwn(actions, event.key)) action = actions[event.key];
    else if (event.key.length === 1 && event.key !== ' ' && !event.nativeEvent.isComposing)
      action = () => search(event.key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
