/** Counts the checks of a sweep and prints the total at the end, so that a sweep without checks is noticed. */
export class Tally {
  readonly #title: string;
  readonly #counts = new Map<string, number>();

  constructor(title: string) {
    this.#title = title;
  }

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  print(): void {
    const parts = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, count]) => `${what} ${count}`);
    process.stdout.write(`\n  ${this.#title}: ${this.total} calls (${parts.join(', ')})\n`);
  }
}
