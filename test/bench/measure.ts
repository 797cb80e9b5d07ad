/**
 * A contender: `run` does the work `times` times. One that has to prepare each time measures the work itself and returns
 * microseconds.
 */
export interface Contender {
  readonly name: string;
  run(times: number): number | undefined;
}

/** Times of one contender over all rounds, in microseconds for one piece of work. */
export interface Timing {
  readonly name: string;
  readonly median: number;
  /** Half of the rounds lie between these. */
  readonly low: number;
  readonly high: number;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Microseconds of the processor since some moment: on a busy machine the time on the wall is that of other programs too. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function timeOnce(contender: Contender, times: number): number {
  const start = processorTime();
  const own = contender.run(times);
  return own ?? processorTime() - start;
}

/** How often the work fits into a round. */
function calibrate(contender: Contender, roundMilliseconds: number): number {
  timeOnce(contender, 1);
  let times = 1;
  for (;;) {
    const micros = timeOnce(contender, times);
    if (micros >= roundMilliseconds * 1000 || times >= 1_000_000) return times;
    times = Math.ceil(Math.min(times * 10, (times * roundMilliseconds * 1200) / Math.max(micros, 1)));
  }
}

/** Runs the contenders in turn, round after round, so that what disturbs the machine disturbs all alike. */
export function measure(contenders: readonly Contender[], rounds = 21, roundMilliseconds = 30): Timing[] {
  const times = contenders.map((contender) => calibrate(contender, roundMilliseconds));
  const results = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    contenders.forEach((contender, index) => {
      const count = times[index] ?? 1;
      results[index]?.push(timeOnce(contender, count) / count);
    });
  }
  return contenders.map(({ name }, index) => {
    const sorted = (results[index] ?? []).toSorted((a, b) => a - b);
    return { name, median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
  });
}
