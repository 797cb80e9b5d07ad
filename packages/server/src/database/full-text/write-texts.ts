import type { ModelStatic, Sequelize } from 'sequelize';
import { indexedTokens } from './match-tokens.ts';
import { headParts, type DocumentHead, type DocumentText, type FullTextModels } from './model.ts';

/** SQLite: in the index a document has its workspace in the high half of its number, so that a workspace is one stretch. */
export const workspaceStep = 2 ** 32;

interface FoldedText {
  readonly workspace_id: number;
  readonly document_id: number;
  readonly folded: string;
}

type FoldedTable = 'document_heads' | 'document_texts';

function sequelizeOf({ name, sequelize }: ModelStatic<DocumentHead> | ModelStatic<DocumentText>): Sequelize {
  if (sequelize === undefined) throw new Error(`${name} is not bound to a database.`);
  return sequelize;
}

/** Adds a text to the index of SQLite or takes it out: FTS5 without content takes out by the tokens that it was given. */
async function changeIndex(
  sequelize: Sequelize,
  table: FoldedTable,
  change: 'add' | 'delete',
  { workspace_id, document_id, folded }: FoldedText,
): Promise<void> {
  const rowid = workspace_id * workspaceStep + document_id;
  const [column, command] = change === 'delete' ? [`${table}_search, `, `'delete', `] : ['', ''];
  // Bound, because a statement of SQLite is at most 1 MB long; the number is not, because SQLite would bind it as a float.
  await sequelize.query(`INSERT INTO ${table}_search (${column}rowid, folded) VALUES (${command}${rowid}, $1)`, {
    bind: [indexedTokens(folded)],
  });
}

async function reindex(
  sequelize: Sequelize,
  table: FoldedTable,
  before: FoldedText | null,
  after: FoldedText | null,
): Promise<void> {
  // The index of PostgreSQL follows from the row.
  if (sequelize.getDialect() !== 'sqlite' || before?.folded === after?.folded) return;
  if (before !== null) await changeIndex(sequelize, table, 'delete', before);
  if (after !== null) await changeIndex(sequelize, table, 'add', after);
}

/** Writes what the save of a document knows of its texts; false if its words did not change. Within the unit of work of the save. */
export async function writeHead(
  { DocumentHead }: Pick<FullTextModels, 'DocumentHead'>,
  head: FoldedText,
): Promise<boolean> {
  const { workspace_id, document_id } = head;
  const before = await DocumentHead.findOne({ where: { workspace_id, document_id } });
  const isSame = before?.folded === head.folded;
  if (isSame && before.parts === headParts) return false;
  await DocumentHead.upsert({ ...head, parts: headParts });
  await reindex(sequelizeOf(DocumentHead), 'document_heads', before, head);
  return !isSame;
}

export type TextRow = FoldedText & Pick<DocumentText, 'version_id' | 'state' | 'text' | 'head_length'>;

/** Writes the text of the file of a document, with its head. */
export async function writeText({ DocumentText }: Pick<FullTextModels, 'DocumentText'>, row: TextRow): Promise<void> {
  const { workspace_id, document_id } = row;
  const before = await DocumentText.findOne({ where: { workspace_id, document_id } });
  await DocumentText.upsert({ ...row });
  await reindex(sequelizeOf(DocumentText), 'document_texts', before, row);
}

/** Takes documents out of the search for good, before their rows are deleted. */
export async function forgetTexts(models: FullTextModels, workspace_id: number, ids: readonly number[]): Promise<void> {
  const where = { workspace_id, document_id: [...ids] };
  const { DocumentHead, DocumentText } = models;
  const sequelize = sequelizeOf(DocumentHead);
  for (const head of await DocumentHead.findAll({ where })) await reindex(sequelize, 'document_heads', head, null);
  for (const text of await DocumentText.findAll({ where })) await reindex(sequelize, 'document_texts', text, null);
  await DocumentHead.destroy({ where });
  await DocumentText.destroy({ where });
}

/** Texts that are read in one go: heads are short. */
const batches = { document_heads: 2000, document_texts: 200 } as const;

/** UTF-16 units of texts that one statement adds to an index. */
const mostUnits = 2_000_000;

/** Rows in groups of at most so many units; a longer text is alone. */
function* ofSize(rows: readonly FoldedText[]): Generator<readonly FoldedText[]> {
  let group: FoldedText[] = [];
  let units = 0;
  for (const row of rows) {
    if (group.length > 0 && units + row.folded.length > mostUnits) {
      yield group;
      [group, units] = [[], 0];
    }
    group.push(row);
    units += row.folded.length;
  }
  if (group.length > 0) yield group;
}

/** Adds texts to the index of SQLite in one statement, which is one write to the disk. */
async function addAll(sequelize: Sequelize, table: FoldedTable, rows: readonly FoldedText[]): Promise<void> {
  const numbered = rows.map(({ workspace_id, document_id, folded }) => [
    workspace_id * workspaceStep + document_id,
    indexedTokens(folded),
  ]);
  await sequelize.query(
    `INSERT INTO ${table}_search (rowid, folded)
     SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each($1)`,
    { bind: [JSON.stringify(numbered)] },
  );
}

/**
 * Rebuilds the index of SQLite from the folded texts, after rows were written past this module (a restore). Nothing on PostgreSQL,
 * whose index follows from the rows.
 */
export async function rebuildIndex({ DocumentHead }: Pick<FullTextModels, 'DocumentHead'>): Promise<void> {
  const sequelize = sequelizeOf(DocumentHead);
  if (sequelize.getDialect() !== 'sqlite') return;
  for (const table of ['document_heads', 'document_texts'] as const) {
    await sequelize.query(`INSERT INTO ${table}_search (${table}_search) VALUES ('delete-all')`);
    for (let last = 0; ;) {
      const [rows] = (await sequelize.query(
        `SELECT workspace_id, document_id, folded FROM ${table} WHERE document_id > ${last} ORDER BY document_id LIMIT ${batches[table]}`,
      )) as [FoldedText[], unknown];
      for (const some of ofSize(rows)) await addAll(sequelize, table, some);
      if (rows.length < batches[table]) break;
      last = rows.at(-1)?.document_id ?? last;
    }
  }
}
