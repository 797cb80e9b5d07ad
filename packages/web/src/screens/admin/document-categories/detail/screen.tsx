import { deleteSuppliedCategory, readSuppliedCategory, restoreSuppliedCategory } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { categoriesText } from '../../../../messages/categories.ts';
import { commonText } from '../../../../messages/common.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { ButtonLink, Link } from '../../../../ui/link.tsx';
import { Facts, Section } from '../../../../ui/surfaces.tsx';
import { History } from '../../history.tsx';
import { pathOf } from '../calls.ts';

/** One category that every company has: where it is, what is in it, and what was done with it. */
export function Screen() {
  const text = useText(categoriesText);
  const { facts } = useText(detailText);
  const { edit, count } = useText(commonText);
  const params = useRecordParams();
  const query = useQuery(endpointQuery(readSuppliedCategory, { params }));
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      actions={({ name }) => (
        <>
          <RemoveButton
            name={name}
            effects={text.effects}
            remove={() => api.call(deleteSuppliedCategory, { params })}
            restore={() => api.call(restoreSuppliedCategory, { params })}
            part="adminDocumentCategories"
          />
          <ButtonLink kind="main" to="/admin/document/categories/edit/:id?" params={params}>
            {edit}
          </ButtonLink>
        </>
      )}
    >
      {(data) => (
        <>
          <Section title={facts}>
            <Facts
              rows={[
                [text.path, pathOf(data)],
                [text.documentCount, count(data.document_count)],
                [
                  text.types,
                  <Link key="types" to="/admin/types" search={{ category: data.id }}>
                    {count(data.type_count)}
                  </Link>,
                ],
                [text.ofCompanies, count(data.workspace_category_count)],
                [text.createdAt, timeOf(data.created_at)],
                [text.updatedAt, timeOf(data.updated_at)],
              ]}
            />
          </Section>
          <History kind="document-category" id={data.id} />
        </>
      )}
    </DetailPage>
  );
}
