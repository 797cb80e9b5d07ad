import type { ApplicationRun } from '@shorui/server/contract';
import { hrefOf } from '../../routes/screen-paths.ts';
import type { Meaning } from '../../ui/surfaces.tsx';

const meanings: readonly Meaning[] = ['neutral', 'warning', 'success'];

export const meaningOfRun = ({ state }: Pick<ApplicationRun, 'state'>): Meaning => meanings[state] ?? 'neutral';

/** Where a run is continued: its questions, or its documents once it is complete. */
export function hrefOfRun({ id, application_id: application, state }: ApplicationRun): string {
  return state === 2
    ? hrefOf('/applications/download/:app_user_id?', { app_user_id: id })
    : hrefOf('/applications/form/:app_id?', { app_id: application });
}

/** An application may have several runs: the form names the one. */
export const searchOfRun = ({ id, state }: ApplicationRun): Readonly<Record<string, number>> =>
  state === 2 ? {} : { run: id };
