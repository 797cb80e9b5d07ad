import { foldRuns } from '@shorui/engine/japanese';
import { QueryTypes } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { joinFolded } from '../../../packages/server/src/database/full-text/terms.ts';
import { rebuildIndex } from '../../../packages/server/src/database/full-text/write-texts.ts';

/** Documents of one transaction: fewer with long texts. */
const togetherOf = (letters: number): number => (letters === 0 ? 2000 : 200);

/** The same numbers between 0 and 1 in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words of two to four kanji, the most frequent first. */
export const words: readonly string[] = (() => {
  const random = numbersFrom(7);
  const usual = ['契約', '書類', '株式会社', '請求', '金額', '取引', '支払', '条件', '期限', '業務', '委託', '秘密'];
  const kanji = (): string => String.fromCodePoint(0x4e00 + Math.floor(random() * 3000));
  const rare = (): string => Array.from({ length: 2 + Math.floor(random() * 3) }, kanji).join('');
  return [...usual, ...Array.from({ length: 6000 - usual.length }, rare)];
})();
const between = ['の', 'を', 'は', 'に', 'と', 'が', '、', '。', '\n'];

/** By Zipf's law: the word of rank n is as frequent as 1/n. */
const wordOf = (random: () => number): string => words[Math.floor(words.length ** random()) - 1] ?? '';

function textOf(random: () => number, letters: number): string {
  let text = '';
  while (text.length < letters) {
    text += wordOf(random) + (between[Math.floor(random() * between.length)] ?? '');
    if (random() < 0.02) text += ` INV-${2020 + Math.floor(random() * 7)}-${Math.floor(random() * 100_000)} `;
  }
  return text;
}

export interface Fill {
  readonly workspaces: readonly { readonly id: number; readonly categoryId: number }[];
  readonly documents: number;
  /** Characters of the text of each file; 0: without one. */
  readonly letters: number;
}

/** Rows of a document as its save and its job write them. */
export function documentOf(random: () => number, number: number, letters: number) {
  const name = `${wordOf(random)}${wordOf(random)} ${String(number).padStart(7, '0')}`;
  const text = letters === 0 ? '' : textOf(random, letters);
  const head = foldRuns(name);
  return { name, text, head, folded: joinFolded([head, foldRuns(text)]) };
}

/**
 * Files documents with their texts: every other one in the first workspace, the others spread over the rest. The search indexes are
 * made at the end, by the code of a restore on SQLite and from their definitions on PostgreSQL, which takes half the time.
 */
export async function fillDocuments(database: Database, fill: Fill): Promise<void> {
  const { models } = database;
  const random = numbersFrom(11);
  const together = togetherOf(fill.letters);
  await withoutIndexes(database, async () => {
    for (let done = 0; done < fill.documents; done += together) {
      const made = Array.from({ length: Math.min(together, fill.documents - done) }, (_, at) =>
        nextOf(fill, random, done + at),
      );
      await database.write(async (transaction) => {
        const values = made.map(({ workspace_id, category_id, name }) => {
          return { workspace_id, category_id, name, status: 'filed' as const, source: 'upload' as const };
        });
        const rows = await models.Document.bulkCreate(values, { transaction });
        const texts = made.map(({ workspace_id, head, text, folded }, at) => {
          return { workspace_id, document_id: rows[at]?.id ?? 0, head, text, folded };
        });
        await models.DocumentHead.bulkCreate(texts.map(({ head, text: _text, ...row }) => ({ ...row, folded: head })));
        if (fill.letters === 0) return;
        await models.DocumentText.bulkCreate(
          texts.map(({ head, ...row }) => ({ ...row, version_id: null, state: 'ready', head_length: head.length })),
        );
      });
    }
  });
}

function nextOf({ workspaces, letters }: Fill, random: () => number, number: number) {
  const place = number % 2 === 0 ? 0 : 1 + (Math.floor(number / 2) % (workspaces.length - 1));
  const { id = 0, categoryId = 0 } = workspaces[place] ?? {};
  return { workspace_id: id, category_id: categoryId, ...documentOf(random, number, letters) };
}

/** Runs `fill` without the search indexes of documents, and makes them afterwards. */
async function withoutIndexes({ sequelize, dialect, models }: Database, fill: () => Promise<void>): Promise<void> {
  if (dialect === 'sqlite') {
    await fill();
    return rebuildIndex(models);
  }
  const indexes = await sequelize.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname IN ('document_heads_search', 'document_texts_search')`,
    { type: QueryTypes.SELECT },
  );
  for (const { name } of indexes) await sequelize.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of indexes)
    await sequelize.query(`SET statement_timeout = 0; SET maintenance_work_mem = '1GB'; ${definition}`);
}
