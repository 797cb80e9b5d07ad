import { register, type BodyOf, type readRegistration, type ReplyOf } from '@shorui/server/contract';
import {
  applicantForms,
  employeeBands,
  industries,
  jobDescriptions,
  legalForms,
  occupations,
  similarPositions,
} from '@shorui/server/enums';
import { useState } from 'react';
import { validate } from 'contract:form/register';
import { api } from '../../../api/client.ts';
import { optionsOf } from '../../../kits/form/choice-options.ts';
import { Form } from '../../../kits/form/form.tsx';
import { filledValues, FormStore, type FormValues } from '../../../kits/form/form-store.ts';
import { NewPasswordRows } from '../../../kits/form/password-rows.tsx';
import { PhoneRow } from '../../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../../kits/form/person-rows.tsx';
import { SelectRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, Section } from '../../../ui/surfaces.tsx';
import { Consent } from '../consent.tsx';
import { PurposeRows } from './purpose-rows.tsx';

/**
 * Company and person of a registration. Document creation asks for a company only if there is one. What a company may say of itself
 * beyond this is on the page of its settings.
 */
export function RegistrationForm({
  token,
  registration,
}: {
  readonly token: string;
  readonly registration: ReplyOf<typeof readRegistration>;
}) {
  const text = useText(registerText);
  const { email, is_application: isApplication, needs_password: needsPassword } = registration;
  const [store] = useState(() => {
    const company = isApplication ? {} : { company_name: '' };
    const password = needsPassword ? { password: '' } : {};
    return new FormStore(
      {},
      withMembers(checkOf(validate), { last_name: '', first_name: '', ...company, ...password }),
    );
  });
  const onSubmit = async (values: FormValues): Promise<void> => {
    const body = { ...filledValues(values), token } as BodyOf<typeof register>;
    await api.call(register, { body });
    // A full page load: the session is new. What was entered is saved, so that no guard asks.
    store.markSaved();
    location.assign('/dashboard');
  };
  return (
    <>
      <h1>{text.completeTitle}</h1>
      <p>{text.completeFor(email)}</p>
      <Form store={store} onSubmit={onSubmit}>
        {({ pending, failure }) => (
          <>
            {isApplication ? null : <CompanySection isApplication={false} />}
            <Section title={isApplication ? text.applicant : text.person}>
              <FuriganaRows
                fields={[
                  { name: 'last_name', label: text.lastName, autoComplete: 'family-name', required: true },
                  { name: 'first_name', label: text.firstName, autoComplete: 'given-name', required: true },
                ]}
                kana={{ name: 'kana', label: text.kana, required: false }}
              />
              <PhoneRow name="phone" label={text.phone} help={text.phoneHelp} required={false} />
              {isApplication ? (
                <SelectRow
                  name="applicant_form"
                  label={text.applicantForm}
                  options={optionsOf(applicantForms)}
                  required={false}
                  width={20}
                  number
                />
              ) : (
                <SelectRow
                  name="occupation"
                  label={text.occupation}
                  options={optionsOf(occupations)}
                  required={false}
                  number
                />
              )}
              {isApplication ? (
                <SelectRow
                  name="job_description"
                  label={text.job}
                  options={optionsOf(jobDescriptions)}
                  required={false}
                  number
                />
              ) : (
                <SelectRow
                  name="similar_position"
                  label={text.position}
                  options={optionsOf(similarPositions)}
                  required={false}
                  number
                />
              )}
              {needsPassword ? <NewPasswordRows name="password" label={text.password} required /> : null}
            </Section>
            {isApplication ? <CompanySection isApplication /> : null}
            <PurposeRows />
            <Consent />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.completing : undefined}>
              {text.complete}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}

function CompanySection({ isApplication }: { readonly isApplication: boolean }) {
  const text = useText(registerText);
  return (
    <Section title={text.company}>
      {isApplication ? <p className="ui-help">{text.companyOptional}</p> : null}
      <FuriganaRows
        fields={[
          { name: 'company_name', label: text.companyName, autoComplete: 'organization', required: !isApplication },
        ]}
        kana={{ name: 'company_name_kana', label: text.companyKana, required: false }}
      />
      <SelectRow name="legal_form" label={text.legalForm} options={optionsOf(legalForms)} required={false} number />
      <SelectRow name="industry" label={text.industry} options={optionsOf(industries)} required={false} number />
      <SelectRow
        name="employee_band"
        label={text.employeeBand}
        options={optionsOf(employeeBands)}
        required={false}
        number
      />
    </Section>
  );
}
