import { load } from '../../../access/load.ts';
import { createTemporaryUpload, deleteTemporaryUpload } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { keepUpload, ofUpload, withStoredUpload } from '../document-file.ts';
import { addTemporaryUpload, dropTemporaryUpload, presentUpload, uploadMs } from '../uploads/temporary-uploads.ts';

const create = handle(createTemporaryUpload, async ({ actor, files, services, unitOfWork }) => {
  const upload = files['file']?.[0];
  if (upload === undefined) throw new AppError('bad_request');
  const owner = { workspaceId: actor.workspace.id, userId: actor.userId, belongsTo: ofUpload };
  const row = await withStoredUpload(services, owner.workspaceId, upload, (stored) =>
    unitOfWork(async (unit) => addTemporaryUpload(unit, actor, await keepUpload(unit, owner, stored), uploadMs)),
  );
  return presentUpload(services.database, actor, row);
});

const remove = handle(deleteTemporaryUpload, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const upload = await load(unit, 'temporary-upload', { id: params.id, actor, lock: true });
    await dropTemporaryUpload(unit, upload);
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

export const uploadHandlers: readonly Mounted[] = [create, remove];
