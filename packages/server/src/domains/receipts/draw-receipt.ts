import { groupDigits } from '@shorui/engine/japanese';
import { drawSheets } from '@shorui/engine/node';
import type { SheetItem, SheetText } from '@shorui/engine/pdf';
import type { Receipt } from '../../contract/payments/index.ts';
import { dayInJapan, timeInJapan } from '../../time/japan.ts';
import { taxRates } from './receipt-content.ts';

/** A receipt to be drawn. `reissuedAt` is printed where it is issued again; a canceled one is marked as void instead. */
export interface DrawnReceipt extends Receipt {
  readonly isReissued: boolean;
  readonly reissuedAt: Date;
}

/** A5 across, mm; with many lines the page is longer. */
const [pageWidth, leastHeight, margin] = [210, 148, 15];
const right = pageWidth - margin;
const inner = right - margin;
const [ink, gray, pale, red] = ['#1f2933', '#5f6b76', '#f1f4f6', '#b3261e'];
/** Columns of the table: left edge and width, mm. */
const column = { name: [margin, 66], rate: [margin + 66, 14], amount: [margin + 80, 26] } as const;
const [tableTop, rowHeight] = [91, 6];
/** Receipts on paper from this amount on need a revenue stamp (印紙税法 別表第一 第17号); electronic ones do not. */
const stampFrom = 50_000;

const text = (words: string, x: number, y: number, width: number, more: Partial<SheetText> = {}): SheetText => ({
  kind: 'text',
  text: words,
  x,
  y,
  width,
  size: 9,
  color: ink,
  oneLine: true,
  ...more,
});
const rule = (y: number, from: number, to: number, width = 0.4, color = gray): SheetItem => ({
  kind: 'rule',
  x: from,
  y,
  toX: to,
  toY: y,
  width,
  color,
});

const yen = (amount: number): string => `¥${groupDigits(String(amount))}`;
/** 2026年4月1日 of `2026-04-01`. */
function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}

const companies =
  /株式会社|有限会社|合同会社|合資会社|合名会社|法人|組合|協会|連合会|事務所|㈱|㈲|（株）|（有）|\(株\)|\(有\)/;
const addressed = /(?:様|御中|殿|先生)$/;

/** The name with 御中 for a company and 様 for a person, unless it ends in such a word. */
export function addressee(name: string): string {
  const trimmed = name.trim();
  if (addressed.test(trimmed)) return trimmed;
  return `${trimmed} ${companies.test(trimmed) ? '御中' : '様'}`;
}

/** The mark at the top left, and the day that it is about. */
const stamp = (words: string, day: Date): SheetItem[] => [
  { kind: 'box', x: margin, y: 13.5, width: 24, height: 8.4, stroke: red, line: 1 },
  text(words, margin, 15.4, 24, { size: 12, bold: true, color: red, align: 'center', spacing: 1.5 }),
  text(longDay(dayInJapan(day)), margin, 23, 40, { size: 7.5, color: red }),
];

function marks({ canceled_at, isReissued, reissuedAt }: DrawnReceipt): SheetItem[] {
  if (canceled_at !== null) return stamp('無効', new Date(canceled_at));
  return isReissued ? stamp('再発行', reissuedAt) : [];
}

function head(receipt: DrawnReceipt): SheetItem[] {
  const { number, recipient, issued_at } = receipt;
  return [
    ...marks(receipt),
    text('領収書', margin, 12.5, inner, { size: 24, font: 'BIZ UDMincho', align: 'center', spacing: 14 }),
    text(`No. ${number}`, right - 46, 13.5, 46, { align: 'right', color: gray }),
    text(`発行日 ${longDay(dayInJapan(new Date(issued_at)))}`, right - 46, 18.6, 46, { align: 'right', color: gray }),
    rule(27.2, margin, right, 1.2, ink),
    rule(28.1, margin, right, 0.4, ink),
    text(addressee(recipient), margin, 35, 118, { size: 16, font: 'BIZ UDMincho' }),
    rule(43.2, margin, margin + 120, 0.6, ink),
  ];
}

function amount({ canceled_at, content }: DrawnReceipt): SheetItem[] {
  const [line, ...others] = content.lines;
  const purpose = line === undefined || others.length > 0 ? '下記の内訳のとおり' : `${line.name}として`;
  return [
    { kind: 'box', x: margin, y: 49, width: inner, height: 18, fill: pale },
    text('領収金額', margin + 8, 56, 30, { size: 10, color: gray }),
    text(`${yen(content.total)}-`, margin + 40, 52.8, inner - 80, { size: 28, font: 'BIZ UDPMincho', align: 'center' }),
    text('（税込）', right - 38, 56, 30, { size: 10, color: gray, align: 'right' }),
    text(`但し　${purpose}`, margin, 72, inner, { size: 10.5 }),
    canceled_at === null
      ? text('上記の金額を正に領収いたしました。', margin, 78, inner, { size: 10.5 })
      : text('お支払いが取り消されたため、この領収書は無効です。', margin, 78, inner, { size: 10.5, color: red }),
  ];
}

