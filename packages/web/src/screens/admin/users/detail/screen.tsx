import { formatPhoneNumber } from '@shorui/engine/japanese';
import { deleteAdminUser, readAdminUser, restoreAdminUser, type AdminUser } from '@shorui/server/contract';
import { userStatuses } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { History } from '../../../../kits/detail/history.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { dayOf, timeOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Facts, Section } from '../../../../ui/surfaces.tsx';
import { UserState } from '../user-state.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EnterButton, SuspendButton } from './user-actions.tsx';

/** One user of the customers: facts, actions of the staff, what was done. */
export function Screen() {
  const text = useText(adminAccountsText).users;
  const params = useRecordParams();
  const query = useQuery(endpointQuery(readAdminUser, { params }));
  const [isEditOpen, setEditOpen] = useState(false);
  return (
    <DetailPage
      query={query}
      title={({ full_name }) => full_name}
      lead={(user) => <UserState user={user} />}
      actions={(user) => (
        <>
          <RemoveButton
            name={user.full_name}
            effects={text.effects}
            remove={() => api.call(deleteAdminUser, { params })}
            restore={() => api.call(restoreAdminUser, { params })}
            part="adminUsers"
          />
          <SuspendButton user={user} />
          {user.suspended_at === null ? <EnterButton user={user} /> : null}
          <Button kind="main" onClick={() => setEditOpen(true)}>
            {text.edit}
          </Button>
        </>
      )}
    >
      {(user) => (
        <>
          <UserFacts user={user} />
          <History kind="user" id={user.id} />
          {isEditOpen ? <EditDialog user={user} readAgain={query.refetch} onClose={() => setEditOpen(false)} /> : null}
        </>
      )}
    </DetailPage>
  );
}

function UserFacts({ user }: { readonly user: AdminUser }) {
  const text = useText(adminAccountsText).users;
  const { facts } = useText(detailText);
  return (
    <Section title={facts}>
      <Facts
        rows={[
          [text.name, user.full_name],
          [text.kana, user.kana],
          [text.email, user.email],
          [text.phone, user.phone && formatPhoneNumber(user.phone)],
          [
            text.company,
            user.companies.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index === 0 ? null : '、'}
                <Link to="/admin/companies/:id" params={{ id }}>
                  {name}
                </Link>
              </Fragment>
            )),
          ],
          [text.status, wordsOf(userStatuses, user.status)],
          [text.verified, user.email_verified_at === null ? text.notVerified : timeOf(user.email_verified_at)],
          [text.firstLogin, user.first_logged_in_at === null ? null : timeOf(user.first_logged_in_at)],
          ...(user.suspended_at === null ? [] : ([[text.suspendedAt, timeOf(user.suspended_at)]] as const)),
          [text.createdAt, dayOf(user.created_at)],
        ]}
      />
    </Section>
  );
}
