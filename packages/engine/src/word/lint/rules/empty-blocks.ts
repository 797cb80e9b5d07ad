import { createProblem, type Problem } from '../../../problems/index.ts';
import { matchBlocks, type TagBlock } from '../../compile/match-blocks.ts';
import { vanishes } from '../../compile/paragraph-bounds.ts';
import { hasContent, isTagsOnly } from '../../compile/tag-content.ts';
import type { PartTags, TemplateParagraph, TemplateTag } from '../../compile/template-tag.ts';
import { firstAtLeast } from '../../../platform/sorted.ts';
import { closest, type XmlElement } from '../../../xml/xml-element.ts';

/** Says what a block prints when nothing is filled in: which of its paragraphs and rows stay. */
class BlockContents {
  /** Paragraphs that stay in the document, in its order. */
  readonly #staying: readonly XmlElement[];
  readonly #rows: readonly XmlElement[];
  readonly #tags: PartTags;

  /** `paragraphs` are those of the part, in its order. */
  constructor(paragraphs: readonly XmlElement[], tags: PartTags) {
    const vanishing = new Set(tags.paragraphs.filter(vanishes).map(({ text }) => text.element));
    this.#staying = paragraphs.filter((each) => !vanishing.has(each));
    this.#rows = [...new Set(paragraphs.flatMap((each) => closest(each, 'w:tr') ?? []))].toSorted(byStart);
    this.#tags = tags;
  }

  /** Is nothing printed between two tags of one block? */
  isEmpty(from: TemplateTag, to: TemplateTag): boolean {
    const first = from.paragraph.text;
    const last = to.paragraph.text;
    if (first === last) {
      return !hasContent(from.paragraph, from.source.end, to.source.start, first.element);
    }
    const row = closest(first.element, 'w:tr');
    const lastRow = closest(last.element, 'w:tr');
    if (row && lastRow && closest(first.element, 'w:tc') !== closest(last.element, 'w:tc')) {
      return this.#isEmptyRows(row, lastRow);
    }
    return (
      !hasContent(from.paragraph, from.source.end, first.text.length, first.element, true) &&
      !hasContent(to.paragraph, 0, to.source.start, last.element, true) &&
      !anyBetween(this.#staying, first.element.end, last.element.start)
    );
  }

  #isEmptyRows(first: XmlElement, last: XmlElement): boolean {
    if (!this.#isTagsOnly(first) || !this.#isTagsOnly(last)) return false;
    return first === last || !anyBetween(this.#rows, first.end, last.start);
  }

  #isTagsOnly(row: XmlElement): boolean {
    const { paragraphs, others } = this.#tags;
    if (anyBetween(others, row.start, row.end)) return false;
    const first = firstAtLeast(paragraphs, row.start, startOf);
    const tagged = paragraphs.slice(first, firstAtLeast(paragraphs, row.end, startOf));
    return tagged.every((each) => isTagsOnly(each));
  }
}

function startOf({ text }: TemplateParagraph): number {
  return text.element.start;
}

function byStart(a: XmlElement, b: XmlElement): number {
  return a.start - b.start;
}

/** Does one of the sorted elements begin in [from, to)? */
function anyBetween(sorted: readonly XmlElement[], from: number, to: number): boolean {
  const next = sorted[firstAtLeast(sorted, from, ({ start }) => start)];
  return next !== undefined && next.start < to;
}

function checkBlock(block: TagBlock, contents: BlockContents): Problem[] {
  const { open, elses, close } = block;
  const name = open.parsed.kind === 'open' ? open.parsed.block : '';
  const problems: Problem[] = [];
  if (contents.isEmpty(open, elses[0] ?? close)) {
    problems.push(createProblem('word.lint-block-empty', open.place, { name }, close.place));
  }
  const last = elses.at(-1);
  const isPlain = last?.parsed.kind === 'else' && last.parsed.block === undefined;
  if (last && isPlain && contents.isEmpty(last, close)) {
    problems.push(createProblem('word.lint-else-empty', last.place, {}, open.place));
  }
  return problems;
}

/** Loops and conditions with nothing in them, such as a loop over rows that has no row, and an else with nothing after it. */
export function checkEmptyBlocks(paragraphs: readonly XmlElement[], tags: PartTags): Problem[] {
  const contents = new BlockContents(paragraphs, tags);
  return matchBlocks(tags.tags).blocks.flatMap((block) => checkBlock(block, contents));
}
