import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../support/program-arguments.ts';

const program = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));

/** `shorui worker` in a process of its own. */
export interface WorkerProcess {
  /** Resolves when it takes jobs. */
  readonly ready: Promise<void>;
  /** The system runs it no more until `resume`. */
  pause(): void;
  resume(): void;
  /** Resolves when the process has ended. */
  kill(): Promise<void>;
  /** Resolves when it has ended after SIGTERM, as a deployment stops it. */
  stop(): Promise<void>;
}

/** Starts a worker over a database and the storage of a data folder. It may still load when this returns. */
export function startWorkerProcess(databaseUrl: string, dataFolder: string): WorkerProcess {
  const bundles = process.env['SHORUI_TEST_PROGRAMS'];
  const child = spawn(process.execPath, [...programArguments(program), 'worker'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...(bundles === undefined ? {} : { SHORUI_TEST_PROGRAMS: bundles }),
      SHORUI_DATABASE_URL: databaseUrl,
      SHORUI_DATA: dataFolder,
      SHORUI_LANG: 'en',
      SHORUI_LOG_LEVEL: 'error',
      SHORUI_MODE: 'test',
    },
  });
  let reportReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (reportReady = resolve));
  // Its notes are not shown, what else it writes is.
  child.stderr.on('data', (text: Buffer) => {
    if (String(text).includes('Running jobs')) reportReady();
    const lines = String(text).split('\n');
    const unusual = lines.filter((line) => line !== '' && !/^(Running jobs|Stopp)/.test(line));
    if (unusual.length > 0) process.stderr.write(`worker: ${unusual.join('\n')}\n`);
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    ready,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
