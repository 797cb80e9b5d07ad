import {
  checkPlanLimit,
  listUsers,
  removeUser,
  restoreUser,
  type ReplyOf,
  type readUser,
} from '@shorui/server/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Bullets, Section } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Takes a member out of the company, after the effects were shown. It can be taken back for a moment. */
export function RemoveMember({ member }: { readonly member: ReplyOf<typeof readUser> }) {
  const text = useText(membersText);
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const name = member.full_name;
  const params = { id: member.id };
  const refresh = (): void => {
    for (const call of [listUsers, checkPlanLimit]) void queryClient.invalidateQueries({ queryKey: [call.name] });
  };
  const restore = useMutation({
    mutationFn: () => api.call(restoreUser, { params }),
    onSuccess: () => toast(text.restored(name)),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => api.call(removeUser, { params }),
    onSuccess: async () => {
      toast(text.removed(name), () => restore.mutate());
      refresh();
      await navigate({ to: '/settings/user' });
    },
  });
  return (
    <Section title={text.removal}>
      <p>{text.removalLead}</p>
      <div className="ui-actions">
        <Button onClick={() => setAsking(true)}>{text.remove}</Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={text.removeTitle(name)}
          action={text.remove}
          pendingAction={text.removing}
          onConfirm={() => remove.mutateAsync()}
          onClose={() => setAsking(false)}
        >
          <Bullets items={text.removeEffects(name)} />
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
