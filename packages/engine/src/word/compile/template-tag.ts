import { createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import { buildBlockTree, type StyleLists } from '../read/block-tree.ts';
import { atomAt, atomOffset, readParagraph, type ParagraphText } from '../read/paragraph-text.ts';
import { findTexts, PlaceFinder, rubySlot } from '../read/places.ts';
import type { TextPartKind } from '../read/word-package.ts';
import type { ParsedTag } from '../tags/expression.ts';
import { parseTag } from '../tags/parse-tag.ts';
import { findTagSources, type TagSource } from '../tags/tag-source.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import { findBrokenBlocks, openName, type BrokenBlock, type BrokenOpen } from './broken-blocks.ts';

/** A tag where it is in a part. */
export interface TemplateTag {
  readonly paragraph: TemplateParagraph;
  readonly source: TagSource;
  readonly parsed: ParsedTag;
  readonly place: Place;
  /** Offset in the part of its first character. */
  readonly at: number;
  /** Position of the tag in the part, in the order of `at`. */
  order: number;
}

/** A paragraph, or a ruby text in one, with at least one tag or escape. */
export interface TemplateParagraph {
  readonly text: ParagraphText;
  readonly place: Place;
  readonly tags: TemplateTag[];
  /** Offsets in the text of `\` that only keep braces from being a tag. */
  readonly escapes: readonly number[];
}

export interface PartTags {
  readonly paragraphs: readonly TemplateParagraph[];
  /** Paragraphs without tags in which a reader sees something. */
  readonly others: readonly XmlElement[];
  /** All tags in document order. */
  readonly tags: readonly TemplateTag[];
  readonly problems: readonly Problem[];
  /** Stretches whose open tags could not be understood: what is in them is not known. */
  readonly broken: readonly BrokenBlock[];
}

/** The tags of a part whose tags are not read. */
export const noTags: PartTags = { paragraphs: [], others: [], tags: [], problems: [], broken: [] };

/** May the text of a paragraph hold a tag? Its braces may be in different runs, or references to characters. */
function mayHoldTag({ xml }: XmlPart, { start, end }: XmlElement): boolean {
  const raw = xml.slice(start, end);
  return raw.includes('{') || raw.includes('&#');
}

/** Is there something in a text that a reader sees? */
function showsSomething({ text, atoms }: ParagraphText): boolean {
  return text.trim() !== '' || atoms.some((atom) => atom.kind === 'object');
}

/** Offset in the part of a character of the paragraph's text. */
export function partOffset(text: ParagraphText, index: number): number {
  const atom = atomAt(text, index);
  return atom ? atomOffset(atom, index - atom.start) : text.element.end;
}

/**
 * Finds and parses the tags of a part. Tags that cannot be understood are left out and reported. `placeOf` gives the place of paragraphs
 * are in a part that is not as it was uploaded.
 * @throws ShoruiError `word.too-many-tags`, `word.blocks-too-deep`, `word.too-slow`
 */
export function readTags(
  part: XmlPart,
  kind: TextPartKind,
  styleLists: StyleLists,
  file: Place,
  limits: Budget,
  placeOf?: (paragraph: XmlElement) => Place,
): PartTags {
  const paragraphs: TemplateParagraph[] = [];
  /** Paragraphs without tags. */
  const plain: XmlElement[] = [];
  const problems: Problem[] = [];
  const broken: BrokenOpen[] = [];
  let places: PlaceFinder | undefined;
  let count = 0;
  for (const { element, paragraph: host, number } of findTexts(part)) {
    const text = mayHoldTag(part, element) ? readParagraph(part, element) : null;
    if (!text?.text.includes('{{')) {
      if (element === host) plain.push(element);
      continue;
    }
    if (!placeOf) places ??= new PlaceFinder(part, buildBlockTree(part, kind, styleLists), file);
    const hostPlace = places?.ofParagraph(host, number) ?? placeOf?.(host) ?? file;
    const place = element === host ? hostPlace : { ...hostPlace, slot: rubySlot };
    const found = findTagSources(text.text, place, limits.tagCharacters, limits.tags - count);
    count += found.tags.length + found.problems.length;
    if (count > limits.tags)
      throw new ShoruiError([createProblem('word.too-many-tags', place, { limit: limits.tags })]);
    limits.checkTime?.(place);
    problems.push(...found.problems);
    const noteBroken = ({ snippet = '', offset = 0 }: Place): void => {
      const name = openName(snippet);
      if (name !== null) broken.push({ name, at: partOffset(text, offset) });
    };
    for (const problem of found.problems) noteBroken(problem.place);
    const paragraph: TemplateParagraph = { text, place, tags: [], escapes: found.escapes.map(({ at }) => at) };
    for (const source of found.tags) {
      const tagPlace = { ...place, snippet: source.raw, offset: source.start };
      const parsed = parseTag(source.body, tagPlace, limits.expressionDepth);
      if ('severity' in parsed) {
        problems.push(parsed);
        noteBroken(tagPlace);
      } else
        paragraph.tags.push({
          paragraph,
          source,
          parsed,
          place: tagPlace,
          at: partOffset(text, source.start),
          order: 0,
        });
    }
    paragraphs.push(paragraph);
  }
  const all = paragraphs.flatMap((each) => each.tags).toSorted((a, b) => a.at - b.at);
  const { orphans, blocks } = findBrokenBlocks(all, broken);
  const tags = orphans.size === 0 ? all : all.filter((tag) => !orphans.has(tag));
  let depth = 0;
  tags.forEach((tag, order) => {
    tag.order = order;
    if (tag.parsed.kind === 'open') depth++;
    else if (tag.parsed.kind === 'close') depth--;
    if (depth > limits.blockDepth)
      throw new ShoruiError([createProblem('word.blocks-too-deep', tag.place, { limit: limits.blockDepth })]);
  });
  let others: readonly XmlElement[] | undefined;
  return {
    paragraphs,
    // Only blocks over rows look at them.
    get others() {
      return (others ??= plain.filter((element) => showsSomething(readParagraph(part, element))));
    },
    tags,
    problems,
    broken: blocks,
  };
}
