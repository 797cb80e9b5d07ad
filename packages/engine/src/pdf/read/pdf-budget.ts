import { createProblem, ShoruiError, type Place, type ProblemId, type ProblemParams } from '../../problems/index.ts';
import { withLimits, type Clock, type Limits } from '../../platform/limits.ts';

/**
 * How many times its own bytes a file may make us read as objects. Each object is read once or twice; only objects that run
 * into each other (strings and comments that never end) take more.
 */
const readingsOfFile = 8;
const leastToRead = 64 * 1024 * 1024;

/** What reading one PDF may cost, and what it has cost so far. */
export class PdfBudget {
  readonly limits: Limits;
  readonly place: Place;
  readonly #now: Clock | undefined;
  #end: number;
  #values = 0;
  #inflated = 0;
  #toRead: number;
  #entries = 0;

  /**
   * `fileBytes` is the length of the file.
   * @throws RangeError for a limit that is no number or below zero
   */
  constructor(fileBytes: number, place: Place, limits?: Partial<Limits>, now?: Clock) {
    this.limits = withLimits(limits);
    this.#toRead = Math.max(leastToRead, fileBytes * readingsOfFile);
    this.place = place;
    this.#now = now;
    this.#end = now ? now() + this.limits.milliseconds : 0;
  }

  /** Restarts the time and the count of unpacked bytes. */
  renew(): void {
    this.#inflated = 0;
    if (this.#now) this.#end = this.#now() + this.limits.milliseconds;
  }

  /** @throws ShoruiError with one problem of the file */
  refuse(id: ProblemId, params: ProblemParams = {}, cause?: unknown): never {
    throw new ShoruiError([createProblem(id, this.place, params)], { cause });
  }

  /** @throws ShoruiError `pdf.too-many-values`, `pdf.too-slow` */
  countValue(): void {
    if (++this.#values > this.limits.pdfValues) this.refuse('pdf.too-many-values', { limit: this.limits.pdfValues });
    if ((this.#values & 0xfff) === 0) this.checkTime();
  }

  /**
   * An entry of a cross-reference section. Sections of old updates count again what they changed.
   * @throws ShoruiError `pdf.too-many-objects`, `pdf.too-slow`
   */
  countEntry(): void {
    if (++this.#entries > this.limits.pdfObjects) {
      this.refuse('pdf.too-many-objects', { limit: this.limits.pdfObjects });
    }
    if ((this.#entries & 0xfff) === 0) this.checkTime();
  }

  /**
   * Bytes that were read as an object.
   * @throws ShoruiError `pdf.bomb`, `pdf.too-slow`
   */
  countRead(bytes: number): void {
    this.#toRead -= bytes;
    if (this.#toRead < 0) this.refuse('pdf.bomb');
  }

  /** @throws ShoruiError `pdf.bomb` */
  countInflated(bytes: number): void {
    this.#inflated += bytes;
    if (this.#inflated > this.limits.pdfInflatedBytes) this.refuse('pdf.bomb');
    this.checkTime();
  }

  /** @throws ShoruiError `pdf.too-slow` */
  checkTime(): void {
    if (this.#now && this.#now() > this.#end) this.refuse('pdf.too-slow', { limit: this.limits.milliseconds });
  }
}
