import { fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListStatements } from './list-statements.ts';
import type { Place } from './place.ts';

/** A server in a process of its own. */
export interface Child {
  readonly name: string;
  readonly url: string;
  /** Processor time that it has used so far, milliseconds. */
  cpu(): number;
  /** Lines of its log of level error and above. */
  errors(): string[];
  stop(): Promise<void>;
}

let started = 0;

/** Of the process itself and its threads; Linux counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function start(place: Place, name: string, program: string, args: readonly string[]): Promise<Child> {
  const file = join(place.folder, `${program}-${(started += 1)}.log`);
  const log = openSync(file, 'w');
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
    execArgv: process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = await Promise.race([
    new Promise<string>((resolve) => void child.once('message', (message) => resolve(message as string))),
    gone.then(() => Promise.reject(new Error(`${program} did not start:\n${readFileSync(file, 'utf8')}`))),
  ]);
  return {
    name,
    url,
    cpu: () => cpuOf(child.pid ?? 0),
    errors: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /"level":[56]0|SQLITE_BUSY/.test(line)),
    async stop() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

export const startProduct = (place: Place, name = 'shorui'): Promise<Child> =>
  start(place, name, 'serve-product.mjs', [JSON.stringify(place.config)]);

/** `lists`: statements by path. */
export const startBare = (place: Place, lists: Readonly<Record<string, ListStatements>>): Promise<Child> =>
  start(place, 'bare Koa', 'serve-bare.mjs', [
    place.config.databaseUrl,
    String(place.config.databasePoolSize),
    JSON.stringify(lists),
  ]);
