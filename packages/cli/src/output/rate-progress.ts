import type { CommandContext } from '../command-context.ts';

/** Milliseconds between two lines of progress, on a terminal (where the line is overwritten) and in a log. */
const terminalPause = 200;
const logPause = 10_000;

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `1:05`, `2:03:00` */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Items per second, with a decimal for small numbers. */
export function formatRate(count: number, milliseconds: number): string {
  const rate = milliseconds > 0 ? (count * 1000) / milliseconds : 0;
  return rate.toFixed(rate < 10 ? 1 : 0);
}

/** Shows progress, rate and remaining time: one updated line on a terminal, occasional lines in a log. */
export class RateProgress {
  readonly #context: CommandContext;
  readonly #isTerminal: boolean;
  readonly #started = performance.now();
  #printedAt = this.#started;
  #total: number | undefined;
  #before = 0;
  #shown = false;
  done = 0;
  failed = 0;

  constructor(context: CommandContext) {
    this.#context = context;
    this.#isTerminal = context.io.stderr.isTTY === true;
  }

  /** `before` were done by an earlier run, `failed` of them with errors. */
  begin(total: number | undefined, before: number, failed: number): void {
    this.#total = total;
    this.#before = before;
    this.done = before;
    this.failed = failed;
  }

  get milliseconds(): number {
    return performance.now() - this.#started;
  }

  /** Items done by this run. */
  get own(): number {
    return this.done - this.#before;
  }

  print(): void {
    const now = performance.now();
    if (now - this.#printedAt < (this.#isTerminal ? terminalPause : logPause)) return;
    this.#printedAt = now;
    const left = this.#total === undefined || this.own === 0 ? Number.NaN : this.#total - this.done;
    const remaining = left >= 0 ? clock((left * this.milliseconds) / this.own / 1000) : '';
    const rate = formatRate(this.own, this.milliseconds);
    const line = this.#context.messages.bulk.progress(this.done, this.#total, this.failed, rate, remaining);
    if (!this.#isTerminal) return this.#context.note(line);
    this.#context.io.stderr.write(`\r\u001B[2K${line}`);
    this.#shown = true;
  }

  /** Takes the line off the terminal. */
  clear(): void {
    if (this.#shown) this.#context.io.stderr.write('\r\u001B[2K');
    this.#shown = false;
  }
}
