import { readDraft, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useQueryId } from '../../../kits/address-id.ts';
import { DetailPage } from '../../../kits/detail/detail-page.tsx';
import { DocumentContent } from '../../../kits/documents/document-content.tsx';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { DraftFoot } from '../../../kits/documents/draft-foot.tsx';
import { useDraftForm } from '../../../kits/documents/use-draft-form.ts';
import { Form } from '../../../kits/form/form.tsx';
import type { ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { createText } from '../../../messages/create.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Panes } from '../../../ui/panes.tsx';
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
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const draftForm = useDraftForm(draft, readAgain);
  const { form, file } = draftForm;
  return (
    <Panes place="end" paper={<DocumentContent document={draft} />}>
      <Form
        store={form.store}
        onSubmit={async () => {
          toast(text.filed(await file()));
          await navigate({ to: hrefOf('/document/detail/:id', { id: draft.id }) });
          await Promise.all([refresh('documentDrafts'), refresh('documents'), refresh('templateFills')]);
        }}
      >
        {(state) => (
          <>
            <DocumentRows form={form} />
            <DraftFoot draft={draftForm} state={state} action={text.file} />
          </>
        )}
      </Form>
    </Panes>
  );
}
