import { articles, clauses, leaseColumns, leaseConditions, leaseNames, leasePicture } from '../word/lease.ts';
import type { Block } from './contract.ts';

/** The data of a lease, as `leaseData` of the Word bench makes them. */
export type LeaseData = Readonly<Record<string, unknown>>;

/** Side of the scan, pt. */
const side = 141.7;

/** The lease of the Word bench: another hand's document of Word 2019. */
export function leaseBlocks(data: LeaseData): Block[] {
  const values = leaseNames.map((name) => String(data[name]));
  let used = 0;
  const blocks: Block[] = [{ kind: 'title', text: '建物賃貸借契約書' }];
  for (const [index, article] of articles.entries()) {
    const [first = '', ...texts] = article.split('|');
    blocks.push({ kind: 'heading', text: `第${index + 1}条` });
    blocks.push({ kind: 'text', text: first + texts.map((text) => (values[used++] ?? '') + text).join('') });
    for (const [at, clause] of clauses.entries()) blocks.push({ kind: 'indented', text: `${at + 2}　${clause}` });
  }
  for (const [index, name] of leaseConditions.entries()) {
    if (data[name] === true) blocks.push({ kind: 'text', text: `特約${index + 1}　${clauses[index] ?? ''}` });
  }
  const items = data['fittings'] as readonly Readonly<Record<string, string>>[];
  blocks.push({
    kind: 'table',
    head: ['設備', '場所', '数', '状態', '備考'],
    rows: items.map((item) => leaseColumns.map((column) => item[column] ?? '')),
  });
  blocks.push({ kind: 'picture', png: leasePicture(), side });
  return blocks;
}
