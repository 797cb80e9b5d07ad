import type { RenderedFile } from '@shorui/engine';
import { Readable } from 'node:stream';
import { load } from '../../../access/load.ts';
import { pdfType, wordType } from '../../../contract/applications/index.ts';
import { fileFromApplication } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../../../http/handler.ts';
import { documentFieldWords } from '../../../messages/documents.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { demandMakeable } from '../../application-use/check-run.ts';
import { makeFiles } from '../../application-use/make-files.ts';
import type { ApplicationUser } from '../../application-use/model.ts';
import { holdHistory } from '../add-history.ts';
import { checkInput } from '../check-input.ts';
import { createDocument } from '../create-document.ts';
import { keepUpload, ofDocument, withStoredUploads, type NewContent } from '../document-file.ts';
import { sameContent } from '../same-content.ts';

type Call = HandlerRequest<typeof fileFromApplication>;

function contentOf({ path, bytes }: RenderedFile): NewContent {
  const name = path.split('/').at(-1) ?? path;
  const type = name.endsWith('.pdf') ? pdfType : wordType;
  return { name, type, size: bytes.byteLength, open: () => Readable.from([Buffer.from(bytes)]) };
}

/** Makes the chosen files of a run; guides are no documents. @throws {AppError} invalid for a file that the answers do not leave */
async function makeChosen({ actor, body, locale, services }: Call, run: ApplicationUser) {
  const { definition, resolved } = await demandMakeable(services, run, actor, locale);
  const { format } = body;
  const wanted = new Map(body.files.map(({ file_id, name }) => [file_id, name]));
  for (const id of wanted.keys()) {
    const file = definition.files.find((each) => each.id === id);
    if (file === undefined || file.options?.guide === true || !resolved.files.has(id))
      throw new AppError('invalid', { fields: { files: [documentFieldWords.unknownFile[locale]] } });
  }
  const only = [...wanted.keys()].map(String);
  const files = await makeFiles(services, run, locale, { only, ...(format === undefined ? {} : { format }) });
  return files.map((file) => ({ fileId: file.fileId, title: wanted.get(file.fileId), content: contentOf(file) }));
}

const create = handle(fileFromApplication, async (call) => {
  const { actor, body, locale, reply, services, unitOfWork } = call;
  const { app_user_id, files: _files, format: _format, again = false, ...input } = body;
  const workspaceId = actor.workspace.id;
  const run = await load(services.database, 'application-user', { id: app_user_id, actor });
  // Before the files are made, which takes longer.
  await checkInput(services.database, actor, input, { locale });
  const made = await makeChosen(call, run);
  const contents = made.map(({ content }) => content);
  const result = await withStoredUploads(services, workspaceId, contents, (stored) =>
    unitOfWork(async (unit) => {
      await holdHistory(unit, workspaceId);
      const { facts, after } = await checkInput(unit, actor, input, { locale });
      const documents = [];
      const same = [];
      for (const [at, upload] of stored.entries()) {
        const { fileId = 0, title } = made[at] ?? {};
        const found = again ? null : await sameContent(unit, actor, upload.sha256);
        if (found !== null) {
          same.push({ file_id: fileId, name: upload.name, document: found.document });
          continue;
        }
        const file = await keepUpload(unit, { workspaceId, userId: actor.userId, belongsTo: ofDocument }, upload);
        const { id, name } = await createDocument(unit, {
          workspaceId,
          userId: actor.userId,
          facts: { ...facts, name: title ?? upload.name },
          metas: after,
          status: 'filed',
          source: 'application',
          applicationUserId: run.id,
          file,
        });
        documents.push({ id, name, file_id: fileId });
      }
      if (documents.length === 0) unit.notAudited('All files were filed before.');
      return { documents, same };
    }),
  );
  if (result.documents.length > 0) reply.message(resourceWords[locale].created);
  return result;
});

export const fromApplicationHandlers: readonly Mounted[] = [create];
