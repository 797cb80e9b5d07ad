// Measures one document, in a process of its own, and prints its tables.
import {
  documentsInRound,
  figuresTable,
  msText,
  quantile,
  ratioByRounds,
  takeTurns,
  timeFirst,
  type Figures,
} from '../document-figures.ts';
import { writeSection } from '../write-section.ts';
import { formName } from './form.ts';
import { checkDocument } from './check-document.ts';
import { startConvertContender, type ConvertContender } from './start-contender.ts';
import type { Request } from './worker.ts';
import { timeOffice, type OfficeFigures } from './libreoffice.ts';

const names = ['shorui', 'shorui-docx', 'typst', 'pdfkit', 'pdfmake', 'react-pdf'];
const rounds = Number(process.argv[2] ?? 15);
/** Documents and milliseconds before the first round, whichever ends first. */
const warmUp = { documents: 500, milliseconds: 15_000 };

/** The engines take turns, round after round. */
async function timeMaking(contenders: readonly ConvertContender[]): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    const end = performance.now() + warmUp.milliseconds;
    for (let made = 0; made < warmUp.documents && performance.now() < end; made += 10) {
      await contender.ask({ task: 'make', times: 10 });
    }
    const { ms } = await contender.ask({ task: 'make', times: 5 });
    counts.push(documentsInRound(ms, 200));
  }
  return takeTurns(contenders, counts, rounds, (times): Request => ({ task: 'make', times }));
}

/** A section of its own: without LibreOffice the figures of the last run with it stay. */
function writeOffice(office: OfficeFigures, figures: readonly Figures[]): void {
  const own = quantile(figures.find(({ name }) => name === 'shorui-docx')?.times ?? [], 0.5);
  const row = (what: string, time: number): string => `| ${what} | ${msText(time)} | ${(time / own).toFixed(0)} |`;
  const lines = [
    `### From Word files to PDF: ${office.version}`,
    '',
    'Measured with "From data to PDF" by a machine that has LibreOffice.',
    '',
    '| 50 contracts as Word files | ms a document | times shorui-docx |',
    '|---|---|---|',
    row('shorui-docx', own),
    row('LibreOffice, all in one process', office.together),
    row('LibreOffice, a process for each', office.alone),
  ];
  writeSection('convert-office', lines.join('\n'));
}

const title = { contract: 'Contract', minutes: 'Minutes', lease: 'Lease' }[formName];
const contenders: ConvertContender[] = [];
for (const name of names) contenders.push(await startConvertContender(name));
try {
  const sections: string[] = [];
  for (const contender of contenders) await checkDocument(contender);
  const making = await timeMaking(contenders);
  sections.push(figuresTable(`${title}, one document after the other`, making, ratioByRounds));
  sections.push(
    figuresTable(
      `${title}, the first document of a process: modules loaded; fonts read, one document made`,
      await timeFirst(
        names,
        Math.max(5, Math.ceil(rounds / 3)),
        startConvertContender,
        { task: 'first' },
        (times): Request => ({
          task: 'make',
          times,
        }),
      ),
      ratioByRounds,
    ),
  );
  const office = formName === 'contract' ? timeOffice() : undefined;
  if (office !== undefined) writeOffice(office, making);
  console.log(sections.join('\n'));
} finally {
  for (const contender of contenders) contender.stop();
}
