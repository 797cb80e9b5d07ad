import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How the process of an engine is started. */
export type ProcessKind = 'published' | 'source';

/** `published`: ours from its built package, with a collector that can be called. `source`: ours from its sources. */
const execArgv: Readonly<Record<ProcessKind, readonly string[]>> = {
  published: ['--import', 'tsx', '--expose-gc'],
  source: ['--import', 'tsx', '--conditions', '@shorui/source'],
};

/** An engine running in a process of its own. */
export class Contender<Request extends object, Reply extends object> {
  readonly name: string;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Ready when the engine's modules are loaded. `worker` is the program of the process; it gets the name of the engine. */
  static async start<Request extends object, Reply extends object>(
    name: string,
    worker: URL,
    kind: ProcessKind,
  ): Promise<Contender<Request, Reply>> {
    const child = fork(fileURLToPath(worker), [name], { execArgv: [...execArgv[kind]] });
    const contender = new Contender<Request, Reply>(name, child);
    await contender.#answer();
    return contender;
  }

  async ask(request: Request): Promise<Reply> {
    const answer = this.#answer();
    this.#child.send(request);
    return answer;
  }

  stop(): void {
    this.#child.kill();
  }

  #answer(): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (message: Reply & { error?: string }) => {
        if (message.error === undefined) resolve(message);
        else reject(new Error(`${this.name}: ${message.error}`));
      });
    });
  }
}
