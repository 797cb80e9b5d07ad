import { loadavg } from 'node:os';
import { QueryTypes } from 'sequelize';
import type { MemberActor } from '../../../packages/server/src/access/actor.ts';
import type { Database, Dialect } from '../../../packages/server/src/database/database.ts';
import { writeHead } from '../../../packages/server/src/database/full-text/write-texts.ts';
import { migrate } from '../../../packages/server/src/database/migrate.ts';
import { excerptsOf } from '../../../packages/server/src/domains/documents/search/excerpts.ts';
import { searchPage } from '../../../packages/server/src/domains/documents/search/search-documents.ts';
import { makeCategory, makeWorkspace } from '../../server/support/factories.ts';
import { writeSection } from '../write-section.ts';
import { documentOf, fillDocuments, numbersFrom, words } from './fill-documents.ts';
import { makePlace, stopPostgres } from './place.ts';

/**
 * What a search for documents and their saving cost on both databases. `node … run-document-search.ts [documents] [characters]`; 100,000
 * documents take an hour to fill, 0 characters is names alone.
 */
const documents = Number(process.argv[2] ?? '2000');
const letters = Number(process.argv[3] ?? '1500');
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Milliseconds of pages of 20 with their excerpts; the first round is not counted. */
async function searches(database: Database, workspaceId: number): Promise<readonly number[]> {
  const actor = actorOf(workspaceId);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const keyword of keywords) {
      const time = await timed(async () => {
        const { items, terms } = await searchPage(database, actor, { keyword });
        const found = await database.models.Document.findAll({ where: { id: items, workspace_id: workspaceId } });
        await excerptsOf(database, actor, found, terms);
      });
      if (round > 0) times.push(time);
    }
  }
  return times;
}

/** Milliseconds of saving a document without and with what finds it by its name and values, one after the other. */
async function savings(database: Database, workspaceId: number, categoryId: number) {
  const random = numbersFrom(23);
  const plain: number[] = [];
  const indexed: number[] = [];
  for (let number = 0; number < 2 * saves; number += 1) {
    const isIndexed = number % 2 === 1;
    const { name, head } = documentOf(random, number, 0);
    const time = await timed(() =>
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
    (isIndexed ? indexed : plain).push(time);
  }
  return { plain, indexed };
}

async function measure(dialect: Dialect): Promise<string> {
  const place = await makePlace(dialect);
  const database = await place.open();
  try {
    await migrate(database);
    const workspaces: { id: number; categoryId: number }[] = [];
    for (let number = 0; number <= others; number += 1) {
      const { company } = await makeWorkspace(database);
      workspaces.push({ id: company.id, categoryId: (await makeCategory(database, { company })).id });
    }
    const [large, small] = workspaces;
    if (large === undefined || small === undefined) throw new Error('Workspaces were expected.');
    const filled = await timed(() => fillDocuments(database, { workspaces, documents, letters }));
    if (dialect === 'postgres') {
      // Statistics tell rare keys from frequent ones; autovacuum would make them in a minute.
      for (const table of ['documents', 'document_heads', 'document_texts'])
        await database.sequelize.query(`VACUUM ANALYZE ${table}`, { type: QueryTypes.RAW });
    }
    const ofLarge = await searches(database, large.id);
    const ofSmall = await searches(database, small.id);
    const { plain, indexed } = await savings(database, large.id, large.categoryId);
    const each = (filled / documents).toFixed(1);
    return `| ${dialect} | ${spread(ofLarge)} | ${spread(ofSmall)} | ${spread(plain)} | ${spread(indexed)} | ${each} |`;
  } finally {
    await database.close();
    await place.remove();
  }
}

const rows: string[] = [];
try {
  for (const dialect of ['sqlite', 'postgres'] as const) rows.push(await measure(dialect));
} finally {
  await stopPostgres();
}
const count = documents.toLocaleString('en');
const text = `## Search for documents: ${letters === 0 ? `${count} names` : `${count} documents with text`}

${letters === 0 ? 'Without files' : `Files of ${letters.toLocaleString('en')} characters`}, words by Zipf's law out of ${words.length.toLocaleString('en')}; half of the documents in one
workspace (large), the others in ${others} (small). ${keywords.length} queries, ${rounds} times each after one round that is not counted: ids of the page, number of hits, 20
rows and their excerpts. Milliseconds, p50 / p95; load before the start ${load.toFixed(1)}. Saving is a row of a document, without and with its
name in the search; filling writes names and texts of 200 documents in one transaction. Run:
\`node --import tsx --conditions @shorui/source test/bench/server/run-document-search.ts ${documents} ${letters}\`.

| database | search, large | search, small | save without | save with the search | filling, each |
|---|---|---|---|---|---|
${rows.join('\n')}`;
console.log(text);
writeSection(letters === 0 ? 'document-names' : 'document-search', text);
