import { publishApplication, type ApplicationView } from '@shorui/server/contract';
import { applicationPublish } from '@shorui/server/enums';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore } from '../../../../kits/form/form-store.ts';
import { RadioRow } from '../../../../kits/form/rows.tsx';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { Bullets, Notice } from '../../../../ui/surfaces.tsx';
import { useToast } from '../../../../ui/toast.tsx';

export interface PublishDialogProps {
  readonly application: ApplicationView;
  readonly onClose: () => void;
}

/** Publishes an application to all companies or to those that have its link, or withdraws it. */
export function PublishDialog({ application, onClose }: PublishDialogProps) {
  const text = useText(adminApplicationsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(() => new FormStore({ publish: application.publish }, () => ({})));
  const { id, name, version, file_count: files, frozen } = application;
  return (
    <FormDialog
      title={text.publishTitle(name)}
      action={text.change}
      pendingAction={text.changing}
      kind="decide"
      store={store}
      onClose={onClose}
      onSubmit={async ({ publish }) => {
        const state = publish as ApplicationView['publish'];
        if (state !== application.publish)
          await api.call(publishApplication, { params: { id }, body: { publish: state, version } });
        toast(text.changed);
        await Promise.all([refresh('applications'), refresh('applicationVersions')]);
        onClose();
      }}
    >
      {files === 0 ? <Notice kind="warning">{text.cannotPublish}</Notice> : null}
      <RuledForm>
        <RadioRow name="publish" label={text.publish} required number options={optionsOf(applicationPublish)} />
      </RuledForm>
      <Bullets items={frozen ? text.publishHelp : [...text.publishHelp, text.publishFreezes]} />
    </FormDialog>
  );
}
