import { cpus, loadavg } from 'node:os';
import { writeSection } from '../write-section.ts';
import { checkOutputs } from './check-outputs.ts';
import { startWordContender, type WordContender } from './start-contender.ts';
import { figuresOf, medianOf, time, timesTable, type Figures } from './timing.ts';
import type { Request } from './worker.ts';

/** What the engine is compared with. `node … run.ts [rounds]` */
const names = ['shorui', 'docxtemplater', 'easy-template-x', 'docx-templates', 'carbone'];
const rounds = Number(process.argv[2] ?? 7);

const startAll = async (): Promise<WordContender[]> => {
  const contenders: WordContender[] = [];
  for (const name of names) contenders.push(await startWordContender(name));
  return contenders;
};

/** Documents at the beginning of a process, of which the tables have the mean. */
const beginning = 100;

/** The first documents of a process, in time of the processor: nothing has run before, only the modules are loaded. */
async function timeCold(task: Request['task']): Promise<Figures[]> {
  const results = names.map(() => ({ first: [] as number[], means: [] as number[], size: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, name] of names.entries()) {
      const contender = await startWordContender(name);
      const { processor, size } = await contender.ask({ task, isFirst: true, times: 1 });
      const more = await contender.ask({ task, times: beginning - 1 });
      contender.stop();
      const result = results[index];
      if (!result) continue;
      result.first.push(processor);
      result.means.push((processor + more.processor * (beginning - 1)) / beginning);
      result.size = size;
    }
  }
  return names.map((name, index) => {
    const { first, means, size } = results[index] ?? { first: [], means: [], size: 0 };
    return { ...figuresOf(name, first, size), mean: medianOf(means) };
  });
}

const sections: string[] = [];
const add = (title: string, figures: readonly Figures[]): void => {
  sections.push(timesTable(title, figures));
  console.log(sections.at(-1));
};

const load = loadavg()[0] ?? 0;
const contenders = await startAll();
try {
  for (const task of ['contract', 'lease', 'small'] as const) await checkOutputs(contenders, task);
  await checkOutputs(contenders, 'table', 100);
  const steady = { rounds, turn: 150, warmUp: 2000 };
  for (const [task, title] of [
    ['contract', 'Contract of three pages'],
    ['lease', 'Lease as Word 2019 saves it'],
  ] as const) {
    add(`${title}, one after the other`, await time(contenders, (times) => ({ task, times }), steady));
    add(
      `${title}, the first document: reading the template and filling it, in a process that has done so before`,
      await time(contenders, (times) => ({ task, isFirst: true, times }), steady),
    );
    add(
      `${title}, the very first document of a process, after its modules are loaded; time of the processor`,
      await timeCold(task),
    );
  }
  add('One page with 80 tags', await time(contenders, (times) => ({ task: 'small', times }), steady));
  const few = { rounds: Math.min(rounds, 5), turn: 1, warmUp: 1000 };
  for (const rows of [1000, 10_000]) {
    add(
      `Table of ${rows.toLocaleString('en')} rows`,
      await time(contenders, (times) => ({ task: 'table', times, rows }), few),
    );
  }
} finally {
  for (const contender of contenders) contender.stop();
}
const [cpu] = cpus();
const machine =
  `Contract: 40 fields, 8 of them split over runs, 6 conditional paragraphs, a table loop of 12 rows and 5 columns, a loop in a ` +
  `loop, a picture, header and footer; main part 106 kB. Lease: another hand's template, main part 80 kB full of revision ids and marks of the ` +
  `spelling checker, 21 fields, 9 of them split, 3 conditions, 12 rows of 5 cells, a scan of 49 kB. ${rounds} rounds (tables: ${Math.min(rounds, 5)}), each engine in a process of its own, ` +
  `taking turns after the same time to warm up. Before measuring, all made the same text of every document. Node ${process.versions.node}, ` +
  `${cpus().length} shared cores of ${cpu?.model.replace(/ \d+-Core.*$/, '') ?? 'unknown'}; load before the start ${load.toFixed(1)}. ` +
  'Run: `node --import tsx --conditions @shorui/source test/bench/word/run.ts` (after `npm install` in test/bench).';
writeSection('word', `## Word\n\n${machine}\n\n${sections.join('\n')}`);
