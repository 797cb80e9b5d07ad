import { exportAppUsers, listAppUsers, readAppUser } from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { sendCsv } from '../../../http/send-csv.ts';
import { sendXlsx } from '../../../http/send-xlsx.ts';
import { appUserWords } from '../../../messages/app-users.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { withPictureNames } from '../../application-use/answer-images.ts';
import { answersOf, presentFaults, questionnaireOf, resolveFor } from '../../application-use/runs.ts';
import { loadApplication } from '../../applications/definition.ts';
import { conditionsOfCall } from '../conditions.ts';
import { countAppUsers } from '../counts.ts';
import { demandCp932 } from '../demand-cp932.ts';
import { answerNamesOf, exportColumns, exportedUsers } from '../export.ts';
import { appUserPage, readAppUsers } from '../page.ts';
import { textOfAnswer } from '../readable.ts';

const list = handle(listAppUsers, async ({ params, query, services: { database } }) => {
  const { id } = await loadApplication(database, params.id);
  const conditions = await conditionsOfCall(database.models, id, query);
  const [page, { total, complete }] = await Promise.all([
    appUserPage(database, id, conditions, query),
    countAppUsers(database.models, id),
  ]);
  return { ...page, total_quantity: total, complete_quantity: complete };
});

const read = handle(readAppUser, async ({ locale, params, services, unitOfWork }) => {
  const { database } = services;
  const { id } = await loadApplication(database, params.id);
  const where = { id: params.appUserId, application_id: id };
  const run = await database.models.ApplicationUser.findOne({ where });
  const [row] = run === null ? [] : await readAppUsers(database, [run.id]);
  if (run === null || row === undefined) throw new AppError('not_found');
  await unitOfWork((unit) =>
    unit.audit({
      action: 'appUsers.read',
      subject: { kind: 'application-user', id: run.id },
      workspaceId: run.workspace_id,
    }),
  );
  const { definition, model } = await questionnaireOf(services, run);
  const resolved = resolveFor(model, answersOf(run), locale);
  const named = resolveFor(model, await withPictureNames(services, run, definition, answersOf(run)), locale);
  return {
    app_user: row,
    answers: { ...answersOf(run) },
    shown: Object.entries(named.data).map(([name, value]) => ({ name, text: textOfAnswer(value) })),
    errors: presentFaults(resolved),
  };
});

const download = handle(exportAppUsers, async ({ locale, params, query, reply, services, unitOfWork }) => {
  const { format = 'csv', encoding = 'utf8', replace = false } = query;
  const { id } = await loadApplication(services.database, params.id);
  const conditions = await conditionsOfCall(services.database.models, id, query);
  const columns = exportColumns(await answerNamesOf(services.database, id), locale);
  const batches = () => exportedUsers(services, id, conditions, locale);
  if (format === 'csv' && encoding === 'cp932' && !replace) await demandCp932(columns, batches(), locale);
  await unitOfWork((unit) =>
    unit.audit({
      action: 'appUsers.export',
      subject: { kind: 'application', id },
      workspaceId: null,
      after: { format, ...(format === 'csv' ? { encoding } : {}), ...conditions },
    }),
  );
  const name = `application-${id}-users-${dayInJapan(services.now())}`;
  if (format === 'xlsx') sendXlsx(reply, { name, sheet: appUserWords[locale].sheet, columns, batches: batches() });
  else sendCsv(reply, { name, columns, batches: batches(), encoding });
  return '';
});

export const ownHandlers: readonly Mounted[] = [list, read, download];
