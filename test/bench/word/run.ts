import { documentText } from '../../fixtures/document-text.ts';
import { writeSection } from '../write-section.ts';
import { Contender } from './contender.ts';
import type { Request } from './worker.ts';

const peers = ['docxtemplater', 'easy-template-x', 'docx-templates', 'carbone'];
const rounds = Number(process.argv[2] ?? 9);

interface Figures {
  readonly name: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly size: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

/** Text without what engines may do differently: empty paragraphs and spaces at line ends. */
function comparable(document: string): string {
  return documentText(new Uint8Array(Buffer.from(document, 'base64')))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Every engine makes the same document before any is timed. */
async function checkOutputs(contenders: readonly Contender[], task: Request['task']): Promise<void> {
  const texts = new Map<string, string>();
  for (const contender of contenders) {
    const { document = '' } = await contender.ask({ task, times: 1, keep: true });
    texts.set(contender.name, comparable(document));
  }
  const [[, wanted = ''] = []] = texts;
  for (const [name, text] of texts) {
    if (text === wanted) continue;
    const line = text.split('\n').findIndex((each, index) => each !== wanted.split('\n')[index]);
    throw new Error(
      `${name} makes another ${task}: line ${line + 1}: ${text.split('\n')[line] ?? ''} instead of ${wanted.split('\n')[line] ?? ''}`,
    );
  }
}

/** The engines take turns, round after round. */
async function time(
  contenders: readonly Contender[],
  request: (times: number) => Request,
  budgetMs: number,
): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    await contender.ask(request(3));
    const { micros } = await contender.ask(request(3));
    counts.push(Math.max(1, Math.min(500, Math.round((budgetMs * 1000) / micros))));
  }
  const results = contenders.map(() => ({ micros: [] as number[], size: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const { micros, size } = await contender.ask(request(counts[index] ?? 1));
      results[index]?.micros.push(micros);
      if (results[index]) results[index].size = size;
    }
  }
  return contenders.map(({ name }, index) => {
    const sorted = (results[index]?.micros ?? []).toSorted((a, b) => a - b);
    return {
      name,
      median: quantile(sorted, 0.5),
      low: quantile(sorted, 0.25),
      high: quantile(sorted, 0.75),
      size: results[index]?.size ?? 0,
    };
  });
}

const ms = (micros: number): string => (micros / 1000).toFixed(micros < 10_000 ? 2 : 1);

function table(title: string, figures: readonly Figures[]): string {
  const own = figures[0]?.median ?? 1;
  const lines = figures.map(
    ({ name, median, low, high, size }) =>
      `| ${name} | ${ms(median)} | ${ms(low)}-${ms(high)} | ${(median / own).toFixed(1)} | ${size.toLocaleString('en')} |`,
  );
  return [
    `### ${title}`,
    '',
    '| engine | median ms | middle half | times ours | bytes |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

const contenders: Contender[] = [];
for (const name of ['shorui', ...peers]) contenders.push(await Contender.start(name));
try {
  const sections: string[] = [];
  await checkOutputs(contenders, 'contract');
  await checkOutputs(contenders, 'small');
  sections.push(
    table(
      'Contract of three pages, one after the other',
      await time(contenders, (times) => ({ task: 'contract', times }), 150),
    ),
  );
  sections.push(
    table(
      'Its first document: reading the template and filling it',
      await time(contenders, () => ({ task: 'first', times: 1 }), 1),
    ),
  );
  sections.push(table('One page with 80 tags', await time(contenders, (times) => ({ task: 'small', times }), 100)));
  const growth: string[] = [];
  for (const rows of [1000, 10_000]) {
    const figures = await time(contenders.slice(0, rows > 1000 ? 4 : 5), () => ({ task: 'table', times: 1, rows }), 1);
    growth.push(table(`Table of ${rows.toLocaleString('en')} rows`, figures));
  }
  sections.push(...growth);
  const text = sections.join('\n');
  console.log(text);
  writeSection('word', text);
} finally {
  for (const contender of contenders) contender.stop();
}
