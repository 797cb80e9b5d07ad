import type { Clock } from '../../platform/limits.ts';

/** What looking at pages may cost. Beyond it a page is looked at no further, and the report records it. */
export interface InspectLimits {
  /** Operators of all content of the file, those of forms each time they are drawn. */
  readonly operators: number;
  /** Lines, characters and other marks of one page. */
  readonly marks: number;
  /** Forms (XObjects) inside forms. */
  readonly formDepth: number;
  /** Comparisons of lines and boxes on one page. */
  readonly steps: number;
  /** For all pages; only where a clock is given. */
  readonly milliseconds: number;
}

/** The limits of an inspection that apply where none is given. */
export const inspectLimits: InspectLimits = {
  operators: 4_000_000,
  marks: 150_000,
  formDepth: 12,
  steps: 30_000_000,
  milliseconds: 20_000,
};

/** Thrown inside the inspection only: one of the limits is reached. */
export class InspectStop extends Error {
  readonly reason: 'operators' | 'marks' | 'steps' | 'time';

  constructor(reason: InspectStop['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Counts what looking at pages costs. */
export class InspectBudget {
  readonly limits: InspectLimits;
  readonly #now: Clock | undefined;
  readonly #end: number;
  #operators = 0;
  #marks = 0;
  #steps = 0;

  constructor(limits: Partial<InspectLimits> = {}, now?: Clock) {
    this.limits = { ...inspectLimits, ...limits };
    this.#now = now;
    this.#end = now ? now() + this.limits.milliseconds : 0;
  }

  /** @throws InspectStop */
  startPage(): void {
    this.#marks = 0;
    this.#steps = 0;
    this.#checkTime();
  }

  /** @throws InspectStop */
  countOperator(): void {
    if (++this.#operators > this.limits.operators) throw new InspectStop('operators');
    if ((this.#operators & 0x3ff) === 0) this.#checkTime();
  }

  /** @throws InspectStop */
  countMark(): void {
    if (++this.#marks > this.limits.marks) throw new InspectStop('marks');
  }

  /** @throws InspectStop */
  countSteps(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.limits.steps) throw new InspectStop('steps');
    if ((this.#steps & 0xffff) < steps) this.#checkTime();
  }

  #checkTime(): void {
    if (this.#now && this.#now() > this.#end) throw new InspectStop('time');
  }
}
