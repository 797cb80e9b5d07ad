// Measures one form, in a process of its own, and prints its tables.
import {
  documentsInRound,
  figuresTable,
  ratioOfMedians,
  takeTurns,
  timeFirst,
  type Figures,
} from '../document-figures.ts';
import { checkDocument, hardTable, type CheckedDocument } from './check-documents.ts';
import { formName } from './form.ts';
import { startPdfContender, type PdfContender } from './start-contender.ts';
import type { Request } from './worker.ts';

const names = ['shorui', 'pdf-lib', 'mupdf', 'pdfme'];
const rounds = Number(process.argv[2] ?? 15);
/** Documents before the first round: enough that nothing is compiled any more. */
const warmUp = 150;

/** No engine is timed that does not make the document. */
async function checkPlain(contenders: readonly PdfContender[]): Promise<void> {
  for (const contender of contenders) {
    const document = await checkDocument(contender, 'plain');
    const fault = 'refused' in document ? document : document.fields.find(({ isText, isInk }) => !isText || !isInk);
    if (fault) throw new Error(`${contender.name} makes another document: ${JSON.stringify(fault)}`);
  }
}

/** The engines take turns, round after round. */
async function timeFilling(contenders: readonly PdfContender[]): Promise<Figures[]> {
  const counts: number[] = [];
  for (const contender of contenders) {
    await contender.ask({ task: 'fill', times: warmUp });
    const { ms } = await contender.ask({ task: 'fill', times: 10 });
    counts.push(documentsInRound(ms, 300));
  }
  return takeTurns(contenders, counts, rounds, (times): Request => ({ task: 'fill', times }));
}

const title = formName === 'application' ? 'Application' : 'Register';
const contenders: PdfContender[] = [];
for (const name of names) contenders.push(await startPdfContender(name));
try {
  const sections: string[] = [];
  await checkPlain(contenders);
  sections.push(figuresTable(`${title}, one document after the other`, await timeFilling(contenders), ratioOfMedians));
  sections.push(
    figuresTable(
      `${title}, the first document of a process: modules loaded; form and font read, one document made`,
      await timeFirst(
        names,
        Math.max(5, Math.ceil(rounds / 2)),
        startPdfContender,
        { task: 'first' },
        (times): Request => ({
          task: 'fill',
          times,
        }),
      ),
      ratioOfMedians,
    ),
  );
  if (formName === 'application') {
    const hard: CheckedDocument[] = [];
    for (const contender of contenders) hard.push(await checkDocument(contender, 'hard'));
    sections.push(
      hardTable(names, hard),
      'The peers have one font, as their callers give it; 𠮷 is not in it. shorui finds it in Noto Serif JP by itself.\n',
    );
  }
  console.log(sections.join('\n'));
} finally {
  for (const contender of contenders) contender.stop();
}
