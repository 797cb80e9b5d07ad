import type { Sheet, SheetItem, SheetText } from '@shorui/engine';
import { timeInJapan } from '../../time/japan.ts';
import type { ApprovalAct } from './model.ts';

/** What the record of an approval (承認記録) states. */
export interface ApprovalRecord {
  readonly documentName: string;
  readonly fileName: string;
  readonly versionNumber: number;
  /** SHA-256 of the file, hex. */
  readonly fileHash: string;
  /** SHA-256 of what was approved: the file with the name and the facts of the document, hex. */
  readonly contentHash: string;
  readonly applicant: string;
  readonly acts: readonly Pick<ApprovalAct, 'act' | 'at' | 'actor_name' | 'approver_name' | 'comment'>[];
}

/** A4, mm. */
const [width, height, margin] = [210, 297, 20];
const inner = width - 2 * margin;
const [ink, gray, pale] = ['#1f2933', '#5f6b76', '#f1f4f6'];
/** Left edges and widths of the columns, mm. */
const columns = {
  at: [margin, 36],
  who: [margin + 36, 44],
  act: [margin + 80, 20],
  comment: [margin + 100, 70],
} as const;
/** Type, pt, and the height of a line of it, mm. */
const [size, lineHeight] = [9, 4.4];
const charactersInLine = Math.floor(columns.comment[1] / ((size * 25.4) / 72)) - 1;

const words = { ask: '依頼', approve: '承認', check_back: '差し戻し', withdraw: '取り下げ' } as const;

const text = (
  content: string,
  [x, room]: readonly [number, number],
  y: number,
  more: Partial<SheetText> = {},
): SheetText => ({
  kind: 'text',
  text: content,
  x,
  y,
  width: room,
  size,
  color: ink,
  oneLine: true,
  ...more,
});

/** 2026/11/23 14:05 of an instant, in Japan. */
const moment = (at: Date): string => timeInJapan(at).slice(0, 16).replace('T', ' ').replaceAll('-', '/');

/** A comment in lines as long as its column. */
function linesOf(comment: string | null | undefined): readonly string[] {
  return (comment ?? '').split('\n').flatMap((line) => {
    const characters = Array.from(line);
    const count = Math.max(1, Math.ceil(characters.length / charactersInLine));
    return Array.from({ length: count }, (_, at) =>
      characters.slice(at * charactersInLine, (at + 1) * charactersInLine).join(''),
    );
  });
}

function head(record: ApprovalRecord): readonly SheetItem[] {
  const facts: readonly (readonly [string, string])[] = [
    ['書類', record.documentName],
    ['ファイル', `${record.fileName}（第${record.versionNumber}版）`],
    ['ファイルのSHA-256', record.fileHash],
    ['承認内容のSHA-256', record.contentHash],
    ['依頼者', record.applicant],
  ];
  return [
    text('承認記録', [margin, inner], margin, { size: 20, align: 'center', spacing: 6 }),
    ...facts.flatMap(([name, value], at) => {
      const y = margin + 16 + at * 6;
      return [text(name, [margin, 38], y, { color: gray }), text(value, [margin + 40, inner - 40], y)];
    }),
  ];
}

const tableHead = (y: number): readonly SheetItem[] => [
  { kind: 'box', x: margin, y, width: inner, height: 7, fill: pale },
  ...(['日時', '氏名', '操作', 'コメント'] as const).map((name, at) =>
    text(name, Object.values(columns)[at] ?? columns.at, y + 1.8, { color: gray, size: 8 }),
  ),
];

interface Row {
  readonly height: number;
  readonly items: (y: number) => readonly SheetItem[];
}

/** Rows of an act: a long comment is divided over several, so that each fits a page. */
function rowsOf({ act, at, actor_name, approver_name, comment }: ApprovalRecord['acts'][number]): readonly Row[] {
  const lines = linesOf(comment);
  const who =
    approver_name === null || approver_name === undefined ? actor_name : `${actor_name}（${approver_name}の代理）`;
  return lines.map((line, index): Row => {
    const isFirst = index === 0;
    return {
      height: lineHeight + (isFirst ? 2 : 0) + (index === lines.length - 1 ? 1 : 0),
      items: (y) => {
        const top = isFirst ? y + 2 : y;
        if (!isFirst) return [text(line, columns.comment, top)];
        return [
          { kind: 'rule', x: margin, y, toX: margin + inner, toY: y, color: gray },
          text(moment(at), columns.at, top),
          text(who, columns.who, top),
          text(words[act], columns.act, top),
          text(line, columns.comment, top),
        ];
      },
    };
  });
}

/** The record of an approval as pages. */
export function recordSheets(record: ApprovalRecord): readonly Sheet[] {
  const pages: SheetItem[][] = [];
  let y = height;
  const begin = (items: readonly SheetItem[], top: number): void => {
    pages.push([...items, ...tableHead(top)]);
    y = top + 7;
  };
  begin(head(record), margin + 50);
  for (const row of record.acts.flatMap(rowsOf)) {
    if (y + row.height > height - margin) begin([], margin);
    pages.at(-1)?.push(...row.items(y));
    y += row.height;
  }
  return pages.map((items) => ({ width, height, items }));
}
