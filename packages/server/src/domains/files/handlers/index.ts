import { load } from '../../../access/load.ts';
import { deleteFile, linkFile, restoreFile, showFile } from '../../../contract/files.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { downloadLink } from '../download-link.ts';
import { presentFile } from '../present.ts';
import { bringBackFile, removeFile } from '../remove-file.ts';
import { create } from './create.ts';
import { download } from './download.ts';

const show = handle(showFile, async ({ params, actor, services }) =>
  presentFile(await load(services.database, 'file', { id: params.id, actor }), actor),
);

const link = handle(linkFile, async ({ params, body, actor, services }) =>
  downloadLink(services, await load(services.database, 'file', { id: params.id, actor }), body.disposition),
);

const remove = handle(deleteFile, async ({ params, actor, services, unitOfWork }) => {
  const file = await load(services.database, 'file', { id: params.id, actor, to: 'change' });
  await unitOfWork((unit) => removeFile(unit, file));
  return null;
});

const restore = handle(restoreFile, async ({ params, actor, services, unitOfWork }) => {
  const file = await load(services.database, 'file', { id: params.id, actor, to: 'change', deleted: true });
  await unitOfWork((unit) => bringBackFile(unit, file));
  return presentFile(await load(services.database, 'file', { id: file.id, actor }), actor);
});

export const fileHandlers: readonly Mounted[] = [create, show, link, download, remove, restore];
