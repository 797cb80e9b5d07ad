import type { DocumentDetail } from '@shorui/server/contract';
import { plainDay } from '../../../kits/documents/document-columns.tsx';
import { useMetasOf } from '../../../kits/documents/use-metas-of.ts';
import { metaWords } from '../../../kits/meta-form/meta-words.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledSection } from '../../../ui/ruled-list.tsx';
import { Facts } from '../../../ui/surfaces.tsx';

/** What is known of a document, in short: its type, the facts of its record, the fields that are filled. */
export function RecordPanel({ document }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const words = useText(documentsText);
  const { type, metas } = useMetasOf(document);
  const { record_date, record_amount, record_party } = document;
  const rows: (readonly [string, string])[] = [
    [words.type, type?.name ?? words.noType],
    [words.recordDate, plainDay(record_date)],
    [words.recordAmount, record_amount === null ? '' : `${words.amount(record_amount)}${words.yen}`],
    [words.recordParty, record_party ?? ''],
    ...metas.map((meta): [string, string] => [meta.name, metaWords(meta, document.metas[String(meta.id)])]),
  ];
  return (
    <RuledSection title={text.facts}>
      <Facts rows={rows.filter(([, value]) => value !== '')} />
    </RuledSection>
  );
}