/** One row of the table. A cell is too long for its column rarely; then it is set narrower. */
function row(
  y: number,
  [name, rate, sum]: readonly [string, string, string],
  more: Partial<SheetText> = {},
): SheetItem[] {
  return [
    text(name, column.name[0] + 1.5, y + 1.4, column.name[1] - 2, more),
    text(rate, column.rate[0], y + 1.4, column.rate[1] - 1, { align: 'right', ...more }),
    text(sum, column.amount[0], y + 1.4, column.amount[1] - 1.5, { align: 'right', ...more }),
  ];
}

const isReduced = (rate: number): boolean => rate === taxRates.reduced;

function table({ content }: DrawnReceipt): { readonly items: SheetItem[]; readonly end: number } {
  const left = margin;
  const end = column.amount[0] + column.amount[1];
  const items: SheetItem[] = [
    { kind: 'box', x: left, y: tableTop, width: end - left, height: rowHeight, fill: pale },
    ...row(tableTop, ['内訳', '税率', '金額（税込）'], { size: 8, color: gray }),
    rule(tableTop, left, end, 0.8, ink),
  ];
  let y = tableTop + rowHeight;
  for (const { name, rate, amount: sum } of content.lines) {
    items.push(rule(y, left, end), ...row(y, [`${name}${isReduced(rate) ? ' ※' : ''}`, `${rate}%`, yen(sum)]));
    y += rowHeight;
  }
  items.push(rule(y, left, end, 0.8, ink));
  for (const { rate, included, tax } of content.rates) {
    const note = isReduced(rate) ? '（軽減税率）' : '';
    items.push(
      ...row(y, [`${rate}%対象 計${note}`, '', yen(included)], { size: 8.5 }),
      ...row(y + 4.6, [`　うち消費税額等`, '', yen(tax)], { size: 8.5, color: gray }),
    );
    y += 10.2;
  }
  items.push(rule(y + 0.6, left, end, 0.8, ink));
  y += 3;
  if (content.lines.some(({ rate }) => isReduced(rate))) {
    items.push(text('※は軽減税率（8%）の対象です。', left, y, end - left, { size: 7.5, color: gray }));
    y += 4;
  }
  if (content.total >= stampFrom) {
    const note = '電磁的記録として発行しているため、収入印紙は不要です。';
    items.push(text(note, left, y, end - left, { size: 7.5, color: gray }));
    y += 4;
  }
  return { items, end: y };
}

const methods = { bank_transfer: '銀行振込', card: 'クレジットカード' } as const;

/** The transaction and the issuer, right of the table. */
function side({ content }: DrawnReceipt): SheetItem[] {
  const { issuer, transacted_on, method, reference } = content;
  const x = 130;
  const width = right - x;
  const paid = `${methods[method]}${reference === null ? '' : `（照会番号 ${reference}）`}`;
  const facts: readonly (readonly [string, string])[] = [
    ['取引日', longDay(transacted_on)],
    ['お支払い', paid],
  ];
  const items: SheetItem[] = facts.flatMap(([name, value], index) => [
    text(name, x, tableTop + 1.4 + index * 5.6, 15, { size: 8.5, color: gray }),
    text(value, x + 16, tableTop + 1.4 + index * 5.6, width - 16, { size: 8.5 }),
  ]);
  let y = tableTop + 17;
  items.push(text('発行者', x, y, width, { size: 8, color: gray }), rule(y + 4.2, x, right, 0.4, ink));
  y += 6;
  items.push(text(issuer.name, x, y, width, { size: 12, bold: true }));
  y += 6.2;
  if (issuer.invoice_number !== null) {
    items.push(text(`登録番号 ${issuer.invoice_number}`, x, y, width, { size: 9 }));
    y += 5;
  }
  if (issuer.address !== null) {
    items.push(text(issuer.address, x, y, width, { size: 8.5, oneLine: false, lineHeight: 1.15 }));
    y += issuer.address.length > 20 ? 9 : 4.8;
  }
  if (issuer.phone !== null) items.push(text(`電話 ${issuer.phone}`, x, y, width, { size: 8.5 }));
  return items;
}

/**
 * The receipt as a PDF, with the six items of a qualified invoice (消費税法第57条の4第1項): issuer with registration number, day of the
 * transaction, what was sold with ※ for the reduced rate, totals by rate, tax by rate, and the recipient. The same receipt gives the
 * same bytes.
 */
export function drawReceipt(receipt: DrawnReceipt): Uint8Array<ArrayBuffer> {
  const { items, end } = table(receipt);
  const height = Math.max(leastHeight, end + margin);
  const issued = timeInJapan(new Date(receipt.issued_at));
  return drawSheets(
    [{ width: pageWidth, height, items: [...head(receipt), ...amount(receipt), ...items, ...side(receipt)] }],
    {
      metadata: {
        title: `領収書 ${receipt.number}`,
        author: receipt.content.issuer.name,
        creator: 'Shorui',
        language: 'ja',
        created: issued,
      },
    },
  );
}
