import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Bundle, RawAnswers } from '@shorui/engine';
import { compile, readAnswers, readBundle, render, resolve } from '@shorui/engine/node';
import { createDocuments } from '../../../packages/server/src/documents/documents.ts';
import { writeSection } from '../write-section.ts';

/**
 * What threads add to a document, and how long the event loop waits while ten documents are made at once, compared with making them in
 * the thread of the calls. `node --import tsx --conditions @shorui/source test/bench/server/run-documents.ts`; a minute.
 */
const fixture = fileURLToPath(new URL('../../../fixtures/employment-contract', import.meta.url));
const rounds = 60;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timed(work: () => unknown, times: number): Promise<number> {
  const spent: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now();
    await work();
    spent.push(performance.now() - begun);
  }
  return median(spent);
}

/** p99 of the delay of the event loop (ms) during work, above the resolution of the measure. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  await work();
  monitor.disable();
  return monitor.percentile(99) / 1e6 - 5;
}

const bundle: Bundle = await readBundle(fixture);
const { answers }: { readonly answers: RawAnswers } = await readAnswers(`${fixture}/answers/indefinite.json`);
const compiled = compile(bundle);
const documents = createDocuments();
const source = { key: 'contract', load: async () => bundle };
const lines: string[] = [];
for (const format of ['docx', 'pdf'] as const) {
  const options = { format };
  const inline = () => render(compiled, resolve(compiled, answers), options);
  const threaded = () => documents.make(source, { kind: 'files', answers, options });
  // Everything is compiled, and machine code is there.
  await timed(inline, rounds);
  await timed(() => Promise.all(Array.from({ length: 10 }, threaded)), rounds / 4);
  const [own, whole] = [await timed(inline, rounds), await timed(threaded, rounds)];
  const tenInline = await delayDuring(async () => {
    for (let at = 0; at < 10; at += 1) {
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          await new Promise(setImmediate);
          inline();
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const tenThreaded = await delayDuring(async () => {
    for (let at = 0; at < 10; at += 1) await Promise.all(Array.from({ length: 10 }, threaded));
  });
  const cells = [own, whole, whole - own, tenInline, tenThreaded].map((each) => each.toFixed(1));
  lines.push(`| ${format} | ${cells.join(' | ')} |`);
}
await documents.close();
const text = `## Documents of the server in threads

Employment contract of the fixtures, compiled; milliseconds, medians of ${rounds}. "Engine" makes the document in the calling thread,
"in a thread" is what a call waits for. The delay is the p99 of the event loop while ten documents are made at once, ten times over.
Load before the end ${(loadavg()[0] ?? 0).toFixed(1)}. Run: \`node --import tsx --conditions @shorui/source test/bench/server/run-documents.ts\`.

| output | engine | in a thread | added | delay, without threads | delay, with threads |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}`;
console.log(text);
writeSection('server-documents', text);
