import { readApproval, type DocumentDetail } from '@shorui/server/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { boxesOf, meaningOf } from '../../../kits/approvals/approval-words.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { approvalsText } from '../../../messages/approvals.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Preserved, RuledSection } from '../../../ui/ruled-list.tsx';
import { ApprovalBoxes } from '../../../ui/stamp.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { AdvisorAnswers } from './advisor-answers.tsx';
import { ApprovalActions } from './approval-actions.tsx';
import { ApprovalDecision } from './approval-decision.tsx';
import { ApprovalHistory } from './approval-history.tsx';
import { ApprovalRoute } from './approval-route.tsx';
import { CompareLink } from './compare/compare-link.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

/** Loaded when the person asks for approval. */
const RequestDialog = lazyDialog(
  async () => (await import('../../../kits/approvals/request-dialog.tsx')).RequestDialog,
);

/** The approval of a document: the seals, whose turn it is, the decision, the steps, and what happened. */
export function ApprovalPanel({ document }: { readonly document: DocumentDetail }) {
  const text = useText(approvalsText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const query = useQuery(endpointQuery(readApproval, { params: { id: document.id } }));
  const [isAsking, setAsking] = useState(false);
  const { current, actions } = query.data ?? { current: null, actions: undefined };
  if (document.status !== 'filed') return null;
  const done = current?.steps.filter(({ state }) => state === 'approved').length ?? 0;
  const canAsk = actions?.ask === true && document.version_id !== null;
  return (
    <div className="document-approval">
      <RuledSection
        title={text.title}
        count={current === null ? undefined : text.progress(done, current.steps.length)}
        action={
          canAsk ? (
            <Button size="small" onClick={() => setAsking(true)}>
              {current === null ? text.ask : text.askAgain}
            </Button>
          ) : undefined
        }
      >
        <Loaded query={query} rows={3}>
          {({ requests }) =>
            current === null ? (
              <p className="ui-help document-panel">
                {text.none}
                {canAsk ? text.noneWhy : null}
              </p>
            ) : (
              <div className="ui-stack document-panel">
                <p>
                  <Badge kind={meaningOf[current.state]}>{text.states[current.state]}</Badge>{' '}
                  {current.next.length === 0 ? null : text.next(current.next.join('、'))}
                </p>
                <div>
                  <ApprovalBoxes boxes={boxesOf(current, user?.id ?? 0, text)} />
                </div>
                {current.message === null || current.message === '' ? null : (
                  <p>
                    <span className="ui-help">{text.message}</span>
                    <br />
                    <Preserved>{current.message}</Preserved>
                  </p>
                )}
                {current.actions.approve || current.actions.check_back ? (
                  <ApprovalDecision key={current.id} approval={current} />
                ) : null}
                <ApprovalRoute approval={current} userId={user?.id ?? 0} />
                {current.steps.some(({ advisor }) => advisor !== null) ? (
                  <AdvisorAnswers documentId={document.id} />
                ) : null}
                <CompareLink approval={current} />
                <ApprovalActions document={document} approval={current} />
                <ApprovalHistory requests={requests} document={document} />
              </div>
            )
          }
        </Loaded>
        {isAsking ? (
          <Suspense>
            <RequestDialog documents={[document]} onClose={() => setAsking(false)} />
          </Suspense>
        ) : null}
      </RuledSection>
    </div>
  );
}
