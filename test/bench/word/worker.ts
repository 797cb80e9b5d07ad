import { contractTemplate, smallTemplate, tableTemplate } from './contract.ts';
import { processorTime } from '../measure.ts';
import { contractData } from './data.ts';
import { leaseData } from './lease-data.ts';
import { leaseTemplate } from './lease.ts';
import type { Engine } from './engines/engine.ts';

/** One engine in a process of its own: engines in one process slow each other down. */
export interface Request {
  /** Which template. */
  readonly task: 'contract' | 'lease' | 'small' | 'table';
  /** Read the template again for each document. */
  readonly isFirst?: boolean;
  /** Documents to make. */
  readonly times: number;
  readonly rows?: number;
  /** Send the last document back. */
  readonly keep?: boolean;
}

export interface Reply {
  /** Microseconds for one document; and those of the processor, threads that compile code included. */
  readonly micros: number;
  readonly processor: number;
  readonly size: number;
  readonly document?: string;
}

const { engine } = (await import(`./engines/${process.argv[2] ?? ''}.ts`)) as { engine: Engine };

const templates = {
  contract: contractTemplate(engine.dialect),
  lease: leaseTemplate(engine.dialect),
  small: smallTemplate(engine.dialect),
  table: tableTemplate(engine.dialect),
};
const prepared = new Map<string, unknown>();
let seed = 0;

async function work({ task, isFirst = false, times, rows, keep }: Request): Promise<Reply> {
  // The first document of a template includes reading the template.
  if (!isFirst && !prepared.has(task)) prepared.set(task, await engine.prepare(templates[task]));
  const dataOf = task === 'lease' ? leaseData : contractData;
  const data = Array.from({ length: Math.min(times, 50) }, () => dataOf(keep ? 1 : ++seed % 1000, rows));
  let document: Uint8Array = new Uint8Array();
  const startProcessor = processorTime();
  const start = process.hrtime.bigint();
  for (let index = 0; index < times; index++) {
    if (isFirst) prepared.set(task, await engine.prepare(templates[task]));
    const template = prepared.get(task);
    document = await engine.render(template, data[index % data.length] ?? {});
  }
  const micros = Number(process.hrtime.bigint() - start) / 1000 / times;
  const processor = (processorTime() - startProcessor) / times;
  return {
    micros,
    processor,
    size: document.length,
    ...(keep && { document: Buffer.from(document).toString('base64') }),
  };
}

process.on('message', (request: Request) => {
  work(request).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.send?.({ ready: true });
