import { downloadApplicationPdf } from '../../../contract/applications/index.ts';
import type { FilesWork } from '../../../documents/document-work.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import { draftSource } from '../../applications/assets.ts';
import { definitionOf, loadApplication } from '../../applications/definition.ts';
import { refusingDocuments } from '../../applications/refusals.ts';
import { sendFiles } from '../../applications/send-files.ts';
import { makeFiles } from '../make-files.ts';
import type { ApplicationUser } from '../model.ts';

/** A run of any company, for the staff. @throws {AppError} not_found */
async function loadRunForStaff({ database }: Services, id: number, applicationId: number): Promise<ApplicationUser> {
  const run = await database.models.ApplicationUser.findOne({ where: { id, application_id: applicationId } });
  if (run === null) throw new AppError('not_found');
  return run;
}

const asPdf = handle(downloadApplicationPdf, async ({ locale, params, query, reply, services, unitOfWork }) => {
  const application = await loadApplication(services.database, params.id);
  const { file_id, app_user_id } = query;
  const options: FilesWork['options'] = {
    format: 'pdf',
    missing: 'keep',
    ...(file_id === undefined ? {} : { only: [String(file_id)] }),
  };
  const definition = definitionOf(application);
  if (app_user_id === undefined) {
    if (file_id !== undefined && !definition.files.some(({ id }) => id === file_id)) throw new AppError('not_found');
    const work = { kind: 'files', answers: {}, options } as const;
    const source = draftSource(services, application);
    const { files } = await refusingDocuments(locale, () => services.documents.make(source, work));
    return sendFiles(reply, files, application.name);
  }
  const run = await loadRunForStaff(services, app_user_id, application.id);
  const files = await makeFiles(services, run, locale, options);
  await unitOfWork((unit) =>
    unit.audit({
      action: 'applications.downloadPdf',
      subject: { kind: 'application-user', id: run.id },
      workspaceId: run.workspace_id,
      after: { files: files.length },
    }),
  );
  return sendFiles(reply, files, application.name);
});

export const staffDownloadHandlers: readonly Mounted[] = [asPdf];
