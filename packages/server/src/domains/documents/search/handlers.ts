import { scoped } from '../../../access/scoped.ts';
import { searchDocuments } from '../../../contract/documents/index.ts';
import { isTextSearched } from '../../../database/full-text/find-texts.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { byId } from '../people-of.ts';
import { presentDocuments } from '../present.ts';
import { excerptsOf } from './excerpts.ts';
import { searchPage } from './search-documents.ts';

const search = handle(searchDocuments, async ({ actor, body, services: { database } }) => {
  const { items: ids, terms, ...page } = await searchPage(database, actor, body);
  const rows = byId(await scoped(database.models.Document, actor).findAll({ where: { id: ids } }));
  const documents = ids.flatMap((id) => rows.get(id) ?? []);
  const [presented, excerpts] = await Promise.all([
    presentDocuments(database, actor, documents),
    excerptsOf(database, actor, documents, terms),
  ]);
  const items = presented.map((document) => ({ document, excerpts: excerpts.get(document.id) ?? [] }));
  return { ...page, items, is_text_searched: isTextSearched(terms) };
});

export const searchHandlers: readonly Mounted[] = [search];
