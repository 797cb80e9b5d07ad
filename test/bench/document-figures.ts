import type { Contender } from './contender.ts';

/** Times of one engine over all rounds, in milliseconds for one document. */
export interface Figures {
  readonly name: string;
  readonly times: readonly number[];
  /** Bytes of one document. */
  readonly size: number;
  /** Means of the first 100 documents of processes. */
  readonly means?: readonly number[];
}

/** What an engine answers about the documents it made. */
export interface TimedReply {
  /** Milliseconds for one document. */
  readonly ms: number;
  readonly size: number;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/**
 * Milliseconds of work of one engine in a round. Long enough that the collector of garbage has found its pace again after the
 * collection before the round: it begins each with the smallest space for new objects.
 */
const roundTime = 1500;

/** How many documents that take so many milliseconds fit into a round. */
export function documentsInRound(ms: number, most: number): number {
  return Math.max(2, Math.min(most, Math.round(roundTime / ms)));
}

/** The engines take turns, round after round; `request` asks for so many documents, `counts` has how many of each engine. */
export async function takeTurns<Request extends object, Reply extends TimedReply>(
  contenders: readonly Contender<Request, Reply>[],
  counts: readonly number[],
  rounds: number,
  request: (times: number) => Request,
): Promise<Figures[]> {
  const times = contenders.map((): number[] => []);
  const sizes = contenders.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const { ms, size } = await contender.ask(request(counts[index] ?? 2));
      times[index]?.push(ms);
      sizes[index] = (sizes[index] ?? 0) + size / rounds;
    }
  }
  return contenders.map(({ name }, index) => ({ name, times: times[index] ?? [], size: sizes[index] ?? 0 }));
}

/** Documents at the beginning of a process, of which the tables have the mean. */
const beginning = 100;

/** Each first document is made by a process of its own, and 99 more after it, for which `more` asks. */
export async function timeFirst<Request extends object, Reply extends TimedReply>(
  names: readonly string[],
  rounds: number,
  start: (name: string) => Promise<Contender<Request, Reply>>,
  request: Request,
  more: (times: number) => Request,
): Promise<Figures[]> {
  const results = names.map((name) => ({ name, times: [] as number[], size: 0, means: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const result of results) {
      const contender = await start(result.name);
      try {
        const { ms, size } = await contender.ask(request);
        result.times.push(ms);
        result.size = size;
        const others = await contender.ask(more(beginning - 1));
        result.means.push((ms + others.ms * (beginning - 1)) / beginning);
      } finally {
        contender.stop();
      }
    }
  }
  return results;
}

/** Milliseconds as tables show them. */
export const msText = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** How many times as long another engine takes as ours, by the medians of their times. */
export function ratioOfMedians(own: readonly number[], other: readonly number[]): string {
  return (quantile(other, 0.5) / quantile(own, 0.5)).toFixed(1);
}

/** The median over the rounds of how many times as long an engine takes as ours in the same round, and its middle half. */
export function ratioByRounds(own: readonly number[], other: readonly number[]): string {
  const each = other.map((time, round) => time / (own[round] ?? Number.NaN));
  return `${quantile(each, 0.5).toFixed(1)} (${quantile(each, 0.25).toFixed(1)}-${quantile(each, 0.75).toFixed(1)})`;
}

/** A table of the times; the first engine is ours. */
export function figuresTable(title: string, figures: readonly Figures[], ratio: typeof ratioOfMedians): string {
  const [own] = figures;
  const hasMeans = figures.every(({ means }) => means !== undefined);
  const rows = figures.map(({ name, times, size, means = [] }) => {
    const [least, low, median, high] = [0, 0.25, 0.5, 0.75].map((share) => msText(quantile(times, share)));
    const bytes = Math.round(size).toLocaleString('en');
    const share = `${Math.round((size / (own?.size ?? 1)) * 100)} %`;
    const mean = hasMeans ? ` ${msText(quantile(means, 0.5))} |` : '';
    return `| ${name} | ${median} | ${low}-${high} | ${least} | ${ratio(own?.times ?? [], times)} |${mean} ${bytes} | ${share} |`;
  });
  return [
    `### ${title}`,
    '',
    `| engine | median ms | middle half | least | times ours |${hasMeans ? ' mean of the first 100 |' : ''} bytes | of ours |`,
    `|---|---|---|---|---|---|---|${hasMeans ? '---|' : ''}`,
    ...rows,
    '',
  ].join('\n');
}
