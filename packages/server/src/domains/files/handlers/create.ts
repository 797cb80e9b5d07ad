import { createFile as createFileEndpoint, largestUpload } from '../../../contract/files.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle } from '../../../http/handler.ts';
import { saveFile } from '../create-file.ts';
import { inspectUpload } from '../inspect-upload.ts';
import { presentFile } from '../present.ts';

export const create = handle(createFileEndpoint, async ({ files, actor, services, source, locale }) => {
  const upload = files['file']?.[0];
  if (upload === undefined) throw new AppError('bad_request');
  await inspectUpload(upload, locale);
  const { name, type } = upload;
  const maxBytes = Math.min(largestUpload, services.config.uploadMaxBytes);
  const owner = { workspaceId: actor.workspace.id, createdBy: actor.userId };
  const file = await saveFile(services, source, { ...owner, name, type }, upload, maxBytes);
  return presentFile(file, actor);
});
