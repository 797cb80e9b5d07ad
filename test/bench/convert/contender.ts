import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Reply, Request } from './worker.ts';

/** An engine running in a process of its own, as it is published: ours from its built package. */
export class Contender {
  readonly name: string;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Ready when the engine's modules are loaded. */
  static async start(name: string): Promise<Contender> {
    const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
    const child = fork(worker, [name], { execArgv: ['--import', 'tsx', '--expose-gc'] });
    const contender = new Contender(name, child);
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
