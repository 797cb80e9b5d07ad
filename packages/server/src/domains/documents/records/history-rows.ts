import type { WhereOptions } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import type { Reach } from '../../../access/load.ts';
import { readableCategories } from '../../../access/loaders/category-access.ts';
import { scoped, type InWorkspace } from '../../../access/scoped.ts';
import { historyHeadings, wordsOfAction } from '../../../messages/document-records.ts';
import type { CsvCell, CsvColumn } from '../../../output/csv.ts';
import type { DocumentHistory } from '../model.ts';

/** Lines of a workspace, the oldest first, in batches: their ids are in the order of their sequence. */
export const historyRows = (
  { models }: Reach,
  own: InWorkspace,
  where: WhereOptions<DocumentHistory>,
): AsyncGenerator<DocumentHistory[]> => scoped(models.DocumentHistory, own).batches({ where });

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

const values: Readonly<Record<keyof typeof historyHeadings, (line: DocumentHistory, locale: 'jp' | 'en') => CsvCell>> =
  {
    sequence: ({ sequence }) => sequence,
    at: ({ at }) => at,
    document_id: ({ document_id }) => document_id,
    actor: ({ actor_name }) => actor_name,
    action: ({ action }, locale) => wordsOfAction(action, locale),
    facts: ({ facts }) => facts,
    previous_digest: ({ previous_digest }) => previous_digest,
    digest: ({ digest }) => digest,
  };

/** Columns of the history, in the order of their headings. */
export const historyColumns = (locale: 'jp' | 'en'): readonly CsvColumn<DocumentHistory>[] =>
  (Object.keys(historyHeadings) as (keyof typeof historyHeadings)[]).map((name) => ({
    heading: historyHeadings[name][locale],
    value: (line) => values[name](line, locale),
  }));
