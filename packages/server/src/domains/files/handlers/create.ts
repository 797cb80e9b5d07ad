import { createFile as createFileEndpoint } from '../../../contract/files.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle } from '../../../http/handler.ts';
import { uploadLimit } from '../../admin-settings/server-settings.ts';
import { saveFile } from '../create-file.ts';
import { inspectUpload } from '../inspect-upload.ts';
import { presentFile } from '../present.ts';

export const create = handle(createFileEndpoint, async ({ files, actor, services, source, locale }) => {
  const upload = files['file']?.[0];
  if (upload === undefined) throw new AppError('bad_request');
  await inspectUpload(services, upload, locale);
  const { type } = upload;
  // A program may send no name at all; people need something to click on.
  const name = upload.name === '' ? 'file' : upload.name;
  const maxBytes = await uploadLimit(services);
  const owner = { workspaceId: actor.workspace.id, createdBy: actor.userId };
  const file = await saveFile(services, source, { ...owner, name, type }, upload, maxBytes);
  return presentFile(file, actor);
});
