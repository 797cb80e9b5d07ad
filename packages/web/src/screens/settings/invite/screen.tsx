import { ApiError } from '@shorui/server/client';
import { checkPlanLimit, inviteUsers, listInvitations, type ReplyOf } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/inviteUsers';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore, textOf, type FieldErrors, type FormValues } from '../../../kits/form/form-store.ts';
import { ChecksRow, TextRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { linesOfErrors, readAddresses } from './addresses.ts';

type Limits = ReplyOf<typeof checkPlanLimit>;
type Skipped = ReplyOf<typeof inviteUsers>['skipped'];

const seatsLeft = ({ seats }: Limits): number =>
  seats.limit === null ? Infinity : Math.max(0, seats.limit - seats.used);

const bodyOf = (values: FormValues) => ({
  emails: readAddresses(textOf(values, 'emails')),
  group_ids: Array.isArray(values['group_ids']) ? (values['group_ids'] as number[]) : [],
});

/** Invites people by their addresses, into groups, as long as the plan has seats. */
export function Screen() {
  const text = useText(membersText);
  const limits = useQuery(endpointQuery(checkPlanLimit));
  const left = limits.data === undefined ? undefined : seatsLeft(limits.data);
  return (
    <SettingsPage
      entry="/settings/user"
      screen="/settings/user/invite"
      lead={left === undefined ? undefined : left === Infinity ? text.seatsUnbounded : text.seatsLeft(left)}
    >
      <Loaded query={limits}>
        {(known) =>
          seatsLeft(known) === 0 ? (
            <Notice kind="warning">{text.seatsNone}</Notice>
          ) : (
            <InviteForm left={seatsLeft(known)} />
          )
        }
      </Loaded>
    </SettingsPage>
  );
}

function InviteForm({ left }: { readonly left: number }) {
  const text = useText(membersText);
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const groups = useQuery(allGroupsQuery);
  const [skipped, setSkipped] = useState<Skipped>([]);
  const [store] = useState(() => {
    const check = (values: FormValues): FieldErrors => {
      const body = bodyOf(values);
      const errors = linesOfErrors(checkOf(validate)({ ...body }), body.emails, text.atAddress);
      return body.emails.length > left && errors['emails'] === undefined
        ? { ...errors, emails: [text.tooMany(left)] }
        : errors;
    };
    return new FormStore({ emails: '', group_ids: [] }, check);
  });
  const submit = async (values: FormValues): Promise<void> => {
    const body = bodyOf(values);
    const result = await api.call(inviteUsers, { body }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError({
        ...error,
        message: error.message,
        errors: linesOfErrors(error.errors, body.emails, text.atAddress),
      });
    });
    for (const { name } of [listInvitations, checkPlanLimit]) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
    store.markSaved({ emails: result.skipped.map(({ email }) => email).join('\n'), group_ids: body.group_ids });
    setSkipped(result.skipped);
    if (result.invited.length > 0) toast(text.invited(result.invited.length));
    if (result.skipped.length === 0) await navigate({ to: '/settings/user' });
  };
  return (
    <>
      {skipped.length === 0 ? null : (
        <RuledSection title={text.skipped}>
          <RuledList label={text.skipped}>
            {skipped.map(({ email, message }) => (
              <RuledRow key={email} name={email} meta={message} />
            ))}
          </RuledList>
        </RuledSection>
      )}
      <Form store={store} onSubmit={submit}>
        {(state) => (
          <>
            <RuledForm>
              <TextRow name="emails" label={text.addresses} required rows={6} help={text.addressesHelp} />
              <ChecksRow
                name="group_ids"
                label={text.groups}
                required={false}
                help={text.groupsHelp}
                number
                options={(groups.data ?? [])
                  .filter(({ actions }) => actions['update'] === true)
                  .map(({ id, name }) => ({ value: String(id), text: name }))}
              />
            </RuledForm>
            <SaveFoot state={state} action={text.sendInvitations} pendingAction={text.sending} />
          </>
        )}
      </Form>
    </>
  );
}
