import type { DocumentDetail } from '@shorui/server/contract';
import { plainDay } from '../../../kits/documents/document-columns.tsx';
import { useMetasOf } from '../../../kits/documents/use-metas-of.ts';
import { metaWords } from '../../../kits/meta-form/meta-words.ts';
import { sectionsOf } from '../../../kits/meta-form/meta-groups.ts';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { Facts, Section } from '../../../ui/surfaces.tsx';
import { RunLink } from './run-link.tsx';

const dash = '—';

/** What is known of a document: where it is filed, the facts of its record, the fields of its type, its file. */
export function FactsTab({ document }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const words = useText(documentsText);
  const { type, metas } = useMetasOf(document);
  const { record_date, record_amount, record_party, kind, size, file_name } = document;
  const current = document.versions.find(({ is_current }) => is_current);
  return (
    <>
      <Facts
        rows={[
          [words.name, document.name],
          [words.category, document.category_path.map(({ name }) => name).join(words.above) || dash],
          [words.type, type?.name ?? words.noType],
        ]}
      />
      <Section title={text.record}>
        <Facts
          rows={[
            [words.recordDate, plainDay(record_date) || dash],
            [words.recordAmount, record_amount === null ? dash : `${words.amount(record_amount)}${words.yen}`],
            [words.recordParty, record_party ?? dash],
          ]}
        />
      </Section>
      {sectionsOf(metas).map(({ id, names, metas: own }) => (
        <Section key={id} title={names.join(words.above)}>
          <Facts rows={own.map((meta) => [meta.name, metaWords(meta, document.metas[String(meta.id)]) || dash])} />
        </Section>
      ))}
      <Section title={text.file}>
        <Facts
          rows={[
            [words.fileName, file_name ?? dash],
            [words.kind, kind === null ? dash : words.kinds[kind]],
            [words.size, size === null ? dash : bytesInWords(size)],
            [text.sha256, <code key="hash">{current?.sha256 ?? dash}</code>],
            [words.createdBy, document.created_user?.full_name ?? dash],
            [words.createdAt, timeOf(document.created_at)],
            [words.updatedBy, document.updated_user?.full_name ?? dash],
            [words.updatedAt, timeOf(document.updated_at)],
          ]}
        />
      </Section>
      {document.run === null ? null : <RunLink run={document.run} />}
    </>
  );
}
