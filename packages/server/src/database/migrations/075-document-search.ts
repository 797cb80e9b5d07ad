import type { QueryInterface } from 'sequelize';
import { longText, number, reference, stamps, line, count } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { createResourceTable } from '../resource-table.ts';

/** The two texts of a document: what the save writes, and that together with the text of its file, which a job writes. */
const tables = ['document_heads', 'document_texts'] as const;

/** Ids are grouped in blocks of these numbers of bits, as in 022. */
const blocks = [10, 14, 18, 22, 26];

/**
 * Keys of a folded text (foldRuns of the engine): of a word the whole with a period and its beginnings of up to eight letters, of a
 * Japanese run every letter and every pair; its workspace (`w=7`), and the blocks that contain its id. Words differ by the
 * code point of their first letter. A list of distinct keys is indexed faster; a tsvector holds 1 MB, which a very long text exceeds.
 */
const createFunction = `
  CREATE FUNCTION document_search_keys(id integer, workspace_id integer, folded text)
  RETURNS text[] LANGUAGE plpgsql IMMUTABLE COST 100000 AS $$
  DECLARE
    keys text[] := ARRAY['w=' || workspace_id, ${blocks.map((bits) => `'#${bits}:' || (id >> ${bits})`).join(', ')}];
    size integer := cardinality(keys);
    run text;
    letters text[];
    beginnings integer;
  BEGIN
    FOREACH run IN ARRAY string_to_array(btrim(folded), ' ') LOOP
      IF run = '' THEN
        CONTINUE;
      ELSIF ascii(run) < 1328 THEN
        beginnings := least(length(run), 8);
        keys[size + 1] := left(run, 64) || '.';
        FOR at IN 1..beginnings LOOP
          keys[size + 1 + at] := left(run, at);
        END LOOP;
        size := size + 1 + beginnings;
      ELSE
        letters := string_to_array(run, NULL);
        FOR at IN 1..cardinality(letters) LOOP
          keys[size + 1] := letters[at];
          keys[size + 2] := letters[at] || coalesce(letters[at + 1], '');
          size := size + 2;
        END LOOP;
      END IF;
    END LOOP;
    IF size > 60000 THEN
      RETURN keys;
    END IF;
    RETURN tsvector_to_array(array_to_tsvector(keys));
  END $$`;

async function addIndexes({ sequelize }: QueryInterface): Promise<void> {
  if (sequelize.getDialect() === 'sqlite') {
    // Tokens are made by the service (database/full-text), so `ascii` has only to divide them at spaces. For single letters of names.
    const options = `content='', columnsize=0, tokenize='ascii'`;
    await sequelize.query(`CREATE VIRTUAL TABLE document_heads_search USING fts5(folded, ${options}, prefix='1')`);
    await sequelize.query(`CREATE VIRTUAL TABLE document_texts_search USING fts5(folded, ${options})`);
    return;
  }
  for (const table of tables) await sequelize.query(`ALTER TABLE ${table} ALTER COLUMN folded TYPE text COLLATE "C"`);
  await sequelize.query('ALTER TABLE document_texts SET (fillfactor = 90)');
  await sequelize.query(createFunction);
  for (const table of tables) {
    // Without a list of pending rows, which every search would read, and which one save in many would have to sort in.
    await sequelize.query(
      `CREATE INDEX ${table}_search ON ${table} USING gin (document_search_keys(document_id, workspace_id, folded))
       WITH (fastupdate = off)`,
    );
  }
}

const key = () => ({ ...reference('documents', 'CASCADE', true), primaryKey: true });

/** Search for documents by their texts (docs/search.md), and the searches that a person keeps. */
export const documentSearch: Migration = {
  name: '075-document-search',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('document_heads', {
      document_id: key(),
      workspace_id: reference('companies', 'CASCADE', true),
      folded: longText(),
      ...stamps(),
    });
    await queries.createTable('document_texts', {
      document_id: key(),
      workspace_id: reference('companies', 'CASCADE', true),
      version_id: number(),
      state: line(10),
      text: longText(),
      head_length: count(0),
      folded: longText(),
      ...stamps(),
    });
    for (const table of tables)
      await queries.addIndex(table, { name: `${table}_workspace`, fields: ['workspace_id', 'document_id'] });
    await addIndexes(queries);
    await createResourceTable(queries, {
      table: 'saved_searches',
      owner: 'person',
      columns: () => ({ name: line(100), conditions: longText() }),
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    const isSqlite = sequelize.getDialect() === 'sqlite';
    await queries.dropTable('saved_searches');
    for (const table of tables) {
      if (isSqlite) await sequelize.query(`DROP TABLE ${table}_search`);
      await queries.dropTable(table);
    }
    if (!isSqlite) await sequelize.query('DROP FUNCTION document_search_keys(integer, integer, text)');
  },
};
