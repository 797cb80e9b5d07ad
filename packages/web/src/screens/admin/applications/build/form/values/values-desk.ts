import type { DrawnValues, ValuesReply, ValuesRequest } from './protocol.ts';

type OpenRequest = Omit<Extract<ValuesRequest, { kind: 'open' }>, 'kind'>;
type DrawRequest = Omit<Extract<ValuesRequest, { kind: 'draw' }>, 'kind'>;

/** The page's end of the worker that draws values: one drawing is under way at a time, and of the requests that come meanwhile the latest is next. */
export class ValuesDesk {
  readonly #worker: Worker;
  readonly #onDrawn: (values: DrawnValues | 'failed') => void;
  #isBusy = false;
  #next: DrawRequest | undefined;

  constructor(form: OpenRequest, onDrawn: (values: DrawnValues | 'failed') => void) {
    this.#onDrawn = onDrawn;
    this.#worker = new Worker(new URL('./values.worker.ts', import.meta.url), { type: 'module', name: 'values' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ValuesReply>) => this.#take(data));
    this.#worker.addEventListener('error', () => this.#take({ kind: 'failed' }));
    this.#send({ kind: 'open', ...form });
  }

  draw(request: DrawRequest): void {
    if (this.#isBusy) {
      this.#next = request;
      return;
    }
    this.#isBusy = true;
    this.#send({ kind: 'draw', ...request });
  }

  close(): void {
    this.#worker.terminate();
  }

  #take(reply: ValuesReply): void {
    const next = this.#next;
    this.#isBusy = false;
    this.#next = undefined;
    // What was asked for since is what counts; its picture comes soon.
    if (next !== undefined) this.draw(next);
    this.#onDrawn(reply.kind === 'failed' ? 'failed' : reply);
  }

  #send(request: ValuesRequest): void {
    this.#worker.postMessage(request, []);
  }
}
