// Joined with the built packages by run-process.ts, and run as: node run-once.js BUNDLE ANSWERS OUTPUT WORKERS COUNT. Prints its
// figures (RunFigures) as JSON. Not TypeScript, so that nothing but the built packages is in the memory that it measures.
import { bulk } from '../../../packages/engine/dist/node/index.js';

const [bundle, answers, output, workers, count] = process.argv.slice(2);
const megabytes = (bytes) => Math.round(bytes / 1e6);
const tenths = Array.from({ length: 10 }, () => ({ sum: 0, samples: 0 }));
const base = megabytes(process.memoryUsage.rss());
let warm = 0;
let records = 0;
let half = 0;
const { signal } = new AbortController();
const begun = process.cpuUsage();
const started = performance.now();
for await (const { record, status } of bulk(bundle, answers, { output, workers: Number(workers), signal })) {
  if (status === 'failed') throw new Error(`record ${record} failed`);
  records = record;
  if (record === Math.floor(Number(count) / 2)) half = performance.now();
  if (record % 50 !== 0) continue;
  const held = process.memoryUsage.rss();
  if (record === 500) warm = megabytes(held);
  const tenth = tenths[Math.min(9, Math.floor(((record - 1) * 10) / Number(count)))];
  tenth.sum += held;
  tenth.samples++;
}
const ended = performance.now();
const { user, system } = process.cpuUsage(begun);
process.stdout.write(
  JSON.stringify({
    records,
    seconds: (ended - started) / 1000,
    secondHalf: (ended - half) / 1000,
    userSeconds: user / 1e6,
    systemSeconds: system / 1e6,
    base,
    peak: Math.round(process.resourceUsage().maxRSS * 1.024e-3),
    tenths: tenths.map(({ sum, samples }) => megabytes(sum / Math.max(samples, 1))),
    warm,
  }),
);
