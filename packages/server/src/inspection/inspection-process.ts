import { fork, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ChildReply, ChildRequest } from './inspection-child.ts';

/** What one process may take. */
export interface ProcessLimits {
  /** Milliseconds for one file; then the process is killed, wherever it is. */
  readonly processMs: number;
  /** MB of the heap of the process. */
  readonly heapMb: number;
}

/** The process had to be ended: the file took more time or memory than it may. */
export class Exhausted extends Error {
  constructor(what: 'time' | 'memory') {
    super(`A file took more ${what} to look into than it may.`);
    this.name = 'Exhausted';
  }
}

/** Milliseconds in which a process must have loaded the engine, on a busy machine too. */
const startMs = 60_000;
/** MB of one half of the space of new objects. */
const semiSpaceMb = 16;
/** What the process gets of the environment: what Node and the system need, none of the secrets. */
const passedOn = ['NODE_OPTIONS', 'SystemRoot', 'TMPDIR', 'TEMP'];
/** How V8 ends a process whose heap is full, and the system one when there is no memory left. */
const memorySignals: ReadonlySet<string> = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL']);
const memoryCode = 134;

type Problems = Extract<ChildReply, { problems: unknown }>['problems'];

interface Waiting {
  readonly resolve: (reply: ChildReply) => void;
  readonly reject: (error: Error) => void;
}

function startProcess({ heapMb }: ProcessLimits): ChildProcess {
  const file = import.meta.url.endsWith('.ts') ? './child-from-source.mjs' : './inspection-child.js';
  const environment = passedOn.map((name) => [name, process.env[name]] as const);
  return fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    env: Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
    execArgv: [
      // Two processes cannot have the same port for a debugger.
      ...process.execArgv.filter((option) => !option.startsWith('--inspect')),
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${semiSpaceMb}`,
    ],
    // What V8 prints when the heap is full helps nobody here.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * A process that looks into one file after the other. Once a file was too much for it, it is of no more use. Not a thread: where one of
 * these cannot get the memory for an object, V8 ends the process that it belongs to and not the thread alone, whatever its bounds are.
 */
export class InspectionProcess {
  readonly #child: ChildProcess;
  readonly #limits: ProcessLimits;
  readonly #ready: Promise<unknown>;
  #waiting: Waiting | undefined;
  #failure: Error | undefined;

  constructor(limits: ProcessLimits) {
    this.#limits = limits;
    this.#child = startProcess(limits);
    // The pool decides how long processes live; none keeps this one up.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', (reply: ChildReply) => this.#settle()?.resolve(reply));
    this.#child.on('error', (error) => this.#fail(error));
    this.#child.on('exit', (code, signal) => {
      const isMemory = code === memoryCode || (signal !== null && memorySignals.has(signal));
      const ended = `A process that looks into files ended with ${code ?? signal}.`;
      this.#fail(isMemory ? new Exhausted('memory') : new Error(ended));
    });
    // That it ended is told by its exit.
    this.#child.stdin?.on('error', () => undefined);
    this.#ready = this.#answer(startMs, new Error('A process that looks into files did not start.'));
    // Whoever asks sees it.
    this.#ready.catch(() => undefined);
  }

  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /** @throws Exhausted, and what `open` throws: then the process, which waits for the rest of a file, is of no more use */
  async inspect(request: ChildRequest, open: () => Readable): Promise<Problems> {
    await this.#ready;
    if (this.#failure !== undefined) throw this.#failure;
    const answer = this.#answer(this.#limits.processMs, new Exhausted('time'));
    this.#child.send(request);
    this.#pass(request.size, open).catch((error: Error) => this.#end(error));
    const reply = await answer;
    if (reply === 'ready') throw new Error('A process that looks into files started twice.');
    if ('failure' in reply) throw new Error(`Looking into a file failed: ${reply.failure}`);
    return reply.problems;
  }

  /** Resolves when the process is gone. */
  async end(): Promise<void> {
    const isGone = this.#child.exitCode !== null || this.#child.signalCode !== null;
    const gone = isGone ? undefined : new Promise((resolve) => this.#child.once('exit', resolve));
    this.#end(new Error('The processes that look into files were ended.'));
    await gone;
  }

  /** Passes the bytes of a file on without holding them here; until the process has ended, which its exit tells. */
  async #pass(size: number, open: () => Readable): Promise<void> {
    let passed = 0;
    for await (const piece of open()) {
      const bytes: Uint8Array = typeof piece === 'string' ? Buffer.from(piece) : piece;
      passed += bytes.length;
      await new Promise((resolve) => this.#child.stdin?.write(bytes, resolve));
      if (this.#failure !== undefined) return;
    }
    if (passed !== size) throw new Error(`A file to look into has ${passed} bytes, not ${size}.`);
  }

  #answer(withinMs: number, late: Error): Promise<ChildReply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(late), withinMs);
      const settled = (): void => clearTimeout(timer);
      this.#waiting = {
        resolve: (reply) => (settled(), resolve(reply)),
        reject: (error) => (settled(), reject(error)),
      };
    });
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  #end(error: Error): void {
    this.#fail(error);
    this.#child.kill('SIGKILL');
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#settle()?.reject(error);
  }
}
