import { listProvinces, readCurrentCompany, updateCurrentCompany, type Company } from '@shorui/server/contract';
import {
  businesses,
  companySettingKeys,
  companySizes,
  insuranceValues,
  legalForms,
  settlementMonths,
} from '@shorui/server/enums';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/updateCurrentCompany';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore } from '../../../kits/form/form-store.ts';
import { PhoneRow } from '../../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../../kits/form/person-rows.tsx';
import { CheckRow, RadioRow, SelectRow, TextRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { optionsOf, wordsOf } from '../../../messages/choices.ts';
import { commonText } from '../../../messages/common.ts';
import { companyText } from '../../../messages/company.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { bodyOfCompany, insurances, valuesOfCompany } from './company-values.ts';

/** What the papers of the company need to know about it. */
export function Screen() {
  const query = useQuery(endpointQuery(readCurrentCompany));
  return (
    <SettingsPage entry="/settings/company" screen="/settings/company">
      <Loaded query={query} rows={8}>
        {(company) => <CompanyForm company={company} readAgain={query.refetch} />}
      </Loaded>
    </SettingsPage>
  );
}

interface CompanyFormProps {
  readonly company: Company;
  readonly readAgain: ReadAgain<Company>;
}

function CompanyForm({ company, readAgain }: CompanyFormProps) {
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(
    () => new FormStore(valuesOfCompany(company), (values) => checkOf(validate)({ ...bodyOfCompany(values, 0) })),
  );
  const seen = useSeenRecord(store, company, valuesOfCompany, readAgain);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const reply = await api.call(updateCurrentCompany, { body: bodyOfCompany(values, seen.version()) });
        queryClient.setQueryData(endpointQuery(readCurrentCompany).queryKey, reply);
        store.markSaved(valuesOfCompany(reply));
        toast(saved);
        // The name of the workspace is in the top bar.
        await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }}
    >
      {(state) => (
        <>
          <Basics />
          <Place />
          <Insurances />
          {company.actions['update'] === true ? <SaveFoot state={state} onReload={seen.reload} /> : null}
        </>
      )}
    </Form>
  );
}

function Basics() {
  const text = useText(companyText);
  return (
    <RuledForm title={text.basics}>
      <FuriganaRows
        fields={[{ name: 'name', label: text.name, required: true, width: 30, autoComplete: 'organization' }]}
        kana={{ name: 'name_kana', label: text.nameKana, required: false, width: 30, help: text.nameKanaHelp }}
      />
      <SelectRow name="legal_form" label={text.legalForm} required={false} number options={optionsOf(legalForms)} />
      <SelectRow
        name="business_id"
        label={text.business}
        required={false}
        number
        width={20}
        options={optionsOf(businesses)}
      />
      <RadioRow name="size" label={text.size} required={false} number options={optionsOf(companySizes)} />
      <SelectRow
        name="settings.settlement_month"
        label={text.settlementMonth}
        required={false}
        help={text.settlementMonthHelp}
        number
        width={8}
        options={optionsOf(settlementMonths)}
      />
    </RuledForm>
  );
}

function Place() {
  const text = useText(companyText);
  const { data: provinces = [] } = useQuery({ ...endpointQuery(listProvinces), staleTime: Infinity });
  return (
    <RuledForm title={text.place}>
      <SelectRow
        name="settings.province"
        label={text.province}
        required={false}
        number
        options={provinces.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <TextRow
        name="settings.office_address"
        label={text.address}
        required={false}
        width={30}
        help={text.addressHelp}
        autoComplete="street-address"
      />
      <PhoneRow name="phone" label={text.phone} required={false} help={text.phoneHelp} autoComplete="tel" />
      <TextRow name="email" label={text.email} required={false} width={30} type="email" inputMode="email" />
    </RuledForm>
  );
}

function Insurances() {
  const text = useText(companyText);
  return (
    <>
      <RuledForm title={text.insurance}>
        {insurances.map((name) => (
          <RadioRow
            key={name}
            name={`settings.${name}`}
            label={wordsOf<string>(companySettingKeys, name)}
            required={false}
            number
            options={optionsOf(insuranceValues)}
          />
        ))}
      </RuledForm>
      <RuledForm title={text.tax}>
        <CheckRow name="settings.withholding_special_case" label={text.withholding} text={text.withholdingText} />
        <CheckRow name="settings.has_staff" label={text.staff} text={text.staffText} />
      </RuledForm>
    </>
  );
}
