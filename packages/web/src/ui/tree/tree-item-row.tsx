import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { useId, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { treeText } from '../../messages/tree.ts';
import { useText } from '../../messages/locale.ts';
import { ActionMenu, type MenuAction } from '../action-menu.tsx';
import type { DropSide, TreeItem, TreeRow } from './tree-model.ts';
import { TreeName } from './tree-name.tsx';

export interface TreeItemRowProps<Item extends TreeItem> {
  readonly row: TreeRow<Item>;
  readonly name: string;
  readonly link: ReactNode;
  readonly count: string | undefined;
  readonly end: ReactNode;
  readonly isFolded: boolean;
  /** The row that the Tab key leads to. */
  readonly isCurrent: boolean;
  readonly isRenamed: boolean;
  readonly isDragged: boolean;
  /** The side at which a dragged item would be dropped. */
  readonly drop: DropSide | undefined;
  readonly actions: readonly MenuAction[];
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
  readonly onFocus: () => void;
  readonly onFold: (folded: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onDrag: ((event: PointerEvent) => void) | undefined;
  /** Undefined: the name stays. Gives the message of a refusal. */
  readonly onRename: (name: string | undefined) => Promise<string | undefined>;
}

/** Px by which a level is set in. */
const indent = 24;

/** One item of a tree. */
export function TreeItemRow<Item extends TreeItem>(props: TreeItemRowProps<Item>) {
  const { row, name, link, count, end, isFolded, isCurrent, isRenamed, actions, onFold, onDrag } = props;
  const { item, level, hasChildren, place, siblings } = row;
  const text = useText(treeText);
  const id = useId();
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <li
      role="treeitem"
      className="ui-tree-item"
      data-tree-item={item.id}
      data-dragged={props.isDragged ? '' : undefined}
      data-drop={props.drop}
      aria-label={isRenamed ? name : undefined}
      aria-labelledby={isRenamed ? undefined : `${id}-name ${id}-end`}
      aria-level={level + 1}
      aria-posinset={place + 1}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      style={{ paddingInlineStart: `${level * indent}px` }}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      {onDrag === undefined ? (
        // Items that cannot be dragged begin where the others begin: only levels are set in.
        <span className="ui-tree-grip" data-empty="" aria-hidden="true" />
      ) : (
        <span className="ui-tree-grip" aria-hidden="true" data-print="hide" onPointerDown={onDrag}>
          <GripVertical className="ui-icon" />
        </span>
      )}
      <span
        className="ui-tree-chevron"
        aria-hidden="true"
        data-print="hide"
        data-empty={hasChildren ? undefined : ''}
        onClick={() => hasChildren && onFold(!isFolded)}
      >
        {hasChildren ? <Chevron className="ui-icon" /> : null}
      </span>
      {isRenamed ? (
        <TreeName name={name} onRename={props.onRename} />
      ) : (
        <span id={`${id}-name`} className="ui-tree-name">
          {link ?? name}
          {count === undefined ? null : <span className="ui-help">{count}</span>}
        </span>
      )}
      <span className="ui-tree-end">
        <span id={`${id}-end`}>{end}</span>
        {actions.length === 0 ? null : (
          <ActionMenu
            label={text.actionsOf(name)}
            actions={actions}
            skipped={!isCurrent}
            isOpen={props.isMenuOpen}
            onOpenChange={props.onMenu}
          />
        )}
      </span>
    </li>
  );
}
