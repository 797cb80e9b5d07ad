import {
  acceptInvitation,
  chooseWorkspace,
  type readInvited,
  type ReplyOf,
  type SessionUser,
} from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** A person who has an account joins after the log-in: a link alone does not change an account. */
export function JoinCompany({
  code,
  invitation,
  user,
}: {
  readonly code: string;
  readonly invitation: ReplyOf<typeof readInvited>;
  readonly user: SessionUser | null;
}) {
  const text = useText(registerText);
  const { company_name: company, email } = invitation;
  const join = useMutation({
    mutationFn: async () => {
      const { id } = await api.call(acceptInvitation, { body: { token: code } });
      await api.call(chooseWorkspace, { body: { company_id: id } });
    },
    meta: { handled: true },
    onSuccess: () => location.assign('/dashboard'),
  });
  const here = hrefOf('/auth/change-info/:active_code?', { active_code: code });
  return (
    <>
      <h1>{text.join(company)}</h1>
      <p>{text.joinLead(company, email)}</p>
      {user === null ? (
        <ButtonLink kind="main" to="/auth/login" search={{ redirect: here }}>
          {text.loginToJoin}
        </ButtonLink>
      ) : (
        <>
          <p className="ui-help">{text.joinAs(user.email)}</p>
          {join.error === null ? null : <Notice kind="danger">{join.error.message}</Notice>}
          <Button kind="main" wide pending={join.isPending ? text.joining : undefined} onClick={() => join.mutate()}>
            {text.join(company)}
          </Button>
        </>
      )}
    </>
  );
}
