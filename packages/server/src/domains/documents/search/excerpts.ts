import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import type { Excerpt } from '../../../contract/documents/search.ts';
import type { Database } from '../../../database/database.ts';
import { isTextSearched } from '../../../database/full-text/find-texts.ts';
import { excerptAround, excerptOf } from '../../../database/full-text/excerpt-of.ts';
import { hitsIn, markHits, type MarkedPart } from '../../../database/full-text/mark-hits.ts';
import { readPieces } from '../../../database/full-text/read-pieces.ts';
import type { Term } from '../../../database/full-text/terms.ts';
import type { Document } from '../model.ts';
import { headTextsOf, type HeadText } from './head-texts.ts';

type SearchReach = Pick<Database, 'models' | 'sequelize' | 'dialect'>;
type Parts = readonly MarkedPart[];

/** Values of meta fields, and comments, that are shown of one document. */
const mostShown = 3;

const present = (parts: Parts) => [...parts];

function excerptsOfHead(texts: readonly HeadText[], terms: readonly Term[]): Excerpt[] {
  const shown = { meta: 0, comment: 0 };
  return texts.flatMap(({ in: place, meta, text }): Excerpt[] => {
    if (place === 'name' || place === 'party')
      return hitsIn(text, terms).length === 0 ? [] : [{ in: place, meta, parts: present(markHits(text, terms)) }];
    const parts = shown[place] < mostShown ? excerptOf(text, terms) : undefined;
    if (parts === undefined) return [];
    shown[place] += 1;
    return [{ in: place, meta, parts: present(parts) }];
  });
}

/** Where the terms were found in documents, with the hits marked; by document id. */
export async function excerptsOf(
  database: SearchReach,
  actor: MemberActor,
  documents: readonly Document[],
  terms: readonly Term[],
): Promise<ReadonlyMap<number, Excerpt[]>> {
  if (terms.length === 0 || documents.length === 0) return new Map();
  const [heads, ofFiles] = await Promise.all([
    headTextsOf(database, actor.workspace.id, documents),
    isTextSearched(terms) ? excerptsOfFiles(database, actor, documents, terms) : new Map<number, never>(),
  ]);
  return new Map(
    documents.map(({ id }) => {
      const parts = ofFiles.get(id);
      const text: Excerpt[] = parts === undefined ? [] : [{ in: 'text', meta: null, parts: present(parts) }];
      return [id, [...excerptsOfHead(heads.get(id) ?? [], terms), ...text]];
    }),
  );
}

/** Of the texts of files, by document id; none of files without a hit. */
async function excerptsOfFiles(
  database: SearchReach,
  actor: MemberActor,
  documents: readonly Document[],
  terms: readonly Term[],
): Promise<ReadonlyMap<number, Parts>> {
  const ids = documents.map(({ id }) => id);
  const excerpts = new Map<number, Parts>();
  const elsewhere: number[] = [];
  for (const [id, piece] of await readPieces(database, actor.workspace.id, ids, terms)) {
    const parts = excerptAround(piece, terms);
    if (parts === undefined) elsewhere.push(id);
    else excerpts.set(id, parts);
  }
  if (elsewhere.length === 0) return excerpts;
  const rows = await scoped(database.models.DocumentText, actor).findAll({ where: { document_id: elsewhere } });
  for (const { document_id, text, folded, head_length } of rows) {
    const parts = excerptOf(text, terms, folded.slice(head_length));
    if (parts !== undefined) excerpts.set(document_id, parts);
  }
  return excerpts;
}
