import type { Application as Definition, Resolved } from '@shorui/engine';
import type { MemberActor } from '../../access/actor.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import type { ApplicationUser } from './model.ts';
import { priceOf } from './offers.ts';
import { answersOf, questionnaireOf, resolveFor } from './runs.ts';

export interface CheckedRun {
  readonly definition: Definition;
  readonly resolved: Resolved;
  /** What prevents the files from being made; guides are free, because they are read before one pays. */
  readonly obstacle: 'incomplete' | 'unpaid' | null;
}

/** Whether the files of a run can be made. */
export async function checkRun(
  services: Services,
  run: ApplicationUser,
  { workspace }: MemberActor,
  locale: 'jp' | 'en',
): Promise<CheckedRun> {
  const { definition, model } = await questionnaireOf(services, run);
  const resolved = resolveFor(model, answersOf(run), locale);
  const isUnpaid = priceOf(definition, workspace.planId) > 0 && run.paid_at === null;
  const obstacle = resolved.errors.length > 0 ? 'incomplete' : isUnpaid ? 'unpaid' : null;
  return { definition, resolved, obstacle };
}

/**
 * The same for a call that makes the files.
 * @throws {AppError} answers_incomplete with messages by question, application_unpaid
 */
export async function demandMakeable(...args: Parameters<typeof checkRun>): Promise<CheckedRun> {
  const checked = await checkRun(...args);
  if (checked.obstacle === 'incomplete') {
    const fields: Record<string, string[]> = {};
    for (const { question, message } of checked.resolved.errors) (fields[question] ??= []).push(message);
    throw new AppError('answers_incomplete', { fields });
  }
  if (checked.obstacle === 'unpaid') throw new AppError('application_unpaid');
  return checked;
}
