import { loadAll } from '../../../access/load.ts';
import { changeDocuments } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { holdHistory } from '../add-history.ts';
import { checkInput } from '../check-input.ts';
import type { Document } from '../model.ts';
import { saveChanges } from '../save-changes.ts';

/** Messages about the values of one of many documents begin with its name. */
function namingDocument(error: unknown, { name }: Document): unknown {
  if (!(error instanceof AppError) || error.code !== 'invalid') return error;
  const named = Object.entries(error.fields ?? {}).map(([field, messages]) => [
    field,
    messages.map((message) => `${name}: ${message}`),
  ]);
  return new AppError('invalid', { fields: Object.fromEntries(named) });
}

const changeMany = handle(changeDocuments, async ({ actor, body, locale, reply, unitOfWork }) => {
  const { ids, ...input } = body;
  await unitOfWork(async (unit) => {
    await holdHistory(unit, actor.workspace.id);
    const where = { status: 'filed' };
    const found = await loadAll(unit, 'document', { ids, actor, to: 'change', where });
    if (found.length === 0) unit.notAudited('No document was named.');
    for (const document of found) {
      const checked = await checkInput(unit, actor, input, { locale, document }).catch((error: unknown) => {
        throw namingDocument(error, document);
      });
      const { version: seen } = document;
      await saveChanges(unit, actor, document, { seen, checked, file: null, action: 'documents.update' });
    }
  });
  reply.message(resourceWords[locale].saved);
  return { changed: ids.length };
});

export const changeManyHandlers: readonly Mounted[] = [changeMany];
