import { ChevronDown, ChevronRight, GitBranch, GripVertical, TriangleAlert } from 'lucide-react';
import { memo, useId, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { builderText } from '../../../../../messages/builder.ts';
import { useText } from '../../../../../messages/locale.ts';
import { ActionMenu, type MenuAction } from '../../../../../ui/action-menu.tsx';
import type { DropSide } from '../../../../../ui/tree/tree-model.ts';
import { iconOfKind } from '../document/kinds.ts';
import type { BuilderNode } from '../document/nodes.ts';

/** What rows call, as it is now. */
export interface TreeCalls {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, at: number) => void;
  readonly drag: { readonly begin: (event: PointerEvent, id: number) => void };
  readonly choose: (id: number) => void;
  readonly onOpen: () => void;
  readonly setMenu: (id: number | undefined) => void;
  readonly setClosed: (change: (closed: ReadonlySet<number>) => ReadonlySet<number>) => void;
}

export interface TreeNodeRowProps {
  readonly node: BuilderNode;
  readonly at: number;
  readonly level: number;
  readonly hasChildren: boolean;
  readonly place: number;
  readonly siblings: number;
  readonly isClosed: boolean;
  /** The row that the Tab key leads to. */
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly hasFinding: boolean;
  readonly isDragged: boolean;
  readonly drop: DropSide | undefined;
  readonly latest: RefObject<TreeCalls>;
  /** The menu of the current row; other rows have none, so that many rows cost little. */
  readonly menu: { readonly actions: readonly MenuAction[]; readonly isOpen: boolean } | undefined;
}

/** Px by which a level is set in. */
const indent = 20;

/** One line of the tree. It is drawn again only when something of it changes. */
export const TreeNodeRow = memo(function TreeNodeRow(props: TreeNodeRowProps) {
  const { node, at, level, hasChildren, isClosed, isCurrent, isChosen, latest, menu } = props;
  const text = useText(builderText);
  const id = useId();
  const Icon = iconOfKind[node.kind];
  const Chevron = isClosed ? ChevronRight : ChevronDown;
  const toggle = (): void =>
    latest.current.setClosed(
      (closed) => new Set(isClosed ? [...closed].filter((each) => each !== node.id) : [...closed, node.id]),
    );
  return (
    <li
      role="treeitem"
      className="ui-tree-item builder-node"
      data-tree-item={node.id}
      data-chosen={isChosen ? '' : undefined}
      data-dragged={props.isDragged ? '' : undefined}
      data-drop={props.drop}
      aria-labelledby={`${id}-name ${id}-marks`}
      aria-level={level + 1}
      aria-posinset={props.place + 1}
      aria-setsize={props.siblings}
      aria-expanded={hasChildren ? !isClosed : undefined}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      style={{ paddingInlineStart: `${level * indent}px` }}
      onKeyDown={(event) => latest.current.onKeyDown(event, at)}
      onClick={(event) => {
        // A press in the menu of the row is none of the row.
        if (!event.currentTarget.contains(event.target as Node) || (event.target as Element).closest('button')) return;
        latest.current.choose(node.id);
        latest.current.onOpen();
      }}
    >
      <span
        className="ui-tree-grip"
        aria-hidden="true"
        onPointerDown={(event) => latest.current.drag.begin(event, node.id)}
      >
        <GripVertical className="ui-icon" />
      </span>
      <span
        className="ui-tree-chevron"
        aria-hidden="true"
        data-empty={hasChildren ? undefined : ''}
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          toggle();
        }}
      >
        {hasChildren ? <Chevron className="ui-icon" /> : <Icon className="ui-icon" />}
      </span>
      <span id={`${id}-name`} className="ui-tree-name">
        {node.name}
      </span>
      <span id={`${id}-marks`} className="builder-marks">
        {node.required ? (
          <span className="ui-mark" data-required="" aria-label={text.requiredMark}>
            ※
          </span>
        ) : null}
        {node.conditions > 0 ? <GitBranch className="ui-icon" role="img" aria-label={text.conditionMark} /> : null}
        {props.hasFinding ? (
          <TriangleAlert className="ui-icon builder-warn" role="img" aria-label={text.findingMark} />
        ) : null}
      </span>
      {menu === undefined ? null : (
        <ActionMenu
          label={text.actionsOf(node.name)}
          actions={menu.actions}
          isOpen={menu.isOpen}
          onOpenChange={(isOpen) => latest.current.setMenu(isOpen ? node.id : undefined)}
        />
      )}
    </li>
  );
});
