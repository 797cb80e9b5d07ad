import { downloadApplicationPdf, readAppUser, type AppUserRow } from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { applicationUserStates } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import { adminAppUsersText } from '../../../../messages/admin-app-users.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Preserved, RuledSection } from '../../../../ui/ruled-list.tsx';
import { Bullets, Facts } from '../../../../ui/surfaces.tsx';

/** One who uses an application, with the answers as a document shows them. */
export function AnswersDrawer({ run, onClose }: { readonly run: AppUserRow; readonly onClose: () => void }) {
  const text = useText(adminAppUsersText);
  const params = { id: run.application_id, appUserId: run.id };
  // Each reading of answers is recorded, so it is not repeated when the window gets the focus.
  const query = useQuery({ ...endpointQuery(readAppUser, { params }), refetchOnWindowFocus: false });
  return (
    <Drawer
      title={text.drawer(run.company.name)}
      onClose={onClose}
      actions={
        run.state === 2 ? (
          <a
            className="ui-button"
            data-kind="plain"
            href={buildUrl('', downloadApplicationPdf.path, { id: params.id }, { app_user_id: run.id })}
            download
          >
            {text.download}
          </a>
        ) : undefined
      }
    >
      <Facts
        rows={[
          [
            text.company,
            <Link key="company" to="/admin/companies/:id" params={{ id: run.company.id }}>
              {run.company.name}
            </Link>,
          ],
          [
            text.user,
            <Link key="user" to="/admin/users/:id" params={{ id: run.user.id }}>
              {run.user.full_name}
            </Link>,
          ],
          [text.email, run.user.email],
          [text.state, wordsOf(applicationUserStates, run.state as 0 | 1 | 2)],
          [text.number, text.version(run.number)],
          [
            text.paidAt,
            <>
              {run.paid_at === null ? null : `${timeOf(run.paid_at)} `}
              <Link to="/admin/transactions" search={{ run: run.id }}>
                {text.payments}
              </Link>
            </>,
          ],
          [text.begunAt, timeOf(run.created_at)],
          [text.updatedAt, timeOf(run.updated_at)],
        ]}
      />
      <RuledSection title={text.answers}>
        <p className="ui-help">{text.recorded}</p>
        <Loaded query={query}>
          {({ shown, errors }) => (
            <>
              {shown.length === 0 ? <p className="ui-help">{text.noAnswers}</p> : null}
              <Facts rows={shown.map(({ name, text: words }) => [name, <Preserved key={name}>{words}</Preserved>])} />
              {errors.length === 0 ? null : (
                <>
                  <h3>{text.missing}</h3>
                  <Bullets items={[...new Set(errors.map(({ message }) => message))]} />
                </>
              )}
            </>
          )}
        </Loaded>
      </RuledSection>
    </Drawer>
  );
}
