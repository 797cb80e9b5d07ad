import { setTimeout } from 'node:timers/promises';
import { contractTemplate, tableTemplate } from './contract.ts';
import { contractData } from './data.ts';
import type { Engine } from './engines/engine.ts';

/** What one process found out about the memory of one engine; all sizes in MB. */
export interface MemoryReport {
  /** Milliseconds of the table. */
  readonly time: number;
  /** The most that the process held while it made the table, beyond what it held before. */
  readonly extra: number;
  /** What was left after every thousandth document, collected. */
  readonly held: readonly number[];
}

const [, , name = '', work = '', count = '0'] = process.argv;
const { engine } = (await import(`./engines/${name}.ts`)) as { engine: Engine };

const megabytes = (bytes: number): number => bytes / 1048576;

async function held(): Promise<number> {
  // Buffers are given back after a collection, on another thread.
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.();
    await setTimeout(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return megabytes(heapUsed + external);
}

/** Tables timed after the first one; only for the engine whose growth is asked for. */
const again = name === 'shorui' ? 5 : 0;

/** A table of so many rows, after small ones. The data is there before. */
async function makeTable(rows: number): Promise<MemoryReport> {
  const template = await engine.prepare(tableTemplate(engine.dialect));
  for (let index = 0; index < 20; index++) await engine.render(template, contractData(index, 200));
  const data = contractData(1, rows);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  await engine.render(template, data);
  const extra = Math.max(0, process.resourceUsage().maxRSS / 1024 - megabytes(before));
  const times: number[] = [];
  for (let turn = 0; turn < again; turn++) {
    const start = performance.now();
    await engine.render(template, data);
    times.push(performance.now() - start);
  }
  return { time: times.toSorted((a, b) => a - b)[again >> 1] ?? 0, extra, held: [] };
}

async function makeMany(documents: number): Promise<MemoryReport> {
  const template = await engine.prepare(contractTemplate(engine.dialect));
  const found: number[] = [];
  const start = performance.now();
  for (let index = 1; index <= documents; index++) {
    await engine.render(template, contractData(index));
    if (index % 1000 === 0) found.push(await held());
  }
  return { time: performance.now() - start, extra: 0, held: found };
}

process.send?.(await (work === 'table' ? makeTable(Number(count)) : makeMany(Number(count))));
process.disconnect?.();
