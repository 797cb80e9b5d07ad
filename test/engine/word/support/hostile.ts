import { fixTemplate } from '../../../../packages/engine/src/entries/lint.ts';
import {
  compileTemplate,
  inspectTemplate,
  lintTemplate,
  renderTemplate,
} from '../../../../packages/engine/src/node/index.ts';
import { ShoruiError, type Limits, type TemplateData } from '@shorui/engine';

/** What came of a hostile file: the ids of the problems that stopped it, none when it went through. */
export interface Outcome {
  readonly ids: readonly string[];
  /** Of the processor, so that a busy machine does not count. */
  readonly milliseconds: number;
  /** Growth of memory outside and inside the heap, in bytes. */
  readonly memory: number;
}

function run(action: () => unknown): Outcome {
  const before = process.memoryUsage();
  const start = process.cpuUsage();
  let ids: readonly string[] = [];
  try {
    action();
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    ids = [...new Set(error.problems.map(({ id }) => id))];
  }
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  const after = process.memoryUsage();
  const memory = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
  return { ids, milliseconds, memory };
}

/** Compiles and fills a file; anything thrown that is no named problem goes through. */
export function fillHostile(bytes: Uint8Array, data: TemplateData = {}, limits: Partial<Limits> = {}): Outcome {
  return run(() => renderTemplate(compileTemplate(bytes, { limits }), data, { missing: 'blank' }));
}

/** Lints and repairs a file: what is wrong with it is a finding, so nothing stops that. */
export function lintHostile(bytes: Uint8Array, limits: Partial<Limits> = {}): Outcome {
  return run(() => {
    lintTemplate(bytes, { limits });
    fixTemplate(bytes, { limits });
  });
}

export function inspectHostile(bytes: Uint8Array, limits: Partial<Limits> = {}): Outcome {
  return run(() => inspectTemplate(bytes, { limits }));
}

/**
 * Processor time that no hostile file may take, ms. The slowest takes about a second on a quiet machine; a machine with eight other
 * processes counts several times as much for the same work. Work that grows with the square of the file takes minutes.
 */
export const soon = 30_000;
