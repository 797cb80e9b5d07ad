import { readPaymentSettings, updatePaymentSettings, type AdminPaymentSettings } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/updatePaymentSettings';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore, orNulls, valuesOf, type FormValues } from '../../../kits/form/form-store.ts';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { paymentSettingsText } from '../../../messages/admin-payment-settings.ts';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { PaymentRows } from './payment-rows.tsx';

/** Members that may be empty, and those that have a value always. */
const free = [
  'issuer_name',
  'issuer_address',
  'issuer_phone',
  'invoice_number',
  'bank_name',
  'branch_name',
  'account_type',
  'account_number',
  'account_holder',
] as const;
const fixed = ['platform_fee', 'transfer_days'] as const;

const shownOf = (settings: AdminPaymentSettings): FormValues => valuesOf(settings, [...free, ...fixed]);

/** How the staff are paid: bank account, issuer of receipts, fee. */
export function Screen() {
  const title = useScreenTitle();
  const query = useQuery({ ...endpointQuery(readPaymentSettings), refetchOnWindowFocus: false });
  return (
    <>
      <PageHead title={title} />
      <Loaded query={query}>{(settings) => <SettingsForm settings={settings} readAgain={query.refetch} />}</Loaded>
    </>
  );
}

interface SettingsFormProps {
  readonly settings: AdminPaymentSettings;
  readonly readAgain: ReadAgain<AdminPaymentSettings>;
}

function SettingsForm({ settings, readAgain }: SettingsFormProps) {
  const text = useText(paymentSettingsText);
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(
    () =>
      new FormStore(
        shownOf(settings),
        withMembers(checkOf(validate), { version: 0, platform_fee: '', transfer_days: '' }),
      ),
  );
  const seen = useSeenRecord(store, settings, shownOf, readAgain);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const terms = Object.fromEntries(fixed.map((name) => [name, Number(values[name])]));
        const body = { ...orNulls(values, free), ...terms, version: seen.version() };
        const reply = await api.call(updatePaymentSettings, { body });
        queryClient.setQueryData(endpointQuery(readPaymentSettings).queryKey, reply);
        store.markSaved(shownOf(reply));
        toast(saved);
      }}
    >
      {(state) => (
        <>
          <Notice kind={settings.ready ? 'info' : 'warning'}>{settings.ready ? text.ready : text.notReady}</Notice>
          <PaymentRows />
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}
