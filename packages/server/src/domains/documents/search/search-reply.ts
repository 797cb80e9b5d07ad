import type { Static } from 'typebox';
import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import type { searchDocuments } from '../../../contract/documents/index.ts';
import type { Database } from '../../../database/database.ts';
import { isTextSearched } from '../../../database/full-text/find-texts.ts';
import { byId } from '../people-of.ts';
import { presentDocuments } from '../present.ts';
import { excerptsOf } from './excerpts.ts';
import { searchPage, type DocumentQuery } from './search-documents.ts';

/** A page of the documents that a search finds, with the excerpts of their hits. */
export async function searchReply(
  database: Database,
  actor: MemberActor,
  query: DocumentQuery,
): Promise<Static<typeof searchDocuments.reply>> {
  const { items: ids, terms, ...page } = await searchPage(database, actor, query);
  const rows = byId(await scoped(database.models.Document, actor).findAll({ where: { id: ids } }));
  const documents = ids.flatMap((id) => rows.get(id) ?? []);
  const [presented, excerpts] = await Promise.all([
    presentDocuments(database, actor, documents),
    excerptsOf(database, actor, documents, terms),
  ]);
  const items = presented.map((document) => ({ document, excerpts: excerpts.get(document.id) ?? [] }));
  return { ...page, items, is_text_searched: isTextSearched(terms) };
}
