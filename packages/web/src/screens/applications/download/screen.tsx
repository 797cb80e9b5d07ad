import { checkDownload, checkPayment, deleteRun, findForUser, type ReplyOf } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { DetailPage } from '../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../kits/detail/remove-button.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { applicationsText } from '../../../messages/applications.ts';
import { timeOf } from '../../../messages/dates.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Badge, Notice, Section } from '../../../ui/surfaces.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { PaymentSection } from './payment-section.tsx';

type Found = ReplyOf<typeof findForUser>;

/** The documents of one run: whether they can be made, the files, the payment and its receipt. */
export function Screen() {
  const text = useText(applicationsText);
  const downloads = useText(downloadsText);
  const { app_user_id: runId }: { readonly app_user_id?: string } = useParams({ strict: false });
  const params = { id: Number(runId) };
  const query = useQuery(endpointQuery(findForUser, { params }));
  const check = useQuery(endpointQuery(checkDownload, { params }));
  const payment = useQuery(endpointQuery(checkPayment, { params }));
  return (
    <DetailPage
      query={query}
      list="/applications/list"
      title={({ run }) => run.application_name}
      lead={({ run }) => (
        <>
          <Badge kind={run.state === 2 ? 'success' : 'warning'}>{text.states[run.state]}</Badge>{' '}
          {`${text.changedAt} ${timeOf(run.updated_at)}`}
        </>
      )}
      actions={({ run }) => (
        <>
          <RemoveButton
            name={run.application_name}
            effects={text.removeEffects}
            remove={() => api.call(deleteRun, { params })}
            part="applicationUse"
            list={hrefOf('/applications/list')}
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
            {({ reason }) => <Documents found={found} reason={reason} />}
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
  readonly found: Found;
  readonly reason: ReplyOf<typeof checkDownload>['reason'];
}

function Documents({ found: { run, content }, reason }: DocumentsProps) {
  const text = useText(downloadsText);
  const files = (content['files'] ?? []) as readonly FileOfRun[];
  return (
    <Section title={text.files}>
      {reason === null ? (
        <p>{text.readyWhy}</p>
      ) : (
        <Notice kind="warning">
          <p>
            <b>{text[reason]}</b>
          </p>
          <p>{reason === 'incomplete' ? text.incompleteWhy : text.unpaidWhy}</p>
          {reason === 'incomplete' ? (
            <ButtonLink
              kind="main"
              to="/applications/form/:app_id?"
              params={{ app_id: run.application_id }}
              search={{ run: run.id }}
            >
              {text.answer}
            </ButtonLink>
          ) : (
            <ButtonLink
              kind="main"
              to="/applications/charge/:app_id?"
              params={{ app_id: run.application_id }}
              search={{ run: run.id }}
            >
              {text.pay}
            </ButtonLink>
          )}
        </Notice>
      )}
      <ul className="ui-bullets">
        {files.map(({ id, name, type, options }) => (
          <li key={id}>
            {nameOf(name)} <Badge>{type === 'word' ? 'Word' : 'PDF'}</Badge>{' '}
            {options?.guide === true ? <Badge kind="info">{text.guideMark}</Badge> : null}
          </li>
        ))}
      </ul>
      <DownloadButtons
        runId={run.id}
        name={run.application_name}
        isReady={reason === null}
        hasGuides={files.some(({ options }) => options?.guide === true)}
      />
    </Section>
  );
}

/** A file of the application, as the questions name it. */
interface FileOfRun {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly options?: { readonly guide?: boolean };
}

/** The name of a file, with the answers that will be in it by their names: 契約書_｛契約番号｝. */
const nameOf = (name: string): string => name.replace(/\{\{\s*([^}]+?)\s*\}\}/g, '｛$1｝');
