import { saveVersion, type ApplicationView } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { adminApplicationsText } from '../../../messages/admin-applications.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { validate } from 'contract:form/saveVersion';

type Frozen = Pick<ApplicationView, 'id' | 'version'>;

/** Why a published version does not change, and the way to the next one. */
export function FrozenNotice({ application }: { readonly application: Frozen }) {
  const text = useText(adminApplicationsText);
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice>
      <p>{text.frozen}</p>
      <p>{text.frozenWhy}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.newVersion}
      </Button>
      {isOpen ? <VersionDialog application={application} onClose={() => setOpen(false)} /> : null}
    </Notice>
  );
}

function VersionDialog({ application, onClose }: { readonly application: Frozen; readonly onClose: () => void }) {
  const text = useText(adminApplicationsText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id, version } = application;
  const [store] = useState(
    () => new FormStore({}, (values) => checkOf(validate)({ note: textOf(values, 'note'), version })),
  );
  return (
    <FormDialog
      title={text.newVersion}
      action={text.newVersion}
      pendingAction={text.creatingVersion}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        await api.call(saveVersion, { params: { id }, body: { note: textOf(values, 'note'), version } });
        toast(text.versionKept);
        await Promise.all([refresh('applications'), refresh('applicationVersions')]);
        onClose();
      }}
    >
      <RuledForm>
        <TextRow name="note" label={text.versionNote} required={false} width={30} help={text.versionNoteHelp} />
      </RuledForm>
    </FormDialog>
  );
}
