import { checkPayment, requestTransfer, type PaymentCheck } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@shorui/server/client';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { CanceledNotice } from '../../../kits/applications/canceled-notice.tsx';
import { OfRun } from '../../../kits/applications/of-run.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Facts, Notice, Section } from '../../../ui/surfaces.tsx';

/** What a run costs, and the ways to pay that the server offers. */
export function Screen() {
  return <OfRun>{(runId) => <Charge runId={runId} />}</OfRun>;
}

function Charge({ runId }: { readonly runId: number }) {
  const text = useText(downloadsText);
  const query = useQuery(endpointQuery(checkPayment, { params: { id: runId } }));
  return (
    <Loaded query={query}>
      {(payment) => (
        <>
          <CanceledNotice canceled={payment.canceled} />
          <Section title={text.amount}>
            <Facts
              rows={[
                [text.application, payment.application_name],
                [text.price, text.yen(payment.price)],
                ...(payment.fee === 0 ? [] : [[text.fee, text.yen(payment.fee)] as const]),
                [text.total, text.yen(payment.amount)],
                [text.state, text.states[payment.state]],
              ]}
            />
          </Section>
          <Ways payment={payment} />
        </>
      )}
    </Loaded>
  );
}

function Ways({ payment }: { readonly payment: PaymentCheck }) {
  const text = useText(downloadsText);
  const { app_user_id: runId, state, methods } = payment;
  const search = { run: runId };
  if (state === 'free' || state === 'paid')
    return (
      <Notice>
        <p>{state === 'free' ? text.freeWhy : text.paidWhy}</p>
        <ButtonLink kind="main" to="/applications/download/:app_user_id?" params={{ app_user_id: runId }}>
          {text.toDownload}
        </ButtonLink>
      </Notice>
    );
  if (state !== 'unpaid')
    return (
      <Section title={text.methods}>
        <ButtonLink kind="main" to="/applications/bank-transfer/:app_id?" search={search}>
          {text.bankTransfer}
        </ButtonLink>
      </Section>
    );
  return methods.includes('bank_transfer') ? (
    <TransferForm runId={runId} />
  ) : (
    <Notice kind="warning">{text.noMethods}</Notice>
  );
}

/** Asks to pay by bank transfer. The name is needed only where another account pays. */
function TransferForm({ runId }: { readonly runId: number }) {
  const text = useText(downloadsText);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const ask = useMutation({
    mutationFn: async () =>
      api.call(requestTransfer, {
        body: { app_user_id: runId, ...(name.trim() !== '' && { transfer_name: name.trim() }) },
      }),
    meta: { handled: true },
    onSuccess: async () => {
      await refresh('payments');
      await navigate({ to: hrefOf('/applications/bank-transfer/:app_id?'), search: { run: runId } });
    },
  });
  const refusal = ask.error instanceof ApiError ? ask.error : undefined;
  return (
    <Section title={text.methods}>
      <p>{text.chargeLead}</p>
      <form
        className="ui-stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!ask.isPending) ask.mutate();
        }}
      >
        <div className="ui-ruled">
          <Field
            label={text.transferName}
            required={false}
            help={text.transferNameHelp}
            error={refusal?.errors['transfer_name']?.[0]}
          >
            {(control) => (
              <TextInput {...control} width={20} value={name} onChange={({ target }) => setName(target.value)} />
            )}
          </Field>
        </div>
        {ask.error === null || refusal?.errors['transfer_name'] !== undefined ? null : (
          <Notice kind="danger">{ask.error.message}</Notice>
        )}
        <div className="ui-actions">
          <Button type="submit" kind="main" pending={ask.isPending ? text.requesting : undefined}>
            {text.toTransfer}
          </Button>
        </div>
      </form>
    </Section>
  );
}
