import { deleteSuppliedCategory, readSuppliedCategory, restoreSuppliedCategory } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RecordPage } from '../../../../kits/detail/record-page.tsx';
import { categoriesText } from '../../../../messages/categories.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { pathOf } from '../calls.ts';

/** One category that every company has: where it is, what is in it, and what was done with it. */
export function Screen() {
  const text = useText(categoriesText);
  const { count } = useText(commonText);
  const params = useRecordParams();
  return (
    <RecordPage
      query={useQuery(endpointQuery(readSuppliedCategory, { params }))}
      kind="document-category"
      part="adminDocumentCategories"
      edit="/admin/document/categories/edit/:id?"
      remove={() => api.call(deleteSuppliedCategory, { params })}
      restore={() => api.call(restoreSuppliedCategory, { params })}
      effects={() => text.effects}
      facts={(category) => [
        [text.path, pathOf(category)],
        [text.documentCount, count(category.document_count)],
        [
          text.types,
          <Link key="types" to="/admin/types" search={{ category: category.id }}>
            {count(category.type_count)}
          </Link>,
        ],
        [text.ofCompanies, count(category.workspace_category_count)],
      ]}
    />
  );
}
