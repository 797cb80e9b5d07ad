import { previewChange, type Effect } from '@shorui/engine/model';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { builderText } from '../../../../../messages/builder.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { TextInput } from '../../../../../ui/inputs.tsx';
import { EmptyState } from '../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { treeMoves, placeAfterMove, placeOfDrop, treeRows, type TreePlace } from '../../../../../ui/tree/tree-model.ts';
import { useTreeDrag } from '../../../../../ui/tree/use-tree-drag.ts';
import { useTreeKeys } from '../../../../../ui/tree/use-tree-keys.ts';
import { EffectList } from '../effect-list.tsx';
import { useApplication, useBuilder, useEdit, useSteps } from '../builder-context.ts';
import { changeToMove } from '../document/move-node.ts';
import type { BuilderNode } from '../document/nodes.ts';
import { partsWithFindings } from '../findings/find.ts';
import { useLatest } from '../use-latest.ts';
import { useFindings } from '../findings/use-findings.ts';
import { PaletteButton } from './palette-button.tsx';
import { TreeNodeRow } from './tree-node-row.tsx';
import '../../../../../ui/tree/tree.css';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What a search leaves: nodes whose name has the words, and those above them. */
function matching(nodes: readonly BuilderNode[], words: string): readonly BuilderNode[] {
  if (words.trim() === '') return nodes;
  const wanted = new Set<number>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) {
    if (!folded(node.name).includes(folded(words.trim()))) continue;
    for (let each: BuilderNode | undefined = node; each !== undefined; each = byId.get(each.parent_id ?? 0))
      wanted.add(each.id);
  }
  return nodes.filter(({ id }) => wanted.has(id));
}

