import { applicationCategories } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { commonText } from '../../../../messages/common.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { ButtonLink, Link } from '../../../../ui/link.tsx';
import { Facts, Section } from '../../../../ui/surfaces.tsx';
import { History } from '../../history.tsx';
import { useCategories } from '../use-categories.ts';

/** One category: where it is used, and what was done with it. */
export function Screen() {
  const { categories: text, ...words } = useText(applicationLabelsText);
  const { facts } = useText(detailText);
  const { edit } = useText(commonText);
  const params = useRecordParams();
  const query = useQuery(endpointQuery(applicationCategories.read, { params }));
  const categories = useCategories();
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      actions={({ name }) => (
        <>
          <RemoveButton
            name={name}
            effects={text.effects}
            remove={() => api.call(applicationCategories.delete, { params })}
            restore={() => api.call(applicationCategories.restore, { params })}
            part="applicationCategories"
          />
          <ButtonLink kind="main" to="/admin/application_categories/edit/:id?" params={params}>
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
                [text.name, data.name],
                [text.parent, categories?.find(({ id }) => id === data.parent_id)?.name ?? text.none],
                [
                  words.applications,
                  <Link key="applications" to="/admin/applications" search={{ category: data.id }}>
                    {words.showApplications}
                  </Link>,
                ],
                [words.createdAt, timeOf(data.created_at)],
                [words.updatedAt, timeOf(data.updated_at)],
              ]}
            />
          </Section>
          <History kind="application-category" id={data.id} />
        </>
      )}
    </DetailPage>
  );
}
