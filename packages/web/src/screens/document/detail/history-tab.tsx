import { readHistory, type DocumentDetail, type HistoryLine } from '@shorui/server/contract';
import { useCallback } from 'react';
import { api } from '../../../api/client.ts';
import { TableSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { LoadRows } from '../../../kits/list/use-rows.ts';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';

type Line = HistoryLine & { readonly id: number };

/** What was done with the document: the lines of its chained history, with their digests for those who check them. */
export function HistoryTab({ document: { id } }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const load: LoadRows<Line> = useCallback(
    async (state, signal) => {
      const query = pageQuery({ ...state, q: '' });
      const { items, total } = await api.call(readHistory, { signal, params: { id }, query });
      return { items: items.map((line) => ({ ...line, id: line.sequence })), total };
    },
    [id],
  );
  return (
    <TableSection<Line>
      title={text.history}
      name={readHistory.name}
      owner={id}
      load={load}
      nameColumn={{ head: text.what, of: ({ words }) => words }}
      columns={[
        { id: 'at', head: text.at, kind: 'date', value: ({ at }) => timeOf(at) },
        { id: 'actor', head: text.actor, value: ({ actor }) => actor.name },
        { id: 'digest', head: text.sha256, optional: true, value: ({ digest }) => digest },
      ]}
      emptyTitle={text.noHistory}
    />
  );
}
