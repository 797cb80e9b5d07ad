import type {
  Block,
  Cell,
  FlowItem,
  LayoutContext,
  Mark,
  Row,
  Table,
} from '../../../../../packages/engine/src/convert/model/index.ts';
import { layoutTable } from '../../../../../packages/engine/src/convert/tables/index.ts';
import { fontChains } from '../../../../../packages/engine/src/convert/lines/index.ts';
import { bundledLibrary } from '../../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { paragraph } from '../../pages/support/paper.ts';

/** Gives an item of 10 pt for each character of a paragraph, a box named by it; a capital has a footnote of its name. */
export const context: LayoutContext = {
  chainOf: fontChains(bundledLibrary()),
  direction: 'horizontal',
  defaultTab: 42,
  squeezesPunctuation: false,
  balancesSpaces: false,
  numbers: { page: '1', pages: '1', sectionPages: '1', inFormat: () => '1' },
  layoutBlocks: (blocks: readonly Block[], width: number) =>
    blocks.flatMap((block, number): readonly FlowItem[] => {
      if (block.kind === 'table') return layoutTable(block, width, context, number);
      const [run] = block.content;
      return [...(run?.kind === 'text' ? run.text : '')].map((fill): FlowItem => {
        const mark: Mark = { kind: 'box', shape: 'rectangle', x: 0, y: 0, width, height: 10, fill };
        const plain = { height: 10, spaceBefore: 0, spaceAfter: 0, keepWithNext: false };
        const footnotes = fill === fill.toLowerCase() ? [] : [fill];
        return { ...plain, marks: [mark], footnotes, floats: block.floats, block: number };
      });
    }),
};

export const none = { top: 0, bottom: 0, left: 0, right: 0 };

export function cell(words: string, more: Partial<Cell> = {}): Cell {
  const plain = { span: 1, margins: none, borders: {}, align: 'top', fitText: false, noWrap: false } as const;
  return { ...plain, blocks: [paragraph(words)], ...more };
}

export function row(cells: readonly Cell[], more: Partial<Row> = {}): Row {
  return { cells, skippedBefore: 0, skippedAfter: 0, isHeader: false, cantSplit: false, ...more };
}

export function table(rows: readonly Row[], more: Partial<Table> = {}): Table {
  const plain = { width: { kind: 'auto' }, layout: 'fixed', align: 'start', indent: 0, borders: {} } as const;
  const rest = { cellSpacing: 0, rightToLeft: false, origin: { place: () => ({ path: 'T' }) } };
  return { kind: 'table', grid: [40, 60], ...plain, ...rest, rows, ...more };
}

export function lay(rows: readonly Row[], more: Partial<Table> = {}): readonly FlowItem[] {
  return layoutTable(table(rows, more), 200, context, 0);
}

/** `name@x,y` of the boxes in cells. */
export function boxes(marks: readonly Mark[] = []): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'clipped' || mark.kind === 'turned') return boxes(mark.marks);
    return mark.kind === 'box' ? [`${mark.fill ?? ''}@${mark.x},${mark.y}`] : [];
  });
}

export function heights(items: readonly FlowItem[]): number[] {
  return items.map(({ height }) => height);
}
