import type { compareVersions, ReplyOf } from '@shorui/server/contract';

export type Comparison = ReplyOf<typeof compareVersions>;
type Paragraph = Comparison['paragraphs'][number];

/** A paragraph of one version, with the characters marked that its other form does not have. */
export interface ComparedText {
  readonly text: string;
  /** Empty where the paragraph has no other form. */
  readonly parts: Paragraph['parts'];
}

/** Paragraphs that are side by side. */
export interface ComparedRow {
  readonly kind: 'same' | 'changed';
  /** Null where the version has nothing in this place. */
  readonly before: ComparedText | null;
  readonly after: ComparedText | null;
  /** Number of the change that the row belongs to, from 0; rows that follow each other are one change. */
  readonly change: number | null;
}

/** Rows that are shown, or so many equal ones that are folded. */
export type ComparedPart =
  | { readonly key: number; readonly rows: readonly ComparedRow[] }
  | { readonly key: number; readonly folded: readonly ComparedRow[] };

/** Equal rows that stay in sight before and after a change. */
const context = 2;

/** What one change removed and added: two forms of one paragraph in one row, others next to each other as they come. */
function changedRows(removed: readonly Paragraph[], added: readonly Paragraph[], change: number): ComparedRow[] {
  const rows: ComparedRow[] = [];
  for (let at = 0, to = 0; at < removed.length || to < added.length;) {
    const [old, now] = [removed[at], added[to]];
    const isTogether = old?.pair === now?.pair;
    // A paragraph that has another form waits for it.
    const before = old !== undefined && (isTogether || old.pair === null) ? old : null;
    const after = now !== undefined && (isTogether || now.pair === null) ? now : null;
    rows.push({ kind: 'changed', before, after, change });
    at += before === null ? 0 : 1;
    to += after === null ? 0 : 1;
    if (before === null && after === null) break;
  }
  return rows;
}

/** The paragraphs of a comparison as rows of two columns. */
export function rowsOf(paragraphs: readonly Paragraph[]): readonly ComparedRow[] {
  const rows: ComparedRow[] = [];
  let [removed, added]: [Paragraph[], Paragraph[]] = [[], []];
  let changes = 0;
  const close = (): void => {
    if (removed.length + added.length === 0) return;
    rows.push(...changedRows(removed, added, changes));
    [removed, added] = [[], []];
    changes += 1;
  };
  for (const paragraph of paragraphs) {
    if (paragraph.change === 'removed') removed.push(paragraph);
    else if (paragraph.change === 'added') added.push(paragraph);
    else {
      close();
      rows.push({ kind: 'same', before: paragraph, after: paragraph, change: null });
    }
  }
  close();
  return rows;
}

/** The number of changes among rows. */
export const changesIn = (rows: readonly ComparedRow[]): number =>
  rows.reduce((most, { change }) => Math.max(most, (change ?? -1) + 1), 0);

/** Rows with those folded that are far from every change. */
export function partsOf(rows: readonly ComparedRow[]): readonly ComparedPart[] {
  const near = new Set<number>();
  for (const [at, { kind }] of rows.entries())
    if (kind === 'changed') for (let each = at - context; each <= at + context; each += 1) near.add(each);
  const parts: { key: number; isShown: boolean; rows: ComparedRow[] }[] = [];
  for (const [at, row] of rows.entries()) {
    const isShown = near.has(at);
    const last = parts.at(-1);
    if (last?.isShown === isShown) last.rows.push(row);
    else parts.push({ key: at, isShown, rows: [row] });
  }
  return parts.map(({ key, isShown, rows: own }) =>
    // A fold of one row would save nothing.
    isShown || own.length === 1 ? { key, rows: own } : { key, folded: own },
  );
}
