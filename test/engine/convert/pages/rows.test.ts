import { expect } from 'chai';
import type { Block, FlowItem, Table } from '../../../../packages/engine/src/convert/model/index.ts';
import { fontChains } from '../../../../packages/engine/src/convert/lines/index.ts';
import { fillPages } from '../../../../packages/engine/src/convert/pages/fill-pages.ts';
import { finishPage } from '../../../../packages/engine/src/convert/pages/finish-page.ts';
import { layoutBlock, type SetBlock } from '../../../../packages/engine/src/convert/pages/layout-blocks.ts';
import { PageRun } from '../../../../packages/engine/src/convert/pages/page-run.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { document, make, paragraph, paragraphs, placesOf, section, textsOf } from './support/paper.ts';
import { plainTable } from './support/tables.ts';

interface FakeRow {
  readonly name: string;
  readonly height: number;
  readonly splits?: boolean;
  readonly kept?: boolean;
}

/** A row that is a box of its height, named by its fill. */
function rowItem({ name, height, splits = false, kept = false }: FakeRow, block: number): FlowItem {
  return {
    height,
    spaceBefore: 0,
    spaceAfter: 0,
    marks: [{ kind: 'box', shape: 'rectangle', x: 0, y: 0, width: 50, height, fill: name }],
    keepWithNext: kept,
    footnotes: [],
    floats: [],
    block,
    ...(splits && {
      split: (room: number) => {
        const first = Math.floor(room / 10) * 10;
        if (first <= 0 || first >= height) return undefined;
        return [
          rowItem({ name: `${name}>`, height: first }, block),
          rowItem({ name: `>${name}`, height: height - first, splits }, block),
        ] as const;
      },
    }),
  };
}

const table = plainTable({ grid: [50] });

/** Rows of each page, `name@y+height`. */
function rowsOf(
  before: readonly Block[],
  heads: readonly FakeRow[],
  rows: readonly FakeRow[],
): { pages: string[][]; run: PageRun } {
  const setBlock: SetBlock = (joined, width, context, number) => {
    if (joined.block.kind === 'paragraph') return layoutBlock(joined, width, context, number);
    const headItems = heads.map((row) => rowItem(row, number));
    const repeated = headItems.length > 0 ? { repeated: headItems } : {};
    const withHeads = (item: FlowItem): FlowItem => ({ ...item, ...repeated });
    return [
      ...headItems,
      ...rows.map((row) => {
        const item = rowItem(row, number);
        const { split } = item;
        if (!split) return withHeads(item);
        return withHeads({
          ...item,
          split: (room) => {
            const parts = split(room);
            return parts && [parts[0], withHeads(parts[1])];
          },
        });
      }),
    ];
  };
  const made = document([section([...before, table])]);
  const totals = { pages: 1, sections: [1] };
  const run = new PageRun(made, fontChains(bundledLibrary()), totals, setBlock);
  fillPages(run);
  const pages = run.drafts.map((draft) =>
    finishPage(draft, run, totals).marks.flatMap((mark) =>
      mark.kind === 'box' ? [`${mark.fill}@${mark.y}+${mark.height}`] : [],
    ),
  );
  return { pages, run };
}

describe('Rows on pages', () => {
  it('are below repeated header rows on each page', () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ name: `r${index + 1}`, height: 30 }));
    const { pages } = rowsOf([], [{ name: 'h', height: 10 }], rows);
    expect(pages).to.deep.equal([
      ['h@20+10', 'r1@30+30', 'r2@60+30', 'r3@90+30'],
      ['h@20+10', 'r4@30+30', 'r5@60+30'],
    ]);
  });

  it('omit header rows that fill half of the page', () => {
    const rows = [
      { name: 'a', height: 40 },
      { name: 'b', height: 40 },
    ];
    const { pages } = rowsOf([], [{ name: 'h', height: 60 }], rows);
    expect(pages).to.deep.equal([['h@20+60', 'a@80+40'], ['b@20+40']]);
  });

  it('are split where allowed', () => {
    const { pages } = rowsOf(paragraphs(7), [], [{ name: 'r', height: 50, splits: true }]);
    expect(pages).to.deep.equal([['r>@90+30'], ['>r@20+20']]);
  });

  it('move to the next page where they may not be split', () => {
    const { pages } = rowsOf(paragraphs(7), [], [{ name: 'r', height: 50 }]);
    expect(pages).to.deep.equal([[], ['r@20+50']]);
  });

  it('that are taller than pages are split again and again, below their header rows', () => {
    const { pages, run } = rowsOf([], [{ name: 'h', height: 20 }], [{ name: 'r', height: 200, splits: true }]);
    expect(pages).to.deep.equal([
      ['h@20+20', 'r>@40+80'],
      ['h@20+20', '>r>@40+80'],
      ['h@20+20', '>>r@40+40'],
    ]);
    expect(run.problems).to.deep.equal([]);
  });

  it('that are too tall and cannot be split are reported', () => {
    const { pages, run } = rowsOf([paragraph('a')], [], [{ name: 'r', height: 130 }]);
    expect(pages).to.deep.equal([[], ['r@20+130']]);
    expect(run.problems.map(({ id, place }) => [id, place.path])).to.deep.equal([['convert.too-tall', 'T']]);
  });

  it('stay with the next row where they are kept', () => {
    const rows = [
      { name: 'a', height: 20, kept: true },
      { name: 'b', height: 30 },
    ];
    expect(rowsOf(paragraphs(6), [], rows).pages).to.deep.equal([[], ['a@20+20', 'b@40+30']]);
  });
});

describe('Tables on pages', () => {
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  const row = (name: string, isHeader: boolean): Table['rows'][number] => ({
    cells: [
      { span: 1, margins: none, borders: {}, align: 'top', fitText: false, noWrap: false, blocks: [paragraph(name)] },
    ],
    skippedBefore: 0,
    skippedAfter: 0,
    height: { rule: 'exact', height: 15 },
    isHeader,
    cantSplit: true,
  });

  it('repeat their header rows, and are followed by text', () => {
    const rows = [row('head', true), ...Array.from({ length: 8 }, (_, index) => row(`r${index + 1}`, false))];
    const made = make(section([{ ...table, rows }, paragraph('end')]));
    expect(textsOf(made)).to.deep.equal([
      ['head', 'r1', 'r2', 'r3', 'r4', 'r5'],
      ['head', 'r6', 'r7', 'r8', 'end'],
    ]);
    expect(placesOf(made.pages[1]).at(-1)).to.equal('end@80');
  });
});
