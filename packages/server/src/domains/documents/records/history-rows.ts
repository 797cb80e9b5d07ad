import type { WhereOptions } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import { readableCategories } from '../../../access/loaders/category-access.ts';
import { scoped, type InWorkspace } from '../../../access/scoped.ts';
import { historyHeadings, wordsOfAction } from '../../../messages/document-records.ts';
import type { CsvCell, CsvColumn } from '../../../output/csv.ts';
import type { DocumentHistory } from '../model.ts';
import { inWords, textOfChange, type WordedLine } from './history-words.ts';

/** Lines of a workspace in words, the oldest first, in batches: their ids are in the order of their sequence. */
export async function* historyRows(
  reach: Reach,
  own: InWorkspace,
  where: WhereOptions<DocumentHistory>,
  locale: 'jp' | 'en',
): AsyncGenerator<readonly WordedLine[]> {
  for await (const lines of scoped(reach.models.DocumentHistory, own).batches({ where }))
    yield await inWords(reach, own, lines, locale);
}

/** The lines that a member may read: of documents that he may read, in the trash too; for the root user all. */
export async function readableHistory(reach: Reach, actor: MemberActor): Promise<WhereOptions<DocumentHistory>> {
  const readable = await readableCategories(reach.models, actor);
  if (readable === 'all') return {};
  const documents = await scoped(reach.models.Document, actor).findAll({
    where: { category_id: [...readable], status: 'filed' },
    attributes: ['id', 'workspace_id'],
    paranoid: false,
  });
  return { document_id: documents.map(({ id }) => id) };
}

const values: Readonly<Record<keyof typeof historyHeadings, (row: WordedLine, locale: 'jp' | 'en') => CsvCell>> = {
  sequence: ({ line }) => line.sequence,
  at: ({ line }) => line.at,
  document_id: ({ line }) => line.document_id,
  actor: ({ actor }) => actor,
  action: ({ line }, locale) => wordsOfAction(line.action, locale),
  changes: ({ changes }, locale) => changes.map((change) => textOfChange(change, locale)).join('\n'),
  facts: ({ line }) => line.facts,
  previous_digest: ({ line }) => line.previous_digest,
  digest: ({ line }) => line.digest,
};

/** Columns of the history, in the order of their headings. */
export const historyColumns = (locale: 'jp' | 'en'): readonly CsvColumn<WordedLine>[] =>
  (Object.keys(historyHeadings) as (keyof typeof historyHeadings)[]).map((name) => ({
    heading: historyHeadings[name][locale],
    value: (row) => values[name](row, locale),
  }));
