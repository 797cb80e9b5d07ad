import { deleteMeta, readMeta, restoreMeta } from '@shorui/server/contract';
import { metaTypes } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { DetailPage, useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { metasText } from '../../../../messages/admin-metas.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { commonText } from '../../../../messages/common.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { detailText } from '../../../../messages/detail.ts';
import { useText } from '../../../../messages/locale.ts';
import { ButtonLink, Link } from '../../../../ui/link.tsx';
import { Badge, Facts, Section } from '../../../../ui/surfaces.tsx';
import { History } from '../../history.tsx';
import { hasOptions } from '../edit/meta-values.ts';

/** One meta: what it takes, where it is shown, and who uses it. */
export function Screen() {
  const { metas: text, ...words } = useText(metasText);
  const { facts } = useText(detailText);
  const { edit, count } = useText(commonText);
  const params = useRecordParams();
  const query = useQuery(endpointQuery(readMeta, { params }));
  return (
    <DetailPage
      query={query}
      title={({ name }) => name}
      lead={({ is_common, required }) => (
        <>
          {is_common ? <Badge>{text.common}</Badge> : null}
          {required ? <Badge>{words.required}</Badge> : null}
        </>
      )}
      actions={({ name, document_count, types }) => (
        <>
          <RemoveButton
            name={name}
            effects={[text.used(document_count, types.length), ...text.effects]}
            remove={() => api.call(deleteMeta, { params })}
            restore={() => api.call(restoreMeta, { params })}
            part="metas"
          />
          <ButtonLink kind="main" to="/admin/metas/edit/:id?" params={params}>
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
                [text.type, wordsOf(metaTypes, data.type)],
                ...(hasOptions(data.type)
                  ? [[text.options, data.options.map((option) => option.text).join('、')] as const]
                  : []),
                [text.group, data.meta_group.name],
                [words.layout, words.columns(data.layout)],
                [
                  text.usedBy,
                  data.types.length === 0 ? (
                    text.none
                  ) : (
                    <ul key="types" className="ui-bullets">
                      {data.types.map(({ id, name }) => (
                        <li key={id}>
                          <Link to="/admin/types/edit/:id?" params={{ id }}>
                            {name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  ),
                ],
                [text.documents, count(data.document_count)],
                [words.createdAt, timeOf(data.created_at)],
                [words.updatedAt, timeOf(data.updated_at)],
              ]}
            />
          </Section>
          <History kind="meta" id={data.id} />
        </>
      )}
    </DetailPage>
  );
}
