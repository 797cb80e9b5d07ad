import { loadavg } from 'node:os';
import { Op, QueryTypes } from 'sequelize';
import type { MemberActor } from '../../../packages/server/src/access/actor.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { writeHead } from '../../../packages/server/src/database/full-text/write-texts.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import { searchReply } from '../../../packages/server/src/domains/documents/search/search-reply.ts';
import { makeCategory, makeWorkspace } from '../../server/support/factories.ts';
import { writeSection } from '../write-section.ts';
import { documentOf, fillDocuments, numbersFrom, words } from './fill-documents.ts';
import { makePlace, stopPostgres } from './place.ts';
import { processorOf } from './processor.ts';

/**
 * What a search for documents and their saving cost on both databases. `node … run-document-search.ts [documents] [characters] [url…]`; of
 * 100,000 documents PostgreSQL makes the index in a quarter of an hour. 0 characters: names alone. URLs
 * of databases may follow, which are kept, and filled if they are empty.
 */
const documents = Number(process.argv[2] ?? '2000');
const letters = Number(process.argv[3] ?? '1500');
const kept = process.argv.slice(4);
const load = loadavg()[0] ?? 0;
const others = 20;
const rounds = 5;
const saves = 100;

/** Frequent and rare words, several, parts of words, numbers, nothing. */
const keywords: readonly string[] = [
  '契約',
  '契約 書類',
  '株式会社',
  '契約の書類',
  '秘密 請求 金額',
  'INV-2024',
  'inv 20',
  '0000123',
  ...[20, 50, 100, 300, 600, 1000, 2000, 3000, 4000, 5000].map((rank) => words[rank] ?? ''),
  ...[40, 400, 4000].map((rank) => (words[rank] ?? '').slice(0, 2)),
  ...[30, 300, 3000].map((rank) => `契約 ${words[rank] ?? ''}`),
  '鬱蒼龍',
  '契',
];

const actorOf = (id: number): MemberActor =>
  ({ kind: 'member', userId: 1, workspace: { id }, membership: { isRoot: true, groups: [] } }) as never;

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${at(sorted, 0.5)} / ${at(sorted, 0.95)}`;
};

interface Times {
  /** Milliseconds by the clock. */
  readonly clock: number[];
  /** Milliseconds of the processor, of this process and of the database. */
  readonly processor: number[];
}

const newTimes = (): Times => ({ clock: [], processor: [] });

async function timed(times: Times, processor: () => number, work: () => Promise<unknown>): Promise<void> {
  const used = processor();
  const begun = performance.now();
  await work();
  times.clock.push(performance.now() - begun);
  times.processor.push(processor() - used);
}

/** Pages of 20 as the call replies with them; the first round is not counted. */
async function searches(database: Database, workspaceId: number): Promise<Times> {
  const actor = actorOf(workspaceId);
  for (const keyword of keywords) await searchReply(database, actor, { keyword });
  const processor = await processorOf(database);
  const times = newTimes();
  for (let round = 0; round < rounds; round += 1)
    for (const keyword of keywords) await timed(times, processor, () => searchReply(database, actor, { keyword }));
  return times;
}

/** Saving a document without and with what finds it by its name and values, one after the other. */
async function savings(database: Database, workspaceId: number, categoryId: number) {
  const random = numbersFrom(23);
  const plain = newTimes();
  const indexed = newTimes();
  const processor = await processorOf(database);
  for (let number = 0; number < 2 * saves; number += 1) {
    const isIndexed = number % 2 === 1;
    const { name, head } = documentOf(random, number, 0);
    await timed(isIndexed ? indexed : plain, processor, () =>
      database.write(async () => {
        const values = {
          workspace_id: workspaceId,
          category_id: categoryId,
          name,
          status: 'filed',
          source: 'upload',
        } as const;
        const { id } = await database.models.Document.create(values);
        if (isIndexed) await writeHead(database.models, { workspace_id: workspaceId, document_id: id, folded: head });
      }),
    );
  }
  return { plain, indexed };
}

interface Workspace {
  readonly id: number;
  readonly categoryId: number;
}

/** The workspaces with their documents; those that are there, unless the database is empty. */
async function fill(database: Database): Promise<readonly Workspace[]> {
  await migrate(database);
  const categories = await database.models.DocumentCategory.findAll({
    where: { workspace_id: { [Op.not]: null } },
    order: [['id', 'ASC']],
  });
  if (categories.length > 0)
    return categories.map(({ id: categoryId, workspace_id }) => ({ id: workspace_id ?? 0, categoryId }));
  const workspaces: Workspace[] = [];
  for (let number = 0; number <= others; number += 1) {
    const { company } = await makeWorkspace(database);
    workspaces.push({ id: company.id, categoryId: (await makeCategory(database, { company })).id });
  }
  await fillDocuments(database, { workspaces, documents, letters });
  if (database.dialect === 'postgres') {
    // Statistics are there in a minute by autovacuum.
    for (const table of ['documents', 'document_heads', 'document_texts'])
      await database.sequelize.query(`SET statement_timeout = 0; ANALYZE ${table}`, { type: QueryTypes.RAW });
  }
  return workspaces;
}

async function measure(database: Database): Promise<readonly string[]> {
  const [large, small] = await fill(database);
  if (large === undefined || small === undefined) throw new Error('Workspaces were expected.');
  const ofLarge = await searches(database, large.id);
  const ofSmall = await searches(database, small.id);
  const { plain, indexed } = await savings(database, large.id, large.categoryId);
  return (['clock', 'processor'] as const).map((by) => {
    const cells = [ofLarge, ofSmall, plain, indexed].map((times) => spread(times[by]));
    return `| ${database.dialect} | ${by} | ${cells.join(' | ')} |`;
  });
}

const rows: string[] = [];
for (const url of kept) {
  const database = await openDatabase({ url });
  rows.push(...(await measure(database)));
  await database.close();
}
try {
  for (const dialect of kept.length > 0 ? [] : (['sqlite', 'postgres'] as const)) {
    const place = await makePlace(dialect);
    const database = await place.open();
    rows.push(...(await measure(database)));
    await database.close();
    await place.remove();
  }
} finally {
  await stopPostgres();
}
const count = documents.toLocaleString('en');
const text = `## Search for documents: ${letters === 0 ? `${count} names` : `${count} documents with text`}

${letters === 0 ? 'Without files' : `Files of ${letters.toLocaleString('en')} characters`}, words by Zipf's law out of ${words.length.toLocaleString('en')}; half of the documents in one
workspace (large), the others in ${others} (small). ${keywords.length} queries, ${rounds} times each after one round that is not counted, each a page of 20 as the
call replies with it: hits and their number, rows with what belongs to them, excerpts. Milliseconds, p50 / p95, by the clock and of the processor
(of this process and of the database); load before the start ${load.toFixed(1)} on 2 cores. Saving is a row of a document, without and with its name in the search. Run:
\`node --import tsx --conditions @shorui/source test/bench/server/run-document-search.ts ${documents} ${letters}\`.

| database | by | search, large | search, small | save without | save with the search |
|---|---|---|---|---|---|
${rows.join('\n')}`;
console.log(text);
writeSection(`document-${letters === 0 ? 'names' : 'search'}-${documents}`, text);
