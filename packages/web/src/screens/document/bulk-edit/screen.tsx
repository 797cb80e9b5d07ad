import { readBulkItem, updateBulkItem, type BulkUploadItem } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { DetailPage, useRecordParams } from '../../../kits/detail/detail-page.tsx';
import { DocumentRows } from '../../../kits/documents/document-rows.tsx';
import { DocumentForm } from '../../../kits/documents/document-values.ts';
import { Form } from '../../../kits/form/form.tsx';
import type { FormValues } from '../../../kits/form/form-store.ts';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { formMetas } from '../../../kits/meta-form/meta-values.ts';
import { commonText } from '../../../messages/common.ts';
import { documentBulkText } from '../../../messages/document-bulk.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { useToast } from '../../../ui/toast.tsx';

function valuesOf({ name, category_id, type_id, metas, ...record }: BulkUploadItem): FormValues {
  const written = Object.entries(metas).flatMap(([id, value]): [string, string | string[]][] =>
    value === null ? [] : [[id, value]],
  );
  return {
    name,
    category_id: category_id === null ? '' : String(category_id),
    type_id: type_id === null ? '' : String(type_id),
    record_date: record.record_date ?? '',
    record_amount: record.record_amount ?? '',
    record_party: record.record_party ?? '',
    ...formMetas(Object.fromEntries(written)),
  };
}

/** One line of the bulk upload as a form, for those who would rather not write in the sheet. */
export function Screen() {
  const text = useText(documentBulkText);
  const params = useRecordParams();
  const query = useQuery({ ...endpointQuery(readBulkItem, { params }), enabled: params.id > 0 });
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      actions={() => <ButtonLink to="/document/bulk-upload/list">{text.back}</ButtonLink>}
    >
      {(item) => <Edit item={item} readAgain={query.refetch} />}
    </DetailPage>
  );
}

function Edit({ item, readAgain }: { readonly item: BulkUploadItem; readonly readAgain: ReadAgain<BulkUploadItem> }) {
  const { saved } = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [form] = useState(() => new DocumentForm(valuesOf(item), { named: true }));
  const seen = useSeenRecord(form.store, item, valuesOf, readAgain);
  return (
    <Form
      store={form.store}
      onSubmit={async () => {
        const body = { ...form.body(), version: seen.version() };
        await api.call(updateBulkItem, { params: { id: item.id }, body });
        form.store.markSaved();
        toast(saved);
        await refresh('bulkUpload');
        await navigate({ to: hrefOf('/document/bulk-upload/list') });
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
