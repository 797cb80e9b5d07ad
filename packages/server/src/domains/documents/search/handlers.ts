import { searchDocuments } from '../../../contract/documents/index.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { searchReply } from './search-reply.ts';

const search = handle(searchDocuments, ({ actor, body, services: { database } }) => searchReply(database, actor, body));

export const searchHandlers: readonly Mounted[] = [search];
