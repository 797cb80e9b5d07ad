import { completeInvited, type BodyOf, type readInvited, type ReplyOf } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/completeInvited';
import { api } from '../../../api/client.ts';
import { Form } from '../../../kits/form/form.tsx';
import { filledValues, FormStore, type FormValues } from '../../../kits/form/form-store.ts';
import { NewPasswordRows } from '../../../kits/form/password-rows.tsx';
import { PhoneRow } from '../../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../../kits/form/person-rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { Consent } from '../consent.tsx';

/** The data of a person who was invited and has no account yet. */
export function InvitedForm({
  code,
  invitation,
}: {
  readonly code: string;
  readonly invitation: ReplyOf<typeof readInvited>;
}) {
  const text = useText(registerText);
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  const onSubmit = async (values: FormValues): Promise<void> => {
    const body = filledValues(values) as BodyOf<typeof completeInvited>;
    await api.call(completeInvited, { params: { code }, body });
    store.markSaved();
    location.assign('/dashboard');
  };
  return (
    <>
      <h1>{text.invitedTitle}</h1>
      <p>{text.invited(invitation.company_name, invitation.email)}</p>
      <Form store={store} onSubmit={onSubmit}>
        {({ pending, failure }) => (
          <>
            <FuriganaRows
              fields={[
                { name: 'last_name', label: text.lastName, autoComplete: 'family-name', required: true },
                { name: 'first_name', label: text.firstName, autoComplete: 'given-name', required: true },
              ]}
              kana={{ name: 'kana', label: text.kana, required: false }}
            />
            <PhoneRow name="phone" label={text.phone} help={text.phoneHelp} required={false} />
            <NewPasswordRows name="password" label={text.password} required />
            <Consent />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.completing : undefined}>
              {text.complete}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}
