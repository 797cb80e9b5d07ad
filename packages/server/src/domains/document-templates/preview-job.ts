import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import type { AuditSource } from '../../audit/audit-entry.ts';
import { AppError } from '../../errors/app-error.ts';
import { Exhausted } from '../../inspection/inspection-process.ts';
import { JobPause } from '../../jobs/job-errors.ts';
import type { JobDefinition } from '../../jobs/jobs-port.ts';
import type { Services } from '../../services.ts';
import { mostRead, openStored } from '../documents/previews/file-text.ts';
import { createFile } from '../files/create-file.ts';
import type { StoredFile } from '../files/model.ts';
import { storeContent } from '../files/store-content.ts';
import { ofTemplate } from './change-template.ts';
import { templatePreviewKind } from './preview-kind.ts';
import { fileOfTemplate } from './template-rows.ts';

type PreviewServices = Pick<Services, 'database' | 'inspector' | 'storage' | 'now'>;

const source: AuditSource = {
  actor: { kind: 'system', name: templatePreviewKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};
/** Bytes of the largest PDF that is kept. */
const mostPdf = 100 * 1024 * 1024;

/** A PDF of a Word file; undefined where the engine cannot make one within its bounds. */
async function convert(
  { inspector, storage }: PreviewServices,
  { key, size }: StoredFile,
): Promise<Buffer | undefined> {
  if (size > mostRead) return undefined;
  try {
    return await inspector.convert({ size, open: await openStored(storage, key) });
  } catch (error) {
    if (error instanceof Exhausted) return undefined;
    if (error instanceof AppError && error.code === 'busy') throw new JobPause('A service does not answer.', error);
    throw error;
  }
}

/** Makes the PDF of a Word template once, for the file that it has at that time. Run again, it keeps the same. */
export function createTemplatePreviewJob(
  services: PreviewServices,
): JobDefinition<Static<(typeof templatePreviewKind)['payload']>> {
  const { database } = services;
  return {
    ...templatePreviewKind,
    async run({ template_id: id }) {
      const row = await database.models.DocumentTemplate.findOne({ where: { id } });
      if (row === null || row.preview_state !== 'none') return;
      const file = await fileOfTemplate(database, row);
      const pdf = await convert(services, file);
      const stored =
        pdf === undefined ? undefined : await storeContent(services, { open: () => Readable.from([pdf]) }, mostPdf);
      await database.unitOfWork(source, async (unit) => {
        unit.notAudited('It follows from the file of a template, whose adding is audited.');
        const now = await unit.models.DocumentTemplate.findOne({ where: { id }, lock: true });
        if (now === null || now.preview_state !== 'none' || now.file_id !== file.id) return;
        if (stored === undefined) {
          await now.update({ preview_state: 'failed' }, { silent: true });
          return;
        }
        const name = `${file.name.replace(/\.docx$/i, '')}.pdf`;
        const made = { workspaceId: null, createdBy: null, name, type: 'application/pdf', belongsTo: ofTemplate };
        const { id: preview_file_id } = await createFile(unit, made, stored);
        await now.update({ preview_state: 'ready', preview_file_id }, { silent: true });
      });
    },
  };
}
