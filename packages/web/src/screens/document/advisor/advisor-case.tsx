import { listAdvisorComments, type AdvisorView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { PinDeskProvider, usePinDesk } from '../../../kits/comments/pin-desk.ts';
import { PinLayer } from '../../../kits/comments/pin-layer.tsx';
import { plainDay } from '../../../kits/documents/document-columns.tsx';
import { addressOf } from '../../../kits/sharing/link-file.ts';
import { LinkPreview } from '../../../kits/sharing/link-preview.tsx';
import { advisorText } from '../../../messages/advisor.ts';
import { commonText } from '../../../messages/common.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Preserved, RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { EmptyState, Facts, Notice } from '../../../ui/surfaces.tsx';
import { AdvisorComments } from './advisor-comments.tsx';
import { AdvisorDecision } from './advisor-decision.tsx';
import { AdvisorUpload } from './advisor-upload.tsx';
import { pinnedOf } from './pinned-of.ts';

/** Milliseconds after which comments are read again: people without a session have no stream of events. */
const again = 20_000;

export interface AdvisorCaseProps {
  readonly view: AdvisorView;
  readonly token: string;
  readonly credential: string;
  /** Something was sent: the case is read again. */
  readonly onChange: () => Promise<void>;
}

/** The document that an advisor is asked about, who asks, the decision, and what became of it. */
export function AdvisorCase({ view, token, credential, onChange }: AdvisorCaseProps) {
  const text = useText(advisorText);
  const shares = useText(sharesText);
  const common = useText(commonText);
  const [document] = view.files;
  const desk = usePinDesk();
  const comments = useQuery({
    ...endpointQuery(listAdvisorComments, { params: { credentialToken: credential } }),
    refetchInterval: again,
  });
  const pinned = pinnedOf(comments.data);
  const isMine = view.is_asked && view.state === 'open';
  return (
    <PinDeskProvider value={desk}>
      <div className="link-page">
        <h1>{view.document_name}</h1>
        {endOf(view, text) === undefined ? null : <Notice>{endOf(view, text)}</Notice>}
        <div className="link-desk">
          <div className="link-paper">
            {document === undefined ? null : view.preview === null ? (
              <EmptyState
                title={view.is_preview_making ? shares.makingPreview : shares.noPreview}
                action={
                  view.is_preview_making ? (
                    <Button onClick={() => void onChange()}>{common.reload}</Button>
                  ) : (
                    <FileAnchor name={document.name} href={addressOf(document.link)} />
                  )
                }
              >
                {view.is_preview_making ? shares.makingPreviewWhy : shares.noPreviewDownload}
              </EmptyState>
            ) : (
              <LinkPreview
                name={view.document_name}
                sha256={document.sha256}
                link={view.preview}
                over={(page) => <PinLayer page={page} comments={pinned} />}
              />
            )}
          </div>
          <aside aria-label={text.facts}>
            <Facts
              rows={[
                [text.company, view.company_name],
                [text.applicant, view.applicant_name],
                ...(view.due_on === null ? [] : [[text.due, plainDay(view.due_on)] as const]),
                ...(view.message === null || view.message === ''
                  ? []
                  : [[text.message, <Preserved key="message">{view.message}</Preserved>] as const]),
                [text.until, timeOf(view.expires_at)],
              ]}
            />
            <RuledSection title={text.files}>
              <RuledList label={text.files}>
                {view.files.map(({ name, size, sha256, link }) => (
                  <RuledRow
                    key={sha256}
                    name={name}
                    meta={bytesInWords(size)}
                    end={<FileAnchor name={name} href={addressOf(link)} />}
                  />
                ))}
              </RuledList>
            </RuledSection>
            {isMine && !view.can_act ? <Notice kind="warning">{text.changed}</Notice> : null}
            {view.can_act ? (
              <>
                <AdvisorUpload view={view} credential={credential} onChange={onChange} />
                <AdvisorDecision view={view} credential={credential} onChange={onChange} />
              </>
            ) : null}
            {isMine ? (
              <ButtonLink
                to="/document/checkback/:token?/:id?"
                params={{ token, id: view.document_id }}
                search={{ credential_token: credential }}
              >
                {text.checkBackLink}
              </ButtonLink>
            ) : null}
            <AdvisorComments
              query={comments}
              credential={credential}
              canWrite={view.state === 'open'}
              hasPages={view.preview !== null}
            />
          </aside>
        </div>
      </div>
    </PinDeskProvider>
  );
}

function FileAnchor({ name, href }: { readonly name: string; readonly href: string }) {
  const text = useText(advisorText);
  return (
    <a href={href} download={name} aria-label={text.downloadFile(name)}>
      {text.download}
    </a>
  );
}

/** What became of the case: the advisor's own answer, the end of the request, or that it is not the turn yet. */
function endOf(view: AdvisorView, text: typeof advisorText.jp): string | undefined {
  if (view.is_total_fail || view.status === 3) return text.failedEnd;
  if (view.is_approved) return text.approvedEnd;
  if (view.state !== 'open') return text.closed[view.state];
  return view.is_asked ? undefined : text.notYet;
}
