import { fileDraft, readDraft, updateDraft, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useQueryId } from '../../../kits/address-id.ts';
import { DetailPage } from '../../../kits/detail/detail-page.tsx';
import { DocumentContent } from '../../../kits/documents/document-content.tsx';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { DocumentForm, documentValues } from '../../../kits/documents/document-values.ts';
import { useDraftSave } from '../../../kits/documents/use-draft-save.ts';
import { FailureNotice } from '../../../kits/form/failure-notice.tsx';
import { Form } from '../../../kits/form/form.tsx';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { commonText } from '../../../messages/common.ts';
import { createText } from '../../../messages/create.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Panes } from '../../../ui/panes.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { NothingNamed } from '../nothing-named.tsx';

/** A draft that was made: its name, category, type and values beside its content; filing it. The address names the draft. */
export function Screen() {
  const text = useText(createText);
  const id = useQueryId('id');
  const fill = useQueryId('fill');
  const query = useQuery({ ...endpointQuery(readDraft, { params: { id: id ?? 0 } }), enabled: id !== undefined });
  if (id === undefined) return <NothingNamed title={text.noDraft} />;
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      lead={() => text.editLead}
      actions={() =>
        fill === undefined ? undefined : (
          <ButtonLink to="/create/form" search={{ id: fill }}>
            {text.backToForm}
          </ButtonLink>
        )
      }
    >
      {(draft) => <Edit key={draft.id} draft={draft} readAgain={query.refetch} />}
    </DetailPage>
  );
}

interface EditProps {
  readonly draft: DocumentDetail;
  readonly readAgain: ReadAgain<DocumentDetail>;
}

function Edit({ draft, readAgain }: EditProps) {
  const text = useText(createText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { id } = draft;
  const [form] = useState(() => new DocumentForm(documentValues(draft), { named: true }));
  const seen = useSeenRecord(form.store, draft, documentValues, readAgain);
  const keep = useDraftSave(form, async () => {
    await api.call(updateDraft, { params: { id }, body: { ...form.body(), version: seen.version() } });
    form.store.markSaved();
    toast(text.kept);
    await refresh('documentDrafts');
  });
  return (
    <Panes place="end" paper={<DocumentContent document={draft} />}>
      <Form
        store={form.store}
        onSubmit={async () => {
          const body = { ...form.body(), version: seen.version() };
          const { name } = await api.call(fileDraft, { params: { id }, body });
          form.store.markSaved();
          toast(text.filed(name));
          await navigate({ to: hrefOf('/document/detail/:id', { id }) });
          await Promise.all([refresh('documentDrafts'), refresh('documents'), refresh('templateFills')]);
        }}
      >
        {(state) => (
          <>
            <DocumentRows form={form} />
            <FailureNotice state={state} onReload={seen.reload} />
            {keep.failure === undefined ? null : <Notice kind="danger">{keep.failure}</Notice>}
            <div className="ui-form-foot">
              <Button pending={keep.isPending ? common.saving : undefined} onClick={() => void keep.run()}>
                {text.keep}
              </Button>
              <Button type="submit" kind="main" pending={state.pending ? text.filing : undefined}>
                {text.file}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Panes>
  );
}
