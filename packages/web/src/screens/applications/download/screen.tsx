import {
  checkDownload,
  checkPayment,
  deleteRun,
  findForUser,
  restoreRun,
  type ApplicationRun,
  type ReplyOf,
} from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { NoRun } from '../../../kits/applications/no-run.tsx';
import { DetailPage } from '../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../kits/detail/remove-button.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { applicationsText } from '../../../messages/applications.ts';
import { timeOf } from '../../../messages/dates.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Badge, Notice, Section } from '../../../ui/surfaces.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { PaymentSection } from './payment-section.tsx';

/** The documents of the run that the address names. */
export function Screen() {
  const { app_user_id: runId }: { readonly app_user_id?: string } = useParams({ strict: false });
  const title = useScreenTitle() ?? '';
  if (runId !== undefined) return <Run id={Number(runId)} />;
  return (
    <>
      <PageHead title={title} />
      <NoRun />
    </>
  );
}

/** The documents of one run: whether they can be made, the files, the payment and its receipt. */
function Run({ id }: { readonly id: number }) {
  const text = useText(applicationsText);
  const downloads = useText(downloadsText);
  const params = { id };
  const query = useQuery(endpointQuery(findForUser, { params }));
  const check = useQuery(endpointQuery(checkDownload, { params }));
  const payment = useQuery(endpointQuery(checkPayment, { params }));
  return (
    <DetailPage
      query={query}
      title={({ run }) => run.application_name}
      lead={({ run }) => (
        <>
          <Badge kind={run.state === 2 ? 'success' : 'warning'}>{text.states[run.state]}</Badge>{' '}
          {`${text.changedAt} ${timeOf(run.updated_at)}`}
          {run.subject === '' ? null : <span className="download-subject">{run.subject}</span>}
        </>
      )}
      actions={({ run }) => (
        <>
          <RemoveButton
            name={run.application_name}
            effects={text.removeEffects}
            remove={() => api.call(deleteRun, { params })}
            restore={() => api.call(restoreRun, { params })}
            part="applicationUse"
          />
          <ButtonLink
            to="/applications/form/:app_id?"
            params={{ app_id: run.application_id }}
            search={{ run: run.id, ...(run.state === 2 && { step: 'review' }) }}
          >
            {run.state === 2 ? downloads.fix : downloads.answer}
          </ButtonLink>
        </>
      )}
    >
      {(found) => (
        <>
          <Loaded query={check} rows={2}>
            {(state) => <Documents run={found.run} check={state} />}
          </Loaded>
          <Loaded query={payment} rows={2}>
            {(state) => (state.state === 'free' ? null : <PaymentSection payment={state} run={found.run} />)}
          </Loaded>
        </>
      )}
    </DetailPage>
  );
}

interface DocumentsProps {
  readonly run: ApplicationRun;
  readonly check: ReplyOf<typeof checkDownload>;
}

function Documents({ run, check: { reason, files } }: DocumentsProps) {
  const text = useText(downloadsText);
  return (
    <Section title={text.files}>
      {reason === null ? (
        <p>{files.filter(({ guide }) => !guide).length > 1 ? text.readyWhy : text.readyOne}</p>
      ) : (
        <Obstacle run={run} reason={reason} />
      )}
      <DownloadButtons run={run} files={files} isReady={reason === null} />
    </Section>
  );
}

/** What keeps the files from being made, and where to go on. */
function Obstacle({ run, reason }: { readonly run: ApplicationRun; readonly reason: 'incomplete' | 'unpaid' }) {
  const text = useText(downloadsText);
  const isIncomplete = reason === 'incomplete';
  return (
    <Notice kind="warning">
      <p>
        <b>{text[reason]}</b>
      </p>
      <p>{isIncomplete ? text.incompleteWhy : text.unpaidWhy}</p>
      <ButtonLink
        kind="main"
        to={isIncomplete ? '/applications/form/:app_id?' : '/applications/charge/:app_id?'}
        params={{ app_id: run.application_id }}
        search={{ run: run.id }}
      >
        {isIncomplete ? text.answer : text.pay}
      </ButtonLink>
    </Notice>
  );
}
