import { exportHistory, readHistory, type DocumentDetail, type HistoryLine } from '@shorui/server/contract';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { api } from '../../../api/client.ts';
import { TableSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { LoadRows } from '../../../kits/list/use-rows.ts';
import { useSaveReply } from '../../../kits/use-save-reply.ts';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';

type Line = HistoryLine & { readonly id: number };
type Change = HistoryLine['changes'][number];

/** Hashes are in full in what is exported; a row shows where they begin. */
const shortened = (words: string): string => words.replaceAll(/\b([0-9a-f]{12})[0-9a-f]{52}\b/g, '$1…');

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
  const save = useSaveReply(() => api.open(exportHistory, { query: { document_id: id } }), `${text.history}.csv`);
  const wordsOf = ({ what, before, after }: Change): string =>
    before === null ? text.fact(what, after ?? '') : text.change(what, before, after ?? text.blank);
  return (
    <TableSection<Line>
      title={text.history}
      name={readHistory.name}
      owner={id}
      load={load}
      action={
        <Button size="small" pending={save.isPending ? text.exporting : undefined} onClick={() => save.mutate()}>
          <Download className="ui-icon" aria-hidden="true" />
          {text.exportHistory}
        </Button>
      }
      nameColumn={{ head: text.what, of: ({ words }) => words }}
      columns={[
        { id: 'at', head: text.at, kind: 'date', value: ({ at }) => timeOf(at) },
        { id: 'actor', head: text.actor, value: ({ actor }) => actor.name },
        {
          id: 'changes',
          head: text.changes,
          value: ({ changes }) => changes.map(wordsOf).join('\n'),
          cell: ({ changes }) =>
            changes.length === 0 ? null : (
              <ul className="document-changes">
                {changes.map((change) => (
                  <li key={change.what}>{shortened(wordsOf(change))}</li>
                ))}
              </ul>
            ),
        },
        { id: 'digest', head: text.sha256, optional: true, value: ({ digest }) => digest },
      ]}
      emptyTitle={text.noHistory}
    />
  );
}
