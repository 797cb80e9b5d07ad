import { compileText } from '@shorui/engine/word';
import { load } from '../../../access/load.ts';
import {
  checkCharacters,
  checkDownload,
  downloadFiles,
  downloadGuides,
  downloadGuidesByPath,
  downloadGuidesOfApplication,
} from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../../../http/handler.ts';
import { keptDefinition, versionSource } from '../../applications/assets.ts';
import { refusingDocuments } from '../../applications/refusals.ts';
import { sendFiles } from '../../applications/send-files.ts';
import { checkRun, demandMakeable } from '../check-run.ts';
import { makeFiles, makeFilesOf } from '../make-files.ts';
import { loadOffered, publishedVersion } from '../offers.ts';
import { questionnaireOf } from '../runs.ts';

type GuidesCall = Pick<HandlerRequest<typeof downloadGuidesOfApplication>, 'locale' | 'reply' | 'services'>;

const check = handle(checkDownload, async ({ actor, locale, params, services }) => {
  const run = await load(services.database, 'application-user', { id: params.id, actor });
  const { definition, resolved, obstacle } = await checkRun(services, run, actor, locale);
  const files = definition.files
    .filter(({ id }) => resolved.files.has(id))
    .map(({ id, name, type, options }) => ({
      id,
      name: compileText(name, { slot: 'name' })(resolved.data).text,
      type,
      guide: options?.guide === true,
    }));
  return { can_download: obstacle === null, reason: obstacle, files };
});

const characters = handle(checkCharacters, async ({ actor, body, locale, services }) => {
  const run = await load(services.database, 'application-user', { id: body.app_user_id, actor });
  const source = versionSource(services, run.application_id, run.number);
  const work = { kind: 'characters', text: body.text } as const;
  const made = await refusingDocuments(locale, () => services.documents.make(source, work));
  return { characters: made.characters.map((each) => ({ ...each })) };
});

const download = handle(downloadFiles, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const run = await load(services.database, 'application-user', { id: body.app_user_id, actor });
  const { definition, resolved } = await demandMakeable(services, run, actor, locale);
  const { file_id, format } = body;
  if (file_id !== undefined && !resolved.files.has(file_id)) throw new AppError('not_found');
  const files = await makeFiles(services, run, locale, {
    ...(format === undefined ? {} : { format }),
    ...(file_id === undefined ? {} : { only: [String(file_id)] }),
  });
  await unitOfWork((unit) =>
    unit.audit({
      action: 'applicationUse.download',
      subject: { kind: 'application-user', id: run.id },
      workspaceId: actor.workspace.id,
      after: { files: files.length },
    }),
  );
  const documents = files.filter(({ guide }) => !guide);
  return sendFiles(reply, documents, definition.name);
});

const guides = handle(downloadGuides, async ({ actor, body, locale, reply, services }) => {
  const run = await load(services.database, 'application-user', { id: body.app_user_id, actor });
  const { definition } = await questionnaireOf(services, run);
  const files = await makeFiles(services, run, locale, { missing: 'blank' });
  return sendFiles(
    reply,
    files.filter(({ guide }) => guide),
    definition.name,
  );
});

/** Sends the guides of an application as they read without answers: what only answers decide is left out. */
async function sendGuides({ locale, reply, services }: GuidesCall, id: number): Promise<''> {
  const application = await loadOffered(services.database, id);
  const { number } = await publishedVersion(services.database, application);
  const definition = await keptDefinition(services, application.id, number);
  const only = definition.files.filter(({ options }) => options?.guide === true).map((file) => String(file.id));
  if (only.length === 0) throw new AppError('not_found');
  const version = { application_id: application.id, number };
  const files = await makeFilesOf(services, version, locale, { answers: {}, options: { missing: 'blank', only } });
  return sendFiles(reply, files, application.name);
}

const guidesOfApplication = handle(downloadGuidesOfApplication, (call) => sendGuides(call, call.body.app_id));
const guidesByPath = handle(downloadGuidesByPath, (call) => sendGuides(call, call.params.app_id));

export const downloadHandlers: readonly Mounted[] = [
  characters,
  check,
  download,
  guides,
  guidesOfApplication,
  guidesByPath,
];
