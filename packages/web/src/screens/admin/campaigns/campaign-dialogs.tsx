import {
  createCampaign,
  type readCampaignMail,
  updateCampaign,
  updateCampaignMail,
  type CampaignView,
  type ReplyOf,
} from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/updateCampaignMail';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf, valuesOf, type FormValues } from '../../../kits/form/form-store.ts';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { adminCampaignsText } from '../../../messages/admin-campaigns.ts';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { bodyOf, campaignErrors, CampaignRows, MailRows, shownOf } from './campaign-rows.tsx';

/** Creates a campaign of an application; its mails go out on the first day. */
export function CreateCampaign({
  application,
  onClose,
}: {
  readonly application: number;
  readonly onClose: () => void;
}) {
  const text = useText(adminCampaignsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(() => new FormStore({ adds: false }, (values) => campaignErrors(values, text.noCompanies)));
  return (
    <FormDialog
      title={text.addTitle}
      action={text.add}
      pendingAction={text.adding}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        await api.call(createCampaign, { params: { id: application }, body: bodyOf(values) });
        toast(text.created);
        await refresh('campaigns');
        onClose();
      }}
    >
      <p>{text.sending}</p>
      <CampaignRows />
    </FormDialog>
  );
}

interface EditProps<R> {
  readonly readAgain: ReadAgain<R>;
  readonly onClose: () => void;
}

/** Changes a campaign; who was sent a mail is not sent another. */
export function EditCampaign({
  campaign,
  readAgain,
  onClose,
}: EditProps<CampaignView> & { readonly campaign: CampaignView }) {
  const text = useText(adminCampaignsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () => new FormStore(shownOf(campaign), (values) => campaignErrors(values, text.noCompanies)),
  );
  const seen = useSeenRecord(store, campaign, shownOf, readAgain);
  const params = { id: campaign.application_id, campaignId: campaign.id };
  return (
    <FormDialog
      title={text.editTitle(campaign.name)}
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        await api.call(updateCampaign, { params, body: { ...bodyOf(values), version: seen.version() } });
        toast(common.saved);
        await refresh('campaigns');
        onClose();
      }}
    >
      <CampaignRows companies={campaign.companies} />
    </FormDialog>
  );
}

type Mail = ReplyOf<typeof readCampaignMail>;
const mailOf = (mail: Mail): FormValues => valuesOf(mail, ['subject', 'body']);
const wordsOf = (values: FormValues) => ({ subject: textOf(values, 'subject'), body: textOf(values, 'body') });

/** The words of all campaigns of an application that have none of their own. */
export function MailDialog({
  application,
  mail,
  readAgain,
  onClose,
}: EditProps<Mail> & { readonly application: { readonly id: number; readonly name: string }; readonly mail: Mail }) {
  const text = useText(adminCampaignsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () => new FormStore(mailOf(mail), (values) => checkOf(validate)({ ...wordsOf(values), version: 0 })),
  );
  const seen = useSeenRecord(store, mail, mailOf, readAgain);
  return (
    <FormDialog
      title={text.mailTitle(application.name)}
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { ...wordsOf(values), version: seen.version() };
        await api.call(updateCampaignMail, { params: { id: application.id }, body });
        toast(common.saved);
        await refresh('campaignEmailTemplate');
        onClose();
      }}
    >
      <p>{text.mailWhy}</p>
      <RuledForm>
        <MailRows names={{ subject: 'subject', body: 'body' }} />
      </RuledForm>
    </FormDialog>
  );
}