/** Questions, groups and fields: chosen, searched, added, moved by drag, keys or menu, copied and deleted. One stop for the Tab key. */
export function QuestionTree({
  nodes,
  onOpen,
}: {
  readonly nodes: readonly BuilderNode[];
  readonly onOpen: () => void;
}) {
  const text = useText(builderText);
  const application = useApplication();
  const { chosen, choose } = useBuilder();
  const edit = useEdit();
  const { undo } = useSteps();
  const toast = useToast();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [menu, setMenu] = useState<number>();
  const [words, setWords] = useState('');
  const [removing, setRemoving] = useState<{ node: BuilderNode; effects: readonly Effect[] }>();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  const search = useDeferredValue(words);
  const rows = useMemo(() => treeRows(matching(nodes, search), closed), [nodes, search, closed]);
  const findings = useFindings();
  const marked = useMemo(() => partsWithFindings(findings), [findings]);
  const current = rows.some(({ item }) => item.id === chosen) ? chosen : rows[0]?.item.id;

  useEffect(() => {
    const row =
      wanted.current === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-tree-item="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });
  const focus = (id: number): void => {
    wanted.current = id;
    choose(id);
  };
  const move = (node: BuilderNode, place: TreePlace | null): void => {
    const change = place === null ? undefined : changeToMove(application, nodes, node, place);
    if (change === undefined) return;
    if ('made' in edit([change])) {
      focus(node.id);
      toast(text.moved(node.name), undo);
    }
  };
  const mayMove = (node: BuilderNode, place: TreePlace | null): boolean =>
    place !== null && changeToMove(application, nodes, node, place) !== undefined;
  const copy = (node: BuilderNode): void => {
    const outcome = edit([{ action: 'clone', kind: node.thing, id: node.id }]);
    if ('made' in outcome && outcome.made !== undefined) focus(outcome.made);
  };
  const askToRemove = (node: BuilderNode): void => {
    const change = { action: 'delete', kind: node.thing, id: node.id } as const;
    // A published version is not changed: the edit tells why, and there is nothing to confirm.
    if (application.frozen === true) edit([change]);
    else setRemoving({ node, effects: previewChange(application, change) });
  };
  const remove = (node: BuilderNode): void => {
    const at = rows.findIndex(({ item }) => item.id === node.id);
    if ('refusal' in edit([{ action: 'delete', kind: node.thing, id: node.id }])) return;
    const next = rows.slice(at + 1).find(({ level }) => level <= (rows[at]?.level ?? 0)) ?? rows[at - 1];
    if (next !== undefined) focus(next.item.id);
    toast(text.removed(node.name), undo);
  };
  const drag = useTreeDrag({
    isOrdered: true,
    accepts: ({ id, target, side }) => {
      const node = nodes.find((each) => each.id === id);
      return node !== undefined && mayMove(node, placeOfDrop(nodes, id, target, side));
    },
    onDrop: ({ id, target, side }) => {
      const node = nodes.find((each) => each.id === id);
      if (node !== undefined) move(node, placeOfDrop(nodes, id, target, side));
    },
  });
  const onKeyDown = useTreeKeys({
    rows,
    folded: closed,
    nameOf: ({ name }) => name,
    onFold: (id, isClosed) =>
      setClosed(new Set(isClosed ? [...closed, id] : [...closed].filter((each) => each !== id))),
    onFocus: focus,
    onOpen: ({ id }) => {
      choose(id);
      onOpen();
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.builder-settings input, .builder-settings select')?.focus(),
      );
    },
    onRename: ({ id }) => {
      choose(id);
      onOpen();
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.builder-settings input')?.select());
    },
    onMove: (node, by) => move(node, placeAfterMove(nodes, node.id, by, true)),
    onMenu: ({ id }) => setMenu(id),
    onRemove: askToRemove,
  });
  // Rows that did not change are not drawn again: what they call is looked up when it is called.
  const latest = useLatest({ onKeyDown, drag, choose, onOpen, setMenu, setClosed });
  const actionsOf = (node: BuilderNode) => [
    { id: 'copy', text: text.copy, onAction: () => copy(node) },
    ...treeMoves.map((by) => ({
      id: by,
      text: text.moves[by],
      disabled: !mayMove(node, placeAfterMove(nodes, node.id, by, true)),
      onAction: () => move(node, placeAfterMove(nodes, node.id, by, true)),
    })),
    { id: 'remove', text: text.remove, onAction: () => askToRemove(node) },
  ];
  return (
    <section className="builder-tree" aria-label={text.questions}>
      <div className="builder-tree-head">
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <PaletteButton node={nodes.find(({ id }) => id === chosen)} onAdded={focus} />
      </div>
      {nodes.length === 0 ? (
        <EmptyState title={text.emptyTitle}>{text.emptyBody}</EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState title={text.noMatch} action={<Button onClick={() => setWords('')}>{text.clearSearch}</Button>} />
      ) : (
        <ul className="ui-tree" role="tree" aria-label={text.tree} ref={list}>
          {rows.map(({ item, level, hasChildren, place, siblings }, at) => (
            <TreeNodeRow
              key={item.id}
              node={item}
              at={at}
              level={level}
              hasChildren={hasChildren}
              place={place}
              siblings={siblings}
              isClosed={closed.has(item.id)}
              isCurrent={item.id === current}
              isChosen={item.id === chosen}
              hasFinding={marked.has(item.id)}
              isDragged={drag.dragged === item.id}
              drop={drag.drop?.target === item.id ? drag.drop.side : undefined}
              latest={latest}
              menu={item.id === current ? { actions: actionsOf(item), isOpen: menu === item.id } : undefined}
            />
          ))}
        </ul>
      )}
      <p className="ui-help builder-keys">{text.keysHelp}</p>
      {removing === undefined ? null : (
        <ConfirmDialog
          title={text.removeTitle(removing.node.name)}
          action={text.remove}
          pendingAction={text.remove}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => Promise.resolve(remove(removing.node))}
        >
          <p>{text.removeBody}</p>
          <EffectList effects={removing.effects} />
        </ConfirmDialog>
      )}
    </section>
  );
}
