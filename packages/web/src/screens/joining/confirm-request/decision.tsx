import { ApiError } from '@shorui/server/client';
import { confirmGroupRequest, listGroups, readGroupRequest, type ReplyOf } from '@shorui/server/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { joiningText } from '../../../messages/joining.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectInput } from '../../../ui/inputs.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

type Request = ReplyOf<typeof readGroupRequest>;

/** Accepts the request, into the group that was asked for or another one, or refuses it. A decided request says how it ended. */
export function Decision({ request }: { readonly request: Request }) {
  const text = useText(joiningText);
  const [groupId, setGroupId] = useState(request.group === null ? '' : String(request.group.id));
  const [isRefusing, setRefusing] = useState(false);
  const queryClient = useQueryClient();
  const isWaiting = request.status === 'waiting';
  const groups = useQuery({ ...endpointQuery(listGroups, { query: { per_page: 100 } }), enabled: isWaiting });
  const decide = useMutation({
    mutationFn: (accept: boolean) =>
      api.call(confirmGroupRequest, {
        params: { hash: request.hash },
        body: { accept, ...(accept && groupId !== '' ? { group_id: Number(groupId) } : {}) },
      }),
    meta: { handled: true },
    onSuccess: (decided) =>
      queryClient.setQueryData(endpointQuery(readGroupRequest, { params: { hash: request.hash } }).queryKey, decided),
    onSettled: () => setRefusing(false),
  });

  if (!isWaiting) return <Decided request={request} />;
  // Groups of another workspace than the present one are not listed: then the group that was asked for is the only choice.
  const listed = (groups.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name }));
  const own = request.group === null ? [] : [{ value: String(request.group.id), text: request.group.name }];
  const options = listed.some(({ value }) => value === own[0]?.value) ? listed : [...own, ...listed];
  return (
    <>
      <Field label={text.intoGroup}>
        {(control) => (
          <SelectInput
            {...control}
            width={20}
            value={groupId}
            options={request.group === null ? [{ value: '', text: '—' }, ...options] : options}
            onChange={({ target }) => setGroupId(target.value)}
          />
        )}
      </Field>
      {decide.error === null ? null : <Notice kind="danger">{firstMessage(decide.error)}</Notice>}
      <div className="ui-actions">
        <Button
          kind="decide"
          pending={decide.isPending && decide.variables ? text.accepting : undefined}
          onClick={() => decide.mutate(true)}
        >
          {text.accept}
        </Button>
        <Button onClick={() => setRefusing(true)}>{text.refuse}</Button>
      </div>
      {isRefusing ? (
        <Dialog
          title={text.refuseTitle}
          onClose={() => setRefusing(false)}
          actions={
            <>
              <Button onClick={() => setRefusing(false)}>{text.cancel}</Button>
              <Button
                kind="danger"
                pending={decide.isPending ? text.refusing : undefined}
                onClick={() => decide.mutate(false)}
              >
                {text.refuse}
              </Button>
            </>
          }
        >
          <p>{text.refuseBody(request.user.full_name)}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function Decided({ request }: { readonly request: Request }) {
  const text = useText(joiningText);
  return (
    <>
      <Notice>
        <p>{request.status === 'accepted' ? text.accepted(request.group?.name ?? '') : text.refused}</p>
        {request.decided_by === null ? null : (
          <p className="ui-help">
            {text.decidedBy}：{request.decided_by}
          </p>
        )}
      </Notice>
      <div className="ui-actions">
        <ButtonLink to="/dashboard">{text.toDashboard}</ButtonLink>
      </div>
    </>
  );
}

/** A refusal of the group has its words at that member. */
function firstMessage(error: Error): string {
  return (error instanceof ApiError ? error.errors['group_id']?.[0] : undefined) ?? error.message;
}
