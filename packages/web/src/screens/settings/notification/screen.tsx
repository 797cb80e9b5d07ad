import { readNotificationSettings, saveNotificationSettings, type ReplyOf } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore } from '../../../kits/form/form-store.ts';
import { CheckRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { settingsText } from '../../../messages/settings.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SettingsPage } from '../settings-page.tsx';

type Notifications = ReplyOf<typeof readNotificationSettings>;
const kinds = ['mail_proposal', 'mail_todo', 'mail_document', 'mail_chat', 'mail_news'] as const;

/** Which mails the person gets. */
export function Screen() {
  const text = useText(settingsText).notification;
  const query = useQuery(endpointQuery(readNotificationSettings));
  return (
    <SettingsPage entry="/settings/notification" screen="/settings/notification" lead={text.lead}>
      <Loaded query={query}>{(notification) => <NotificationForm notification={notification} />}</Loaded>
    </SettingsPage>
  );
}

function NotificationForm({ notification }: { readonly notification: Notifications }) {
  const text = useText(settingsText).notification;
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(() => new FormStore({ ...notification }, () => ({})));
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const body = {
          notification: Object.fromEntries(kinds.map((kind) => [kind, values[kind] === true])) as Notifications,
        };
        const reply = await api.call(saveNotificationSettings, { body });
        queryClient.setQueryData(endpointQuery(readNotificationSettings).queryKey, reply);
        store.markSaved({ ...reply });
        toast(saved);
      }}
    >
      {(state) => (
        <>
          <RuledForm title={text.title}>
            {kinds.map((kind) => (
              <CheckRow key={kind} name={kind} label={text.kinds[kind]} help={text.helps[kind]} text={text.receive} />
            ))}
          </RuledForm>
          <SaveFoot state={state} />
        </>
      )}
    </Form>
  );
}
