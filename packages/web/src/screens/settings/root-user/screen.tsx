import { changeRootUser, listUsers } from '@shorui/server/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/changeRootUser';
import { api } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { RowSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioMark } from '../../../ui/inputs.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge, Bullets, Notice, Phrases } from '../../../ui/surfaces.tsx';
import { SettingsPage } from '../settings-page.tsx';

/** Hands the place of the root user on: whom to, what it does, and the own password. */
export function Screen() {
  const text = useText(membersText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const [chosen, setChosen] = useState<{ readonly id: number; readonly name: string }>();
  if (user?.actions['change_root_user'] !== true) return null;
  return (
    <SettingsPage
      entry="/settings/user"
      screen="/settings/group/ConfirmChangeRootUserModal"
      lead={<Phrases items={[text.rootUser.present(user.full_name), text.rootUser.lead]} />}
    >
      <RowSection
        title={text.rootUser.choose}
        name={listUsers.name}
        load={(state, signal) => api.call(listUsers, { signal, query: pageQuery(state) })}
        count={text.people}
        searchLabel={text.searchHint}
        emptyTitle={text.none}
      >
        {(member) => (
          <RuledRow
            key={member.id}
            lead={
              <RadioMark
                name="user"
                label={member.full_name}
                checked={chosen?.id === member.id}
                disabled={member.actions['make_root'] !== true}
                onChange={() => setChosen({ id: member.id, name: member.full_name })}
              />
            }
            name={member.full_name}
            meta={member.email}
            end={
              <>
                {member.is_root ? <Badge kind="info">{text.root}</Badge> : null}
                {member.groups.map(({ name }) => name).join('、')}
              </>
            }
          />
        )}
      </RowSection>
      <Confirm chosen={chosen} />
    </SettingsPage>
  );
}

function Confirm({ chosen }: { readonly chosen: { readonly id: number; readonly name: string } | undefined }) {
  const text = useText(membersText).rootUser;
  const { back } = useText(membersText);
  const [done, setDone] = useState<string>();
  const [store] = useState(() => new FormStore({}, withMembers(checkOf(validate), { user_id: 1, password: '' })));
  const [isMissing, setMissing] = useState(false);
  if (done !== undefined) return <Notice>{text.done(done)}</Notice>;
  return (
    <PlainForm
      store={store}
      onSubmit={async (values) => {
        setMissing(chosen === undefined);
        if (chosen === undefined) return;
        await api.call(changeRootUser, { body: { user_id: chosen.id, password: textOf(values, 'password') } });
        setDone(chosen.name);
        // A full page load: the rights of the person have changed everywhere.
        location.assign('/dashboard');
      }}
    >
      {({ pending, failure }) => (
        <>
          <Notice kind="warning">
            <p>{text.effects}</p>
            <Bullets items={text.effectList} />
          </Notice>
          <RuledForm>
            <TextRow name="password" type="password" label={text.password} required autoComplete="current-password" />
          </RuledForm>
          {isMissing && chosen === undefined ? <Notice kind="danger">{text.chooseFirst}</Notice> : null}
          {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
          <div className="ui-form-foot">
            <ButtonLink to="/settings/user">{back}</ButtonLink>
            <Button type="submit" kind="decide" pending={pending ? text.submitting : undefined}>
              {text.submit}
            </Button>
          </div>
        </>
      )}
    </PlainForm>
  );
}
