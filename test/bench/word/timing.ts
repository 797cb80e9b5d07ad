import type { WordContender } from './start-contender.ts';
import type { Reply, Request } from './worker.ts';

/** Times of one engine over all rounds, in microseconds for one document. */
export interface Figures {
  readonly name: string;
  readonly median: number;
  /** Half of the rounds lie between these. */
  readonly low: number;
  readonly high: number;
  /** Bytes of the last document. */
  readonly size: number;
  /** Mean of the first documents of a process. */
  readonly mean?: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

export const medianOf = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

export function figuresOf(name: string, micros: readonly number[], size: number): Figures {
  const sorted = micros.toSorted((a, b) => a - b);
  return { name, median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75), size };
}

/** Lets an engine work for a while, so that its code is as fast as it gets; every engine gets the same time. */
async function warmUp(
  contender: WordContender,
  request: (times: number) => Request,
  milliseconds: number,
): Promise<number> {
  let times = 1;
  let micros = 0;
  for (let spent = 0; spent < milliseconds;) {
    ({ micros } = await contender.ask(request(times)));
    spent += (micros * times) / 1000;
    times = Math.max(1, Math.min(500, Math.round((milliseconds * 100) / micros)));
  }
  return micros;
}

export interface TimeOptions {
  readonly rounds: number;
  /** Milliseconds of one engine in a round. */
  readonly turn: number;
  /** Milliseconds of every engine before the first round. */
  readonly warmUp: number;
}

/** The engines take turns, round after round. */
export async function time(
  contenders: readonly WordContender[],
  request: (times: number) => Request,
  options: TimeOptions,
): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    const micros = await warmUp(contender, request, options.warmUp);
    counts.push(Math.max(1, Math.min(1000, Math.round((options.turn * 1000) / micros))));
  }
  const results = contenders.map((): Reply[] => []);
  for (let round = 0; round < options.rounds; round++) {
    for (const [index, contender] of contenders.entries())
      results[index]?.push(await contender.ask(request(counts[index] ?? 1)));
  }
  return contenders.map(({ name }, index) => {
    const replies = results[index] ?? [];
    const micros = replies.map((reply) => reply.micros);
    return figuresOf(name, micros, replies.at(-1)?.size ?? 0);
  });
}

const ms = (micros: number): string => (micros / 1000).toFixed(micros < 10_000 ? 2 : 1);

/** A table of the times; the first engine is the one that the others are compared with. */
export function timesTable(title: string, figures: readonly Figures[]): string {
  const own = figures[0]?.median ?? 1;
  const smallest = Math.min(...figures.slice(1).map(({ size }) => size));
  const hasMeans = figures.every(({ mean }) => mean !== undefined);
  const lines = figures.map(({ name, median, low, high, size, mean = 0 }) => {
    const growth = (size / smallest - 1) * 100;
    const bytes = `${size.toLocaleString('en')} | ${growth > 0 ? '+' : ''}${growth.toFixed(1)} %`;
    const means = hasMeans ? ` ${ms(mean)} |` : '';
    return `| ${name} | ${ms(median)} | ${ms(low)}-${ms(high)} | ${(median / own).toFixed(1)} |${means} ${bytes} |`;
  });
  return [
    `### ${title}`,
    '',
    `| engine | median ms | middle half | times ours |${hasMeans ? ' mean of the first 100 |' : ''} bytes | to the smallest other |`,
    `|---|---|---|---|---|---|${hasMeans ? '---|' : ''}`,
    ...lines,
    '',
  ].join('\n');
}
