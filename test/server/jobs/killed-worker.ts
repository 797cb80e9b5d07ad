import { createJobs } from '../../../packages/server/src/jobs/create-jobs.ts';
import { allKinds, define, fast, kinds } from './jobs-bed.ts';
import { openStore } from './open-store.ts';

// A worker that reports when a job has started and never finishes it.
const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('The URL of the database is missing.');
const store = await openStore(url);
const jobs = await createJobs({ now: () => new Date(), random: () => 0, ...fast, store, kinds: allKinds });
await jobs.work([
  define(kinds.short, () => {
    process.stdout.write('in the job\n');
    return new Promise(() => undefined);
  }),
]);
