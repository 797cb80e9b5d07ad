import { cancelTransfer, checkPayment, type TransferRequest } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { CanceledNotice } from '../../../kits/applications/canceled-notice.tsx';
import { OfRun } from '../../../kits/applications/of-run.tsx';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { deadlineOf } from '../../../messages/dates.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Badge, Facts, Notice, Section } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ReportTransfer } from './report-transfer.tsx';
import './transfer.css';

/** Where to transfer what, under which name, and the report that it was done. */
export function Screen() {
  return <OfRun>{(runId) => <Transfer runId={runId} />}</OfRun>;
}

function Transfer({ runId }: { readonly runId: number }) {
  const text = useText(downloadsText);
  const query = useQuery(endpointQuery(checkPayment, { params: { id: runId } }));
  return (
    <Loaded query={query}>
      {({ state, transfer, canceled, application_name: name }) => {
        if (state === 'paid' || state === 'free')
          return (
            <Notice>
              <p>{state === 'paid' ? text.paidWhy : text.freeWhy}</p>
              <ButtonLink kind="main" to="/applications/download/:app_user_id?" params={{ app_user_id: runId }}>
                {text.toDownload}
              </ButtonLink>
            </Notice>
          );
        if (transfer === null)
          return (
            <>
              <CanceledNotice canceled={canceled} />
              <Notice>
                <p>{text.chargeLead}</p>
                <ButtonLink kind="main" to="/applications/charge/:app_id?" search={{ run: runId }}>
                  {text.toTransfer}
                </ButtonLink>
              </Notice>
            </>
          );
        return (
          <>
            <Where name={name} transfer={transfer} isPartial={state === 'partial'} />
            <ReportTransfer transfer={transfer} />
            {transfer.received === 0 ? <CancelTransfer transfer={transfer} /> : null}
          </>
        );
      }}
    </Loaded>
  );
}

/** Takes the request back, as long as no money has arrived for it. */
function CancelTransfer({ transfer }: { readonly transfer: TransferRequest }) {
  const text = useText(downloadsText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id, version } = transfer;
  return (
    <div className="ui-actions">
      <AskButton
        action={text.cancelTransfer}
        pending={text.canceling}
        kind="danger"
        title={text.cancelTransferTitle}
        onAgree={async () => {
          await api.call(cancelTransfer, { params: { id }, body: { version } });
          toast(text.transferCanceled);
          await refresh('payments');
        }}
      >
        <p>{text.cancelTransferWhy}</p>
      </AskButton>
    </div>
  );
}

interface WhereProps {
  /** Of the application. */
  readonly name: string;
  readonly transfer: TransferRequest;
  readonly isPartial: boolean;
}

function Where({ name, transfer, isPartial }: WhereProps) {
  const text = useText(downloadsText);
  const { bank, remaining, received, amount, payer_name: payer, reference, due_on: due } = transfer;
  return (
    <>
      <Section title={text.amount}>
        <Facts
          rows={[
            [text.application, name],
            [text.total, text.yen(amount)],
            ...(received === 0
              ? []
              : [[text.received, text.yen(received)] as const, [text.remaining, text.yen(remaining)] as const]),
            [text.state, <Badge key="state">{isPartial ? text.states.partial : text.states.requested}</Badge>],
            [text.due, deadlineOf(due)],
          ]}
        />
      </Section>
      <Section title={text.bank}>
        <p>{payer === reference ? text.transferLeadBare : text.transferLead}</p>
        <Facts
          rows={[
            [text.bankName, bank.bank_name],
            [text.branch, bank.branch_name],
            [text.accountType, text.accountTypes[bank.account_type]],
            [text.accountNumber, <Copied key="number" what={text.accountNumber} value={bank.account_number} />],
            [text.holder, bank.account_holder],
            [text.payer, <Copied key="payer" what={text.payer} value={payer} />],
            [text.reference, reference],
          ]}
        />
      </Section>
    </>
  );
}

/** A value that has to be written elsewhere exactly, with a button that copies it. */
function Copied({ what, value }: { readonly what: string; readonly value: string }) {
  const text = useText(downloadsText);
  const toast = useToast();
  return (
    <div className="transfer-copied">
      <b>{value}</b>
      <Button
        size="small"
        aria-label={`${what} ${text.copy}`}
        onClick={() => void navigator.clipboard.writeText(value).then(() => toast(text.copied(what)))}
      >
        {text.copy}
      </Button>
    </div>
  );
}
