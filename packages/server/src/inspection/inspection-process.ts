import { fork, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ChildReply, ChildRequest } from './inspection-child.ts';

/** Resource limits of one process. */
export interface ProcessLimits {
  /** Milliseconds per file; after that the process is killed. */
  readonly processMs: number;
  /** Heap limit of the process, in MB. */
  readonly heapMb: number;
}

/** The process was terminated: the file exceeded its time or memory limit. */
export class Exhausted extends Error {
  constructor(what: 'time' | 'memory') {
    super(`A file took more ${what} to inspect than it may.`);
    this.name = 'Exhausted';
  }
}

/** Milliseconds within which a process must have loaded the engine, also under load. */
const startMs = 60_000;
/** Size of a semi-space of the young generation, in MB. */
const semiSpaceMb = 16;
/** Environment variables passed to the process: what Node and the system need, without secrets. */
const passedOn = ['NODE_OPTIONS', 'SystemRoot', 'TMPDIR', 'TEMP', 'SHORUI_TEST_PROGRAMS'];
/** Exit signals of a process whose heap is full (V8), or that the system killed because memory was exhausted. */
const memorySignals: ReadonlySet<string> = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL']);
const memoryCode = 134;

/** What a process found in a file. */
export type Inspection = Extract<ChildReply, { problems: unknown }>;

interface Waiting {
  readonly resolve: (reply: ChildReply) => void;
  readonly reject: (error: Error) => void;
}

function startProcess({ heapMb }: ProcessLimits): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? './child-from-source.mjs' : './inspection-child.js';
  const environment = passedOn.map((name) => [name, process.env[name]] as const);
  return fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    env: Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
    execArgv: [
      // From source, the process itself loads what reads TypeScript. Two processes cannot share a debugger port.
      ...(isSource
        ? ['--conditions', '@shorui/source']
        : process.execArgv.filter((option) => !option.startsWith('--inspect'))),
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${semiSpaceMb}`,
    ],
    // V8's output for a full heap is discarded.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * A process that inspects files one at a time. It is not used again after a file exceeded a limit. Not a thread: when a thread cannot
 * allocate memory, V8 terminates the whole process instead of the thread, whatever the thread's limits are.
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
    // The pool controls the lifetime of processes; a child does not keep this process alive.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', (reply: ChildReply) => this.#settle()?.resolve(reply));
    this.#child.on('error', (error) => this.#fail(error));
    this.#child.on('exit', (code, signal) => {
      const isMemory = code === memoryCode || (signal !== null && memorySignals.has(signal));
      const ended = `A process that inspects files ended with ${code ?? signal}.`;
      this.#fail(isMemory ? new Exhausted('memory') : new Error(ended));
    });
    // The exit event reports that the process ended.
    this.#child.stdin?.on('error', () => undefined);
    this.#ready = this.#answer(startMs, new Error('A process that inspects files did not start.'));
    // inspect() throws the error.
    this.#ready.catch(() => undefined);
  }

  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /** @throws Exhausted, and any error of `open`: then the process, which still waits for the rest of a file, cannot be used again */
  async inspect(request: ChildRequest, open: () => Readable): Promise<Inspection> {
    await this.#ready;
    if (this.#failure !== undefined) throw this.#failure;
    const answer = this.#answer(this.#limits.processMs, new Exhausted('time'));
    this.#child.send(request);
    this.#pass(request.size, open).catch((error: Error) => this.#end(error));
    const reply = await answer;
    if (reply === 'ready') throw new Error('A process that inspects files reported its start twice.');
    if ('failure' in reply) throw new Error(`Inspecting a file failed: ${reply.failure}`);
    return reply;
  }

  /** Resolves when the process has ended. */
  async end(): Promise<void> {
    const isGone = this.#child.exitCode !== null || this.#child.signalCode !== null;
    const gone = isGone ? undefined : new Promise((resolve) => this.#child.once('exit', resolve));
    // A program that has nothing else to do would end before the child has, with this promise pending.
    if (!isGone) this.#child.ref();
    this.#end(new Error('The processes that inspect files were ended.'));
    await gone;
  }

  /** Streams the bytes of a file without buffering them, until the process ends, which its exit event reports. */
  async #pass(size: number, open: () => Readable): Promise<void> {
    let passed = 0;
    for await (const piece of open()) {
      const bytes: Uint8Array = typeof piece === 'string' ? Buffer.from(piece) : piece;
      passed += bytes.length;
      await new Promise((resolve) => this.#child.stdin?.write(bytes, resolve));
      if (this.#failure !== undefined) return;
    }
    if (passed !== size) throw new Error(`A file to inspect has ${passed} bytes, not ${size}.`);
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
