/** Runs what it is given one after the other, in the order of asking. A failed one does not stop the next. */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all work queued until now is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
