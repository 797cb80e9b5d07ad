import { readDocument, updateDocument, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { DetailPage, useRecordParams } from '../../../kits/detail/detail-page.tsx';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { useDocumentForm } from '../../../kits/documents/use-document-form.ts';
import { Form } from '../../../kits/form/form.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import type { ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { commonText } from '../../../messages/common.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Changes what is known of a document: its name, category, type, fields and the facts of its record. */
export function Screen() {
  const text = useText(documentDetailText);
  const params = useRecordParams();
  const query = useQuery({ ...endpointQuery(readDocument, { params }), enabled: params.id > 0 });
  if (Number.isNaN(params.id)) return <Navigate to={hrefOf('/document')} replace />;
  return (
    <DetailPage query={query} title={({ name }) => name}>
      {(document) =>
        document.actions.update ? (
          <Edit document={document} readAgain={query.refetch} />
        ) : (
          <Notice kind="warning">{text.readOnly}</Notice>
        )
      }
    </DetailPage>
  );
}

interface EditProps {
  readonly document: DocumentDetail;
  readonly readAgain: ReadAgain<DocumentDetail>;
}

function Edit({ document, readAgain }: EditProps) {
  const { saved } = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { id } = document;
  const { form, seen } = useDocumentForm(document, readAgain);
  return (
    <Form
      store={form.store}
      onSubmit={async () => {
        await api.call(updateDocument, { params: { id }, body: { ...form.body(), version: seen.version() } });
        form.store.markSaved();
        toast(saved);
        await refresh('documents');
        await navigate({ to: hrefOf('/document/detail/:id', { id }) });
      }}
    >
      {(state) => (
        <>
          <DocumentRows form={form} />
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}
