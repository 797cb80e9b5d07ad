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
import { bundledLibrary } from '../../../../../packages/engine/src/node/fonts/create-fonts.ts';
import { paragraph } from '../../pages/support/paper.ts';

/** Gives an item of 10 pt for each character of a paragraph, a box named by it. */
export const context: LayoutContext = {
  chainOf: fontChains(bundledLibrary()),
  direction: 'horizontal',
  defaultTab: 42,
  squeezesPunctuation: false,
  numbers: { page: '1', pages: '1', sectionPages: '1' },
  layoutBlocks: (blocks: readonly Block[], width: number) =>
    blocks.flatMap((block, number) => {
      const run = block.kind === 'paragraph' ? block.content[0] : undefined;
      return [...(run?.kind === 'text' ? run.text : '')].map((fill): FlowItem => {
        const mark: Mark = { kind: 'box', shape: 'rectangle', x: 0, y: 0, width, height: 10, fill };
        const plain = { height: 10, spaceBefore: 0, spaceAfter: 0, keepWithNext: false };
        return { ...plain, marks: [mark], footnotes: [], floats: [], block: number };
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

export function lay(rows: readonly Row[], more: Partial<Table> = {}): readonly FlowItem[] {
  const plain = { width: { kind: 'auto' }, layout: 'fixed', align: 'start', indent: 0, borders: {} } as const;
  const rest = { cellSpacing: 0, rightToLeft: false, path: 'T' };
  return layoutTable({ kind: 'table', grid: [40, 60], ...plain, ...rest, rows, ...more }, 200, context, 0);
}

/** `name@x,y` of the boxes in cells. */
export function boxes(marks: readonly Mark[] = []): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'clipped') return boxes(mark.marks);
    return mark.kind === 'box' ? [`${mark.fill ?? ''}@${mark.x},${mark.y}`] : [];
  });
}

export function heights(items: readonly FlowItem[]): number[] {
  return items.map(({ height }) => height);
}
