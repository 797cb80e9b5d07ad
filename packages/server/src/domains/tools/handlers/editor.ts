import { randomBytes } from 'node:crypto';
import { largestEditorImage, readEditorImage, uploadEditorImage } from '../../../contract/editor.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { createFile } from '../../files/create-file.ts';
import { ownFile } from '../../files/own-file.ts';
import { storeContent } from '../../files/store-content.ts';

const upload = handle(uploadEditorImage, async ({ files, services, unitOfWork }) => {
  const file = files['file']?.[0];
  if (file === undefined) throw new AppError('bad_request');
  const stored = await storeContent(services, file, largestEditorImage);
  const { type } = file;
  const image = await unitOfWork(async (unit) => {
    const name = file.name === '' ? 'image' : file.name;
    const row = await createFile(unit, { workspaceId: null, createdBy: null, name, type }, stored);
    const made = await unit.models.EditorImage.create({
      token: randomBytes(32).toString('base64url'),
      file_id: row.id,
    });
    const subject = { kind: 'file', id: row.id };
    await unit.audit({ action: uploadEditorImage.name, subject, workspaceId: null, after: { name, type } });
    return made;
  });
  const url = `${services.config.publicUrl}/v1/editor-images/${image.token}`;
  return { id: image.id, url, type, size: stored.size };
});

/** Seconds that browsers keep an image. Its content never changes. */
const year = 31_536_000;

const read = handle(readEditorImage, async ({ method, params, reply, services: { database, storage } }) => {
  const image = await database.models.EditorImage.findOne({ where: { token: params.token } });
  if (image === null) throw new AppError('dead_link');
  const file = await ownFile(database, image.file_id);
  reply.header('Cache-Control', `public, max-age=${year}, immutable`);
  reply.header('Content-Disposition', 'inline');
  reply.header('X-Content-Type-Options', 'nosniff');
  // Nothing of the file may run or load anything, should a browser show it as a page.
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  reply.raw(method === 'HEAD' ? '' : await storage.get(file.key), file.type);
  reply.header('Content-Length', String(file.size));
  return '';
});

export const editorHandlers: readonly Mounted[] = [upload, read];
