import { Op } from 'sequelize';
import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { exportDocuments, exportHistory, readHistory, type HistoryLine } from '../../../contract/documents/records.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sendCsv } from '../../../http/send-csv.ts';
import { wordsOfAction } from '../../../messages/document-records.ts';
import { dayInJapan, startOfDayInJapan } from '../../../time/japan.ts';
import { searchAll } from '../search/search-documents.ts';
import { historyColumns, historyRows, readableHistory } from './history-rows.ts';
import { inWords, type WordedLine } from './history-words.ts';
import { recordColumns, recordRows } from './record-rows.ts';

const dayMs = 86_400_000;

const present = ({ line, actor, changes }: WordedLine, locale: 'jp' | 'en'): HistoryLine => ({
  sequence: line.sequence,
  at: line.at.toISOString(),
  actor: { kind: line.actor_kind, name: actor },
  action: line.action,
  words: wordsOfAction(line.action, locale),
  changes: [...changes],
  facts: JSON.parse(line.facts) as HistoryLine['facts'],
  digest: line.digest,
});

const history = handle(readHistory, async ({ actor, locale, params, query, services: { database } }) => {
  const { id } = await load(database, 'document', { id: params.id, actor, deleted: true });
  const page = await scoped(database.models.DocumentHistory, actor).page(query, {
    where: { document_id: id },
    order: [['sequence', 'DESC']],
  });
  const lines = await inWords(database, actor, page.items, locale);
  return { ...page, items: lines.map((line) => present(line, locale)) };
});

const historyCsv = handle(exportHistory, async ({ actor, locale, query, reply, services, unitOfWork }) => {
  const { database, now } = services;
  const { document_id, from, to, encoding } = query;
  if (document_id !== undefined) await load(database, 'document', { id: document_id, actor, deleted: true });
  const where = {
    [Op.and]: [
      await readableHistory(database, actor),
      ...(document_id === undefined ? [] : [{ document_id }]),
      ...(from === undefined ? [] : [{ at: { [Op.gte]: startOfDayInJapan(from) } }]),
      ...(to === undefined ? [] : [{ at: { [Op.lt]: new Date(startOfDayInJapan(to).getTime() + dayMs) } }]),
    ],
  };
  await unitOfWork(async (unit) => {
    const subject = { kind: 'document', id: document_id ?? null };
    await unit.audit({ action: exportHistory.name, subject, workspaceId: actor.workspace.id, after: query });
  });
  sendCsv(reply, {
    name: `document-history-${dayInJapan(now())}`,
    columns: historyColumns(locale),
    batches: historyRows(database, actor, where, locale),
    encoding,
  });
  return '';
});

const documentsCsv = handle(exportDocuments, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { database, now } = services;
  const { encoding, ...conditions } = body;
  const ids = await searchAll(database, actor, conditions);
  await unitOfWork(async (unit) => {
    const subject = { kind: 'document', id: null };
    const after = { conditions, documents: ids.length };
    await unit.audit({ action: exportDocuments.name, subject, workspaceId: actor.workspace.id, after });
  });
  sendCsv(reply, {
    name: `documents-${dayInJapan(now())}`,
    columns: recordColumns(locale),
    batches: recordRows(database, actor.workspace.id, ids),
    encoding,
  });
  return '';
});

export const recordHandlers: readonly Mounted[] = [history, historyCsv, documentsCsv];
