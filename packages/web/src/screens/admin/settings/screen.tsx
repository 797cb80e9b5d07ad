import { readAdminSettings, updateAdminSettings, type AdminSettings } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/updateAdminSettings';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore, orNulls } from '../../../kits/form/form-store.ts';
import { NumberRow } from '../../../kits/form/input-rows.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { both, checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useTitles } from '../../../kits/titles.ts';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { commonText } from '../../../messages/common.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { membersOf, numberErrors, settingsValues, uploadLimit } from './settings-values.ts';

/** What the staff decide for the whole service. */
export function Screen() {
  const text = useText(adminServiceText).settings;
  const titles = useTitles();
  const query = useQuery({ ...endpointQuery(readAdminSettings), refetchOnWindowFocus: false });
  const changed = query.data?.updated_at ?? null;
  return (
    <>
      <PageHead
        title={titles['/admin/settings']}
        lead={changed === null ? undefined : text.updatedAt(timeOf(changed))}
      />
      <Loaded query={query}>{(settings) => <SettingsForm settings={settings} readAgain={query.refetch} />}</Loaded>
    </>
  );
}

interface SettingsFormProps {
  readonly settings: AdminSettings;
  readonly readAgain: ReadAgain<AdminSettings>;
}

function SettingsForm({ settings, readAgain }: SettingsFormProps) {
  const text = useText(adminServiceText).settings;
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const limit = uploadLimit(settings);
  const [store] = useState(() => {
    const contract = withMembers(checkOf(validate), { version: 0 });
    const numbers = numberErrors(limit, text.uploadMaxWrong(limit), text.trialDaysWrong);
    return new FormStore(
      settingsValues(settings),
      both((values) => contract(membersOf(values)), numbers),
    );
  });
  const seen = useSeenRecord(store, settings, settingsValues, readAgain);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const members = membersOf(values);
        const names = ['support_email', 'login_notice', 'upload_max_bytes', 'application_trial_days'] as const;
        const body = { ...orNulls(members, names), version: seen.version() };
        const reply = await api.call(updateAdminSettings, { body });
        queryClient.setQueryData(endpointQuery(readAdminSettings).queryKey, reply);
        store.markSaved(settingsValues(reply));
        toast(saved);
      }}
    >
      {(state) => (
        <>
          <RuledForm title={text.help}>
            <TextRow
              name="support_email"
              type="email"
              label={text.supportEmail}
              required={false}
              help={text.supportEmailHelp}
              width={20}
            />
            <TextRow
              name="login_notice"
              rows={4}
              label={text.loginNotice}
              required={false}
              help={text.loginNoticeHelp}
            />
          </RuledForm>
          <RuledForm title={text.uploads}>
            <NumberRow
              name="upload_mb"
              label={text.uploadMax}
              required={false}
              help={text.uploadMaxHelp(limit)}
              unit="MB"
              width={4}
            />
          </RuledForm>
          <RuledForm title={text.application}>
            <NumberRow
              name="trial_days"
              label={text.trialDays}
              required={false}
              help={text.trialDaysHelp}
              unit={text.days}
              width={4}
            />
          </RuledForm>
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}
