import { loadFile } from '../../../access/loaders/load-file.ts';
import { deleteFile, linkFile, restoreFile, showFile } from '../../../contract/files.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { downloadLink } from '../download-link.ts';
import { presentFile } from '../present.ts';
import { bringBackFile, removeFile } from '../remove-file.ts';
import { create } from './create.ts';
import { download } from './download.ts';

const show = handle(showFile, async ({ params, actor, services }) =>
  presentFile(await loadFile(services, actor, { id: params.id, to: 'read' }), actor),
);

const link = handle(linkFile, async ({ params, body, actor, services }) =>
  downloadLink(services, await loadFile(services, actor, { id: params.id, to: 'read' }), body.disposition),
);

const remove = handle(deleteFile, async ({ params, actor, services, unitOfWork }) => {
  const file = await loadFile(services, actor, { id: params.id, to: 'change' });
  await unitOfWork((unit) => removeFile(services.database, unit, file));
  return null;
});

const restore = handle(restoreFile, async ({ params, actor, services, unitOfWork }) => {
  const file = await loadFile(services, actor, { id: params.id, to: 'change', deleted: true });
  await unitOfWork((unit) => bringBackFile(services.database, unit, file));
  return presentFile(await loadFile(services, actor, { id: file.id, to: 'read' }), actor);
});

export const fileHandlers: readonly Mounted[] = [create, show, link, download, remove, restore];
