import { deleteGroup, listGroups, restoreGroup } from '@shorui/server/contract';
import { groupTypes } from '@shorui/server/enums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { wordsOf } from '../../../messages/choices.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Indent, RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { RenameGroup } from './rename-group.tsx';
import type { TreeRow } from './tree-rows.ts';

export interface GroupRowProps {
  readonly row: TreeRow;
  readonly isFolded: boolean;
  readonly mayAdd: boolean;
  readonly onToggle: () => void;
}

/** A group in the tree, with what the person may do with it. A deletion can be taken back for a moment. */
export function GroupRow({ row: { group, level, hasChildren }, isFolded, mayAdd, onToggle }: GroupRowProps) {
  const text = useText(groupsText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, type, user_count, actions } = group;
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [listGroups.name] });
  const restore = useMutation({
    mutationFn: () => api.call(restoreGroup, { params: { id } }),
    onSuccess: () => toast(text.restored(name)),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteGroup, { params: { id } }),
    onSuccess: () => toast(text.removed(name), () => restore.mutate()),
    onSettled: refresh,
  });
  const mayChange = actions['update'] === true;
  return (
    <RuledRow
      level={level}
      lead={
        hasChildren ? (
          <IconButton
            size="small"
            label={isFolded ? text.unfold(name) : text.fold(name)}
            aria-expanded={!isFolded}
            icon={isFolded ? <ChevronRight className="ui-icon" /> : <ChevronDown className="ui-icon" />}
            onClick={onToggle}
          />
        ) : (
          <Indent />
        )
      }
      name={
        <Link to="/settings/group/edit/:id?" params={{ id }}>
          {name}
        </Link>
      }
      meta={text.people(user_count)}
      end={
        <>
          <Badge>{wordsOf(groupTypes, type)}</Badge>
          {mayAdd ? (
            <ButtonLink size="small" to="/settings/group/create" search={{ parent: id }}>
              {text.addBelow}
            </ButtonLink>
          ) : null}
          {mayChange ? (
            <Button size="small" onClick={() => setRenaming(true)}>
              {text.rename}
            </Button>
          ) : null}
          {actions['delete'] === true && !hasChildren ? (
            <Button size="small" pending={remove.isPending ? text.removing : undefined} onClick={() => remove.mutate()}>
              {text.remove}
            </Button>
          ) : null}
        </>
      }
    >
      {isRenaming ? <RenameGroup group={group} onClose={() => setRenaming(false)} /> : null}
    </RuledRow>
  );
}
