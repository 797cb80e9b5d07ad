import { searchMetas, type MetaView } from '@shorui/server/contract';
import { metaTypes } from '@shorui/server/enums';
import { api } from '../../../../api/client.ts';
import { choiceColumn, choiceFilter, dayColumn, recordFilter } from '../../../../kits/list/columns.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { given, pageQuery, valueOf } from '../../../../kits/list/list-query.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../../ui/link.tsx';
import { otherGroup, useMetaGroups } from '../calls.ts';

const sorts = ['newest', 'oldest', 'name'] as const;

/** Metas of documents. */
export function Screen() {
  const { metas: text, createdAt, required } = useText(metasText);
  const { count } = useText(commonText);
  const groups = useMetaGroups();
  return (
    <ListPage<MetaView>
      name={searchMetas.name}
      load={(state, signal) =>
        api.call(searchMetas, {
          signal,
          body: {
            ...pageQuery(state),
            sort: sorts.find((each) => each === state.sort) ?? 'newest',
            filters: {
              ...given({ type: valueOf(metaTypes, state.filters['type']) }),
              ...(state.filters['group'] && { meta_group_id: Number(state.filters['group']) }),
              ...(state.filters['common'] && { is_common: state.filters['common'] === 'true' }),
            },
          },
        })
      }
      nameColumn={{
        head: text.name,
        of: ({ name }) => name,
        href: ({ id }) => hrefOf('/admin/metas/:id', { id }),
        sort: { ascending: 'name' },
      }}
      columns={[
        choiceColumn('type', text.type, metaTypes, ({ type }) => type),
        { id: 'group', head: text.group, value: ({ meta_group }) => meta_group.name, wideOnly: true },
        {
          id: 'flags',
          head: text.common,
          value: (meta) => [meta.is_common ? text.common : [], meta.required ? required : []].flat().join('、'),
        },
        {
          id: 'types',
          head: text.usedBy,
          value: ({ types }) => types.map(({ name }) => name).join('、'),
          wideOnly: true,
        },
        {
          id: 'documents',
          head: text.documents,
          kind: 'number',
          named: true,
          value: ({ document_count }) => count(document_count),
        },
        dayColumn('created', createdAt, ({ created_at }) => created_at, {
          sort: { ascending: 'oldest', descending: 'newest' },
          wideOnly: true,
        }),
      ]}
      filters={[
        choiceFilter('type', text.type, metaTypes),
        recordFilter('group', text.group, [...groups, { id: otherGroup, name: text.other }]),
        { name: 'common', label: text.common, options: [{ value: 'true', text: text.commonOnly }] },
      ]}
      sorts={sorts}
      searchLabel={text.search}
      emptyWhy={text.emptyWhy}
      action={
        <ButtonLink kind="main" to="/admin/metas/create">
          {text.add}
        </ButtonLink>
      }
    />
  );
}
