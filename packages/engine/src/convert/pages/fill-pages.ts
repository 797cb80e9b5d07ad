import type { Block, Paragraph } from '../model/block.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { Inline } from '../model/index.ts';
import type { Section } from '../model/section.ts';
import { balanceColumns } from './balance-columns.ts';
import type { Band } from './band.ts';
import { separatorMarks } from './note-area.ts';
import { continueBand, openBand, type BandOpening } from './open-band.ts';
import type { PageRun } from './page-run.ts';
import { SectionFiller } from './section-filler.ts';

const opening: BandOpening = { isFirst: true, keepsTopSpace: true, left: [] };

/** Whether a section can continue on the page on which the one before it ended: only on paper of the same size. */
function goesOnOn(band: Band, { page }: Section): boolean {
  const before = band.section.page;
  return before.width === page.width && before.height === page.height && before.direction === page.direction;
}

/** A page left white where the section is to begin on the other side of the sheet. */
function addBlankPage(run: PageRun, sections: readonly Section[], index: number): void {
  const { start } = sections[index] ?? {};
  const before = sections[index - 1];
  if (!before || (start !== 'evenPage' && start !== 'oddPage')) return;
  const isLastOdd = run.lastNumber % 2 === 1;
  if (isLastOdd === (start === 'oddPage')) run.openPage(before, index - 1, false, true);
}

/** The band in which a section begins. */
function beginSection(run: PageRun, sections: readonly Section[], index: number, above: Band | undefined): Band {
  const section = sections[index];
  if (section === undefined) throw new RangeError('A document has at least one section.');
  if (!above) return openBand(run, section, index, opening);
  const left = above.column.notes.left;
  if (section.start === 'continuous' && goesOnOn(above, section)) {
    balanceColumns(above);
    above.close();
    return continueBand(above, section);
  }
  if (section.start === 'nextColumn' && above.hasNextColumn && goesOnOn(above, section)) {
    above.openColumn(true, left);
    return above;
  }
  above.close();
  above.draft.isLastOfSection = true;
  addBlankPage(run, sections, index);
  return openBand(run, section, index, { ...opening, left });
}

/** The rule above the endnotes, kept with the first of them. */
function separatorItem({ start, column }: Band): FlowItem {
  return {
    height: start.separator,
    spaceBefore: 0,
    spaceAfter: 0,
    marks: separatorMarks(column.width, start.separator, false),
    keepWithNext: true,
    footnotes: [],
    floats: [],
    block: -1,
  };
}

function hasNothing({ content, floats, label }: Paragraph): boolean {
  return floats.length === 0 && label === undefined && content.every(({ kind }) => kind === 'bookmark');
}

function isPageBreak(inline: Inline | undefined): boolean {
  return inline?.kind === 'break' && inline.to === 'page';
}

/** A paragraph with other content, which is of this document alone. */
function withContent(
  { kept: _kept, isMetFirst: _isMetFirst, ...paragraph }: Paragraph,
  content: readonly Inline[],
): Paragraph {
  return { ...paragraph, content };
}

/**
 * The blocks of a section as Word lays them out. Where a section ends with a page break and, behind it, only the empty paragraph
 * that holds its properties, and the next section begins a page anyway, Word prints no blank page for that paragraph.
 */
function sectionBlocks({ blocks }: Section, next: Section | undefined): readonly Block[] {
  if (next === undefined || next.start === 'continuous' || next.start === 'nextColumn') return blocks;
  const last = blocks.at(-1);
  const before = blocks.at(-2);
  if (last?.kind !== 'paragraph' || before?.kind !== 'paragraph' || !hasNothing(last)) return blocks;
  if (!isPageBreak(before.content.at(-1)) || last.format.pageBreakBefore) return blocks;
  return [...blocks.slice(0, -2), withContent(before, [...before.content.slice(0, -1), ...last.content])];
}

/** Fills pages with all sections, the endnotes behind the last, and what is left of footnotes. */
export function fillPages(run: PageRun): void {
  const { sections, endnotes } = run.document;
  const last = sections.at(-1);
  let band: Band | undefined;
  for (const [index, section] of sections.entries()) {
    const begun = beginSection(run, sections, index, band);
    const blocks = sectionBlocks(section, sections[index + 1]);
    band = new SectionFiller(run, { section, index, blocks }, begun).fill();
  }
  const [note] = endnotes;
  if (band && last && note) {
    const filler = new SectionFiller(run, { section: last, index: sections.length - 1, blocks: endnotes }, band);
    filler.beginWith(separatorItem(band), note);
    band = filler.fill();
  }
  while (band) {
    band.close();
    band.draft.isLastOfSection = true;
    const { left } = band.column.notes;
    band =
      last && left.length > 0
        ? openBand(run, last, sections.length - 1, { ...opening, isFirst: false, left })
        : undefined;
  }
}
