import { useEffect, useRef, useState, type ReactNode } from 'react';
import { treeText } from '../../messages/tree.ts';
import { useText } from '../../messages/locale.ts';
import type { MenuAction } from '../action-menu.tsx';
import { useToast } from '../toast.tsx';
import {
  placeAfterMove,
  placeOf,
  placeOfDrop,
  treeMoves,
  treeRows,
  type TreeItem,
  type TreeMove,
  type TreePlace,
} from './tree-model.ts';
import { TreeItemRow } from './tree-item-row.tsx';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import './tree.css';

export interface TreeProps<Item extends TreeItem> {
  readonly label: string;
  /** Siblings in their order. */
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** The name as a link to the screen of the item. */
  readonly link?: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** After the name: how many. */
  readonly count?: (item: Item) => string;
  /** At the right end: a state. */
  readonly end?: (item: Item) => ReactNode;
  /** Siblings have an order that a person chooses; else the server sorts them. */
  readonly isOrdered?: boolean;
  readonly mayMove?: (item: Item) => boolean;
  /** Moves an item; a rejected promise leaves it where it is. Without it the tree cannot be changed. */
  readonly onMove?: (item: Item, place: TreePlace) => Promise<unknown>;
  readonly mayRename?: (item: Item) => boolean;
  /** Gives the message of a refusal, which is shown at the input. */
  readonly onRename?: (item: Item, name: string) => Promise<string | undefined>;
  /** Further actions of an item. */
  readonly actions?: (item: Item) => readonly MenuAction[];
}

/**
 * Items below each other that are opened, closed, renamed in place and moved by drag and drop, by keyboard or by the menu of an item. One
 * stop for the Tab key (keys: use-tree-keys.ts). A move can be undone for a while.
 */
export function Tree<Item extends TreeItem>(props: TreeProps<Item>) {
  const { label, items, nameOf, isOrdered = false, mayMove, onMove, mayRename, onRename, actions } = props;
  const text = useText(treeText);
  const toast = useToast();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [currentId, setCurrent] = useState<number>();
  const [renamed, setRenamed] = useState<number>();
  const [menu, setMenu] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  const rows = treeRows(items, folded);
  const current = rows.some(({ item }) => item.id === currentId) ? currentId : rows[0]?.item.id;
  // A row that moves or that was hidden gets the focus once it is there.
  useEffect(() => {
    const row =
      wanted.current === undefined
        ? undefined
        : list.current?.querySelector<HTMLElement>(`[data-tree-item="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });
  const focus = (id: number): void => {
    wanted.current = id;
    setCurrent(id);
  };
  const fold = (id: number, isFolded: boolean): void => {
    setFolded(new Set(isFolded ? [...folded, id] : [...folded].filter((each) => each !== id)));
  };
  const isMovable = (item: Item): boolean => onMove !== undefined && (mayMove?.(item) ?? true);
  const move = async (item: Item, place: TreePlace | null): Promise<void> => {
    if (place === null || onMove === undefined) return;
    const before = placeOf(items, item.id);
    try {
      await onMove(item, place);
    } catch {
      // The screen shows why.
      return;
    }
    if (place.parent_id !== null) fold(place.parent_id, false);
    focus(item.id);
    toast(
      text.moved(nameOf(item)),
      () =>
        void onMove(item, before).then(
          () => focus(item.id),
          () => undefined,
        ),
    );
  };
  const moveBy = (item: Item, by: TreeMove): void =>
    void move(item, isMovable(item) ? placeAfterMove(items, item.id, by, isOrdered) : null);
  const drag = useTreeDrag({
    isOrdered,
    accepts: ({ id, target, side }) => placeOfDrop(items, id, target, side) !== null,
    onDrop({ id, target, side }) {
      const item = items.find((each) => each.id === id);
      if (item !== undefined) void move(item, placeOfDrop(items, id, target, side));
    },
  });
  const isRenamable = (item: Item): boolean => onRename !== undefined && (mayRename?.(item) ?? true);
  const onKeyDown = useTreeKeys({
    rows,
    folded,
    nameOf,
    onFold: fold,
    onFocus: focus,
    onOpen: ({ id }) => list.current?.querySelector<HTMLElement>(`[data-tree-item="${id}"] a`)?.click(),
    onRename: (item) => isRenamable(item) && setRenamed(item.id),
    onMove: moveBy,
    onMenu: ({ id }) => setMenu(id),
  });
  const actionsOf = (item: Item): readonly MenuAction[] => [
    ...(actions?.(item) ?? []),
    ...(isRenamable(item) ? [{ id: 'rename', text: text.rename, onAction: () => setRenamed(item.id) }] : []),
    ...(isMovable(item) ? treeMoves : [])
      .filter((by) => isOrdered || by === 'in' || by === 'out')
      .map((by) => ({
        id: by,
        text: text.moves[by],
        disabled: placeAfterMove(items, item.id, by, isOrdered) === null,
        onAction: () => moveBy(item, by),
      })),
  ];
  return (
    <>
      <ul className="ui-tree" role="tree" aria-label={label} ref={list}>
        {rows.map((row, at) => (
          <TreeItemRow
            key={row.item.id}
            row={row}
            name={nameOf(row.item)}
            link={props.link?.(row.item, row.item.id === current ? 0 : -1)}
            count={props.count?.(row.item)}
            end={props.end?.(row.item)}
            isFolded={folded.has(row.item.id)}
            isCurrent={row.item.id === current}
            isRenamed={renamed === row.item.id}
            isDragged={drag.dragged === row.item.id}
            drop={drag.drop?.target === row.item.id ? drag.drop.side : undefined}
            actions={actionsOf(row.item)}
            isMenuOpen={menu === row.item.id}
            onMenu={(isOpen) => setMenu(isOpen ? row.item.id : undefined)}
            onFocus={() => setCurrent(row.item.id)}
            onFold={(isFolded) => fold(row.item.id, isFolded)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onDrag={isMovable(row.item) ? (event) => drag.begin(event, row.item.id) : undefined}
            onRename={async (name) => {
              const refusal = name === undefined ? undefined : await onRename?.(row.item, name);
              if (refusal !== undefined) return refusal;
              setRenamed(undefined);
              focus(row.item.id);
              return undefined;
            }}
          />
        ))}
      </ul>
      {drag.dragged === undefined ? null : (
        <div
          className="ui-tree-top"
          data-tree-top=""
          data-drop={drag.drop !== undefined && drag.drop.target === null ? '' : undefined}
        >
          {text.toTop}
        </div>
      )}
    </>
  );
}
