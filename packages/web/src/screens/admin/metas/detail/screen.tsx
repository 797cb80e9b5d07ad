import { deleteMeta, readMeta, restoreMeta } from '@shorui/server/contract';
import { metaTypes } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RecordPage } from '../../../../kits/detail/record-page.tsx';
import { metasText } from '../../../../messages/admin-metas.ts';
import { wordsOf } from '../../../../messages/choices.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { Badge } from '../../../../ui/surfaces.tsx';
import { hasOptions } from '../edit/meta-values.ts';

/** One meta: what it takes, where it is shown, and who uses it. */
export function Screen() {
  const { metas: text, ...words } = useText(metasText);
  const { count } = useText(commonText);
  const params = useRecordParams();
  return (
    <RecordPage
      query={useQuery(endpointQuery(readMeta, { params }))}
      kind="meta"
      part="metas"
      edit="/admin/metas/edit/:id?"
      remove={() => api.call(deleteMeta, { params })}
      restore={() => api.call(restoreMeta, { params })}
      effects={({ document_count, types }) => [text.used(document_count, types.length), ...text.effects]}
      lead={({ is_common, required }) => (
        <>
          {is_common ? <Badge>{text.common}</Badge> : null}
          {required ? <Badge>{words.required}</Badge> : null}
        </>
      )}
      facts={({ type, options, meta_group: group, layout, types, document_count }) => [
        [text.type, wordsOf(metaTypes, type)],
        ...(hasOptions(type) ? [[text.options, options.map((option) => option.text).join('、')] as const] : []),
        [text.group, group.name],
        [words.layout, words.columns(layout)],
        [
          text.usedBy,
          types.length === 0 ? (
            text.none
          ) : (
            <ul key="types" className="ui-bullets">
              {types.map(({ id, name }) => (
                <li key={id}>
                  <Link to="/admin/types/edit/:id?" params={{ id }}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        ],
        [text.documents, count(document_count)],
      ]}
    />
  );
}
