import { ShoruiError, type Application as Definition, type Resolved } from '@shorui/engine';
import { pack, render, resolve, type RenderedFile, type RenderOptions } from '@shorui/engine/node';
import contentDisposition from 'content-disposition';
import { load } from '../../../access/load.ts';
import {
  checkDownload,
  downloadFiles,
  downloadGuides,
  pdfType,
  wordType,
} from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted, type ReplyControl } from '../../../http/handler.ts';
import type { MemberActor } from '../../../access/actor.ts';
import type { ApplicationUser } from '../model.ts';
import { compiledVersion } from '../../applications/assets.ts';
import { refusalOf } from '../../applications/refusals.ts';
import type { Services } from '../../../services.ts';
import { priceOf } from '../offers.ts';
import { answersOf, questionnaireOf, resolveFor } from '../runs.ts';

interface Checked {
  readonly definition: Definition;
  readonly resolved: Resolved;
  /** What is in the way of a download; guides are free, because they are read before one pays. */
  readonly obstacle: 'incomplete' | 'unpaid' | null;
}

async function checkRun(
  services: Services,
  run: ApplicationUser,
  { workspace }: MemberActor,
  locale: 'jp' | 'en',
): Promise<Checked> {
  const { definition, model } = await questionnaireOf(services, run);
  const resolved = resolveFor(model, answersOf(run), locale);
  const isUnpaid = priceOf(definition, workspace.planId) > 0 && run.paid_at === null;
  const obstacle = resolved.errors.length > 0 ? 'incomplete' : isUnpaid ? 'unpaid' : null;
  return { definition, resolved, obstacle };
}

/** Makes the files of a run, Word and PDF. @throws {AppError} application_refused with the engine's words */
async function makeFiles(
  services: Services,
  run: ApplicationUser,
  locale: 'jp' | 'en',
  options: RenderOptions,
): Promise<readonly RenderedFile[]> {
  const work = async () => {
    const compiled = await compiledVersion(services, run.application_id, run.number);
    return render(compiled, resolve(compiled, answersOf(run)), options).files;
  };
  return work().catch((error: unknown) => {
    throw error instanceof ShoruiError ? refusalOf(error, locale) : error;
  });
}

/** Sends one file as it is, several as a zip. */
function send(reply: ReplyControl, files: readonly RenderedFile[], zipName: string): '' {
  const [only] = files;
  if (only === undefined) throw new AppError('not_found');
  const isOne = files.length === 1;
  const name = isOne ? (only.path.split('/').at(-1) ?? only.path) : `${zipName}.zip`;
  const type = isOne ? (name.endsWith('.pdf') ? pdfType : wordType) : 'application/zip';
  reply.header('Content-Disposition', contentDisposition(name, { type: 'attachment' }));
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.raw(Buffer.from(isOne ? only.bytes : pack(files)), type);
  return '';
}

const check = handle(checkDownload, async ({ actor, locale, params, services }) => {
  const run = await load(services.database, 'application-user', { id: params.id, actor });
  const { obstacle } = await checkRun(services, run, actor, locale);
  return { can_download: obstacle === null, reason: obstacle };
});

const download = handle(downloadFiles, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const run = await load(services.database, 'application-user', { id: body.app_user_id, actor });
  const { definition, resolved, obstacle } = await checkRun(services, run, actor, locale);
  if (obstacle === 'incomplete') {
    const fields: Record<string, string[]> = {};
    for (const { question, message } of resolved.errors) (fields[question] ??= []).push(message);
    throw new AppError('answers_incomplete', { fields });
  }
  if (obstacle === 'unpaid') throw new AppError('application_unpaid');
  const { format } = body;
  const files = await makeFiles(services, run, locale, format === undefined ? {} : { format });
  await unitOfWork((unit) =>
    unit.audit({
      action: 'applicationUse.download',
      subject: { kind: 'application-user', id: run.id },
      workspaceId: actor.workspace.id,
      after: { files: files.length },
    }),
  );
  const documents = files.filter(({ guide }) => !guide);
  return send(reply, documents, definition.name);
});

const guides = handle(downloadGuides, async ({ actor, body, locale, reply, services }) => {
  const run = await load(services.database, 'application-user', { id: body.app_user_id, actor });
  const { definition } = await questionnaireOf(services, run);
  const files = await makeFiles(services, run, locale, { missing: 'blank' });
  return send(
    reply,
    files.filter(({ guide }) => guide),
    definition.name,
  );
});

export const downloadHandlers: readonly Mounted[] = [check, download, guides];
