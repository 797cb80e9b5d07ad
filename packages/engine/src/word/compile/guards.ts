import { child, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import { boundsAround, boundsInside } from './element-bounds.ts';
import type { TagBlock } from './match-blocks.ts';
import { mayVanish } from './paragraph-bounds.ts';
import { hasContent } from './tag-content.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';
import { writtenBlock } from './written-end.ts';

const encoder = new TextEncoder();

/** Elements that must end with a paragraph to be valid (ECMA-376 part 1, 17.4.65 for cells; the others likewise). */
const needsParagraph = new Set(['w:tc', 'w:txbxContent', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote', 'w:sdtContent']);

/** A paragraph with nothing in it, formatted like another one. */
export function emptyParagraph(part: XmlPart, like: XmlElement | undefined): string {
  const properties = like && child(like, 'w:pPr');
  const kept = (properties?.children ?? [])
    .filter((each) => each.name !== 'w:numPr' && each.name !== 'w:sectPr')
    .map((each) => part.xml.slice(each.start, each.end))
    .join('');
  const { prefix } = part;
  return `<${prefix}p>${kept === '' ? '' : `<${prefix}pPr>${kept}</${prefix}pPr>`}</${prefix}p>`;
}

/** Keeps a container ending with a paragraph, whatever was left out of it. */
export function guardContainer(part: XmlPart, container: XmlElement, tags: readonly TemplateTag[], edits: Edits): void {
  if (!needsParagraph.has(container.name) || edits.isRemoved(container.start)) return;
  const holdsRuns = container.name === 'w:sdtContent' && !container.children.some((each) => each.name === 'w:p');
  if (holdsRuns) return;
  const bounds = boundsInside(container, tags);
  const last = container.children.findLast((each) => each.name === 'w:p');
  const paragraph = encoder.encode(emptyParagraph(part, last));
  edits.structure(
    bounds[0],
    [],
    bounds[1],
    ([content]) =>
      (execution, scope) => {
        content?.(execution, scope);
        if (writtenBlock(execution.out) !== 'paragraph') execution.out.write(paragraph);
      },
    tags[0]?.place ?? { part: part.name },
    'keep',
  );
}

/** Leaves a table out when no row of it was printed: Word refuses a table without rows. */
export function guardTable(part: XmlPart, table: XmlElement, tags: readonly TemplateTag[], edits: Edits): void {
  const bounds = boundsAround(table, tags);
  const head = table.children.findLast((each) => each.name === 'w:tblGrid' || each.name === 'w:tblPr');
  if (edits.isRemoved(table.start)) return;
  const [open, close] = bounds;
  const rowEnd = encoder.encode(`</${part.prefix}tr>`);
  const splits = [
    { at: head?.end ?? table.openEnd, order: open.order },
    { at: table.closeStart, order: close.order },
  ];
  edits.structure(
    open,
    splits,
    close,
    ([start, rows, end]) =>
      (execution, scope) => {
        const before = execution.out.length;
        const { mark } = execution.parts.copies;
        start?.(execution, scope);
        const empty = execution.out.length;
        rows?.(execution, scope);
        // Ends of bookmarks and controls of rows may be left where all rows are gone.
        if (execution.out.holds(rowEnd, empty)) end?.(execution, scope);
        else {
          execution.out.truncate(before);
          execution.parts.copies.goBack(mark);
        }
      },
    tags[0]?.place ?? {},
    'guard',
  );
}

const blocksByParagraph = new WeakMap<readonly TagBlock[], Map<TemplateParagraph, TagBlock[]>>();

/** The blocks that begin in a paragraph. */
function blocksIn(paragraph: TemplateParagraph, blocks: readonly TagBlock[]): readonly TagBlock[] {
  let grouped = blocksByParagraph.get(blocks);
  if (!grouped) {
    grouped = new Map();
    for (const block of blocks) {
      const others = grouped.get(block.open.paragraph);
      if (others) others.push(block);
      else grouped.set(block.open.paragraph, [block]);
    }
    blocksByParagraph.set(blocks, grouped);
  }
  return grouped.get(paragraph) ?? [];
}

/** Is everything a reader sees of the paragraph inside blocks of its own? */
export function isAllInBlocks(paragraph: TemplateParagraph, blocks: readonly TagBlock[]): boolean {
  const own = blocksIn(paragraph, blocks);
  if (own.length === 0 || !mayVanish(paragraph)) return false;
  const owned = new Set(own.flatMap((block) => [block.open, ...block.elses, block.close]));
  const foreign = paragraph.tags.some(
    (tag) => !owned.has(tag) && tag.parsed.kind !== 'value' && tag.parsed.kind !== 'comment',
  );
  if (foreign) return false;
  let at = 0;
  for (const { open, close } of own.toSorted((a, b) => a.open.order - b.open.order)) {
    if (open.source.start < at) continue;
    if (hasContent(paragraph, at, open.source.start, paragraph.text.element, true)) return false;
    at = close.source.end;
  }
  return !hasContent(paragraph, at, paragraph.text.text.length, paragraph.text.element, true);
}

/** Lets a paragraph vanish when the blocks that make up all of it print nothing. True when it may. */
export function guardParagraph(
  paragraph: TemplateParagraph,
  blocks: readonly TagBlock[],
  tags: readonly TemplateTag[],
  edits: Edits,
): boolean {
  const { element } = paragraph.text;
  if (!isAllInBlocks(paragraph, blocks)) return false;
  const bounds = boundsAround(element, tags);
  edits.structure(
    bounds[0],
    [],
    bounds[1],
    ([content]) =>
      (execution, scope) => {
        const { length } = execution.out;
        const { printed } = execution;
        const { mark } = execution.parts.copies;
        content?.(execution, scope);
        if (execution.printed > printed) return;
        execution.out.truncate(length);
        execution.parts.copies.goBack(mark);
      },
    paragraph.place,
    'guard',
  );
  return true;
}
