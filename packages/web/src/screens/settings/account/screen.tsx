import { readUser, updateUser, type ReplyOf } from '@shorui/server/contract';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/updateUser';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { PhoneRow } from '../../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../../kits/form/person-rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useAllows } from '../../../layouts/allows.ts';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { settingsText } from '../../../messages/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Look } from './look.tsx';
import { Sessions } from './sessions.tsx';

type Member = ReplyOf<typeof readUser>;

const valuesOf = ({ last_name, first_name, kana, phone }: Member) => ({
  last_name,
  first_name,
  kana: kana ?? '',
  phone: phone ?? '',
});

/** The own account: name and contact, address and password, appearance, logins. */
export function Screen() {
  const { data: user } = useSuspenseQuery(sessionQuery);
  const query = useQuery({ ...endpointQuery(readUser, { params: { id: user?.id ?? 0 } }), enabled: user !== null });
  if (user === null) return null;
  return (
    <SettingsPage entry="/settings" screen="/settings">
      <Loaded query={query}>{(member) => <PersonForm member={member} readAgain={query.refetch} />}</Loaded>
      <LoginFacts email={user.email} mayChange={user.actions['change_password'] === true} />
      <Look />
      <Sessions mayEnd={user.on_behalf === null} />
    </SettingsPage>
  );
}

interface PersonFormProps {
  readonly member: Member;
  readonly readAgain: ReadAgain<Member>;
}

function PersonForm({ member, readAgain }: PersonFormProps) {
  const text = useText(settingsText).account;
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(
    () =>
      new FormStore(valuesOf(member), withMembers(checkOf(validate), { version: 0, last_name: '', first_name: '' })),
  );
  const seen = useSeenRecord(store, member, valuesOf, readAgain);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const orNull = (name: string): string | null => textOf(values, name) || null;
        const reply = await api.call(updateUser, {
          params: { id: member.id },
          body: {
            last_name: textOf(values, 'last_name'),
            first_name: textOf(values, 'first_name'),
            kana: orNull('kana'),
            phone: orNull('phone'),
            version: seen.version(),
          },
        });
        queryClient.setQueryData(endpointQuery(readUser, { params: { id: member.id } }).queryKey, reply);
        store.markSaved(valuesOf(reply));
        toast(saved);
        await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }}
    >
      {(state) => (
        <>
          <RuledForm title={text.person}>
            <FuriganaRows
              fields={[
                { name: 'last_name', label: text.lastName, required: true, width: 12, autoComplete: 'family-name' },
                { name: 'first_name', label: text.firstName, required: true, width: 12, autoComplete: 'given-name' },
              ]}
              kana={{ name: 'kana', label: text.kana, required: false, width: 20, help: text.kanaHelp }}
            />
            <PhoneRow name="phone" label={text.phone} required={false} help={text.phoneHelp} autoComplete="tel" />
          </RuledForm>
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}

/** Address and password, each with the way to change it; not while the staff acts as the person. */
function LoginFacts({ email, mayChange }: { readonly email: string; readonly mayChange: boolean }) {
  const text = useText(settingsText).account;
  const allows = useAllows();
  const [isOpen, setOpen] = useState(false);
  return (
    <RuledSection title={text.login}>
      <RuledList label={text.login}>
        <RuledRow
          name={text.email}
          meta={email}
          end={mayChange ? <Button onClick={() => setOpen(true)}>{text.changeEmail}</Button> : undefined}
        />
        <RuledRow
          name={text.password}
          meta={text.passwordHidden}
          end={
            mayChange && allows('/auth/change-password') ? (
              <ButtonLink to="/auth/change-password">{text.changePassword}</ButtonLink>
            ) : undefined
          }
        />
      </RuledList>
      {isOpen ? <ChangeEmail onClose={() => setOpen(false)} /> : null}
    </RuledSection>
  );
}
