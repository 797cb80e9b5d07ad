import type { CheckAnswer, CheckParts, CheckQuestion, TemplateFinding } from './protocol.ts';

type Asked = CheckQuestion extends infer Q ? (Q extends CheckQuestion ? Omit<Q, 'number'> : never) : never;

/** The page's end of the worker that checks a template. */
export class Checker {
  readonly #locale: 'ja' | 'en';
  readonly #waiting = new Map<number, (answer: CheckAnswer) => void>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(locale: 'ja' | 'en') {
    this.#locale = locale;
  }

  /** What lint finds; undefined for a document that cannot be written. */
  async lint(parts: CheckParts): Promise<readonly TemplateFinding[] | undefined> {
    const answer = await this.#ask({ kind: 'lint', parts, locale: this.#locale });
    return 'findings' in answer ? answer.findings : undefined;
  }

  /** The file with its findings as comments. */
  async comment(parts: CheckParts): Promise<Uint8Array | undefined> {
    const answer = await this.#ask({ kind: 'comment', parts, locale: this.#locale });
    return 'bytes' in answer ? answer.bytes : undefined;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(asked: Asked): Promise<CheckAnswer> {
    this.#worker ??= this.#start();
    const number = ++this.#last;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#worker.postMessage({ ...asked, number });
    return new Promise((resolve) => this.#waiting.set(number, resolve));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module', name: 'check' });
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
    worker.addEventListener('error', () => {
      for (const [number, resolve] of this.#waiting) resolve({ number, failed: true });
      this.#waiting.clear();
    });
    return worker;
  }
}
