import type { Static } from 'typebox';
import { AppError } from '../../../errors/app-error.ts';
import { JobPause } from '../../../jobs/job-errors.ts';
import type { JobDefinition } from '../../../jobs/jobs-port.ts';
import type { ReadServices } from './keep-made.ts';
import { readVersion } from './read-version.ts';
import { readVersionKind } from './read-version-kind.ts';

/** Reads a version after it was filed. A storage that is away is waited for. */
export function createReadVersionJob(
  services: ReadServices,
): JobDefinition<Static<(typeof readVersionKind)['payload']>> {
  return {
    ...readVersionKind,
    async run(payload) {
      try {
        await readVersion(services, payload);
      } catch (error) {
        if (error instanceof AppError && error.code === 'busy') throw new JobPause('A service does not answer.', error);
        throw error;
      }
    },
  };
}
