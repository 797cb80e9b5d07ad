import type { Sheet, SheetItem, SheetText } from '@shorui/engine/pdf';
import { timeInJapan } from '../../time/japan.ts';
import { linesOfWords } from './lines-of-words.ts';
import type { ApprovalAct, ApprovalRequest } from './model.ts';

/** What the record of an approval (承認記録) states. */
export interface ApprovalRecord {
  readonly documentName: string;
  readonly fileName: string;
  readonly versionNumber: number;
  /** SHA-256 of the file, hex. */
  readonly fileHash: string;
  /** SHA-256 of what was approved: the file with the name and the facts of the document, hex. */
  readonly contentHash: string;
  readonly request: Pick<ApprovalRequest, 'applicant_name' | 'needs' | 'turns'>;
  readonly acts: readonly RecordedAct[];
}

export type RecordedAct = Pick<ApprovalAct, 'act' | 'at' | 'actor_name' | 'approver_name' | 'comment' | 'advisor_id'>;

/** A4, mm. */
const [width, height, margin] = [210, 297, 20];
const inner = width - 2 * margin;
const [ink, gray, pale] = ['#1f2933', '#4d5862', '#f1f4f6'];
/** Type, pt, the height of a line of it, and the room between words and the border of a cell, mm. */
const [size, lineHeight, padding] = [9, 4.6, 2];
const mmPerEm = (size * 25.4) / 72;
const top = margin + 16;

/** Widths of the columns, mm: those of the facts, and those of the acts. */
const factColumns = [38, inner - 38] as const;
const actColumns = [32, 48, 20, inner - 100] as const;

const actWords = { ask: '依頼', approve: '承認', check_back: '差し戻し', withdraw: '取り下げ' } as const;
const turnWords = { in_turn: '順番に依頼', at_once: '同時に依頼' } as const;
const needWords = { all: '全員の承認', any: 'いずれか1名の承認' } as const;

/** A row of cells with borders, each cell as lines of words. */
interface Row {
  readonly columns: readonly number[];
  readonly cells: readonly (readonly string[])[];
  /** Cells at the left that are headings: their number. */
  readonly headings: number;
}

const linesIn = (columns: readonly number[], cells: readonly string[]): readonly (readonly string[])[] =>
  cells.map((words, at) => linesOfWords(words, ((columns[at] ?? 0) - 2 * padding) / mmPerEm));

const heightOf = ({ cells }: Row): number =>
  Math.max(...cells.map(({ length }) => length)) * lineHeight + 2 * padding - 0.8;

function drawRow(row: Row, y: number): readonly SheetItem[] {
  const { columns, cells, headings } = row;
  const tall = heightOf(row);
  return cells.flatMap((lines, at): SheetItem[] => {
    const x = margin + columns.slice(0, at).reduce((sum, each) => sum + each, 0);
    const wide = columns[at] ?? 0;
    const isHeading = at < headings;
    const words = { x: x + padding, width: wide - 2 * padding, color: isHeading ? gray : ink };
    return [
      { kind: 'box', x, y, width: wide, height: tall, stroke: gray, line: 0.4, ...(isHeading && { fill: pale }) },
      ...lines.map((line, index) => textOf(line, { ...words, y: y + padding + index * lineHeight })),
    ];
  });
}

const textOf = (words: string, place: Pick<SheetText, 'x' | 'y' | 'width'> & Partial<SheetText>): SheetText => ({
  kind: 'text',
  text: words,
  size,
  color: ink,
  oneLine: true,
  ...place,
});

/** 2026/11/23 14:05 of an instant, in Japan. */
const moment = (at: Date): string => timeInJapan(at).slice(0, 16).replace('T', ' ').replaceAll('-', '/');

function factRows(record: ApprovalRecord): readonly Row[] {
  const { documentName, fileName, versionNumber, request, acts } = record;
  const last = acts.at(-1);
  const facts: readonly (readonly [string, string])[] = [
    ['書類', documentName],
    ['ファイル', `${fileName}（第${versionNumber}版）`],
    ['ファイルのSHA-256', record.fileHash],
    ['承認内容のSHA-256', record.contentHash],
    ['依頼者', request.applicant_name],
    ['承認の条件', `${needWords[request.needs]}（${turnWords[request.turns]}）`],
    ['承認の完了', last === undefined ? '' : moment(last.at)],
  ];
  return facts.map((fact) => ({ columns: factColumns, cells: linesIn(factColumns, fact), headings: 1 }));
}

function whoOf({ actor_name: name, approver_name: absent, advisor_id: advisorId }: RecordedAct): string {
  if (typeof advisorId === 'number') return `${name}\n（社外）`;
  return typeof absent === 'string' ? `${name}\n（${absent}の代理）` : name;
}

/** A page has room for so many lines of a comment that each row fits. */
const mostLines = 40;

/** The rows of an act: a comment longer than a page continues in a further row. */
function actRows(act: RecordedAct): readonly Row[] {
  const [at = [], who = [], what = [], comment = []] = linesIn(actColumns, [
    moment(act.at),
    whoOf(act),
    actWords[act.act],
    act.comment?.trim() ?? '',
  ]);
  const count = Math.max(1, Math.ceil(comment.length / mostLines));
  return Array.from({ length: count }, (_, index): Row => {
    const part = comment.slice(index * mostLines, (index + 1) * mostLines);
    return { columns: actColumns, cells: index === 0 ? [at, who, what, part] : [[], [], [], part], headings: 0 };
  });
}

const actHeadings: Row = {
  columns: actColumns,
  cells: [['日時'], ['氏名'], ['操作'], ['コメント']],
  headings: actColumns.length,
};

/** The record of an approval as pages. */
export function recordSheets(record: ApprovalRecord): readonly Sheet[] {
  const pages: SheetItem[][] = [];
  let y = 0;
  const put = (row: Row): void => {
    pages.at(-1)?.push(...drawRow(row, y));
    y += heightOf(row);
  };
  const turn = (): void => {
    const title = { x: margin, y: margin, width: inner, size: 20, align: 'center', spacing: 6 } as const;
    pages.push(pages.length === 0 ? [textOf('承認記録', title)] : []);
    y = pages.length === 1 ? top : margin;
  };
  turn();
  for (const row of factRows(record)) put(row);
  y += 8;
  put(actHeadings);
  for (const row of record.acts.flatMap(actRows)) {
    if (y + heightOf(row) > height - margin) {
      turn();
      put(actHeadings);
    }
    put(row);
  }
  const foot = { x: margin, y: height - margin + 6, width: inner, size: 8, color: gray, align: 'right' } as const;
  return pages.map((items, at) => ({
    width,
    height,
    items: pages.length === 1 ? items : [...items, textOf(`${at + 1} / ${pages.length}`, foot)],
  }));
}
