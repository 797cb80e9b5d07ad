import { createProblem, type Problem } from '../../problems/index.ts';
import { child, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Bound, Edits } from './edits.ts';
import { hasContent, tagAtoms } from './tag-content.ts';
import type { TemplateTag } from './template-tag.ts';

/** Where a block inside a paragraph begins, changes branch or ends: between two runs, a run being split if need be. */
export interface InlineBound extends Bound {
  /** The element whose children the bound is between. */
  readonly parent: XmlElement;
  /** Set when the tag is in the middle of this run. */
  readonly splits?: XmlElement;
}

/** The bound of one tag at the level of runs. */
function runBound(tag: TemplateTag): InlineBound {
  const { paragraph, source, order } = tag;
  const { first, last } = tagAtoms(tag);
  const run = first.run;
  const lastRun = last.run;
  if (!run?.parent || !lastRun) throw new TypeError('text outside a run');
  const parent = run.parent;
  if (run !== lastRun) return { at: run.end, order, parent };
  if (!hasContent(paragraph, 0, source.start, run)) return { at: run.start, order, parent };
  if (!hasContent(paragraph, source.end, paragraph.text.text.length, run)) return { at: run.end, order, parent };
  return { at: tag.at, order, parent, splits: run };
}

function ancestors(element: XmlElement, paragraph: XmlElement): XmlElement[] {
  const chain: XmlElement[] = [];
  for (let current: XmlElement | null = element; current; current = current.parent) {
    chain.push(current);
    if (current === paragraph) break;
  }
  return chain;
}

/** Moves a bound out of hyperlinks, insertions and the like until it is in `parent`; null when content is in the way. */
function lift(bound: InlineBound, tag: TemplateTag, parent: XmlElement): InlineBound | null {
  let current = bound;
  while (current.parent !== parent) {
    const around = current.parent;
    if (!around.parent) return null;
    const { paragraph, source, order } = tag;
    if (!hasContent(paragraph, 0, source.start, around)) current = { at: around.start, order, parent: around.parent };
    else if (!hasContent(paragraph, source.end, paragraph.text.text.length, around)) {
      current = { at: around.end, order, parent: around.parent };
    } else return null;
  }
  return current;
}

/** The innermost element of a paragraph that holds every bound. */
function commonParent(bounds: readonly InlineBound[], paragraph: XmlElement): XmlElement {
  const [first, ...rest] = bounds.map((bound) => ancestors(bound.parent, paragraph));
  return first?.find((element) => rest.every((chain) => chain.includes(element))) ?? paragraph;
}

/** The bounds of tags of one block in one paragraph, all between children of one element; or why there are none. */
export function inlineBounds(tags: readonly TemplateTag[]): InlineBound[] | Problem {
  const bounds = tags.map(runBound);
  const paragraph = tags[0]?.paragraph.text.element;
  if (!paragraph) return [];
  const parent = commonParent(bounds, paragraph);
  const lifted: InlineBound[] = [];
  for (const [index, bound] of bounds.entries()) {
    const tag = tags[index];
    if (!tag) continue;
    const moved = lift(bound, tag, parent);
    if (!moved)
      return createProblem('word.block-crosses-element', tag.place, { name: bound.parent.name }, tags[0]?.place);
    lifted.push(moved);
  }
  return lifted;
}

/** The bound of a tag between the children of its paragraph; or why it cannot be there. */
export function boundInParagraph(tag: TemplateTag): InlineBound | Problem {
  const bound = runBound(tag);
  const lifted = lift(bound, tag, tag.paragraph.text.element);
  return lifted ?? createProblem('word.block-crosses-element', tag.place, { name: bound.parent.name });
}

/** A place where a run is cut in two, required by a tag. */
export interface RunSplit {
  readonly run: XmlElement;
  readonly tag: TemplateTag;
}

/**
 * Cuts runs in two where bounds are in their middle, both halves with the run's formatting. Tags that follow each other
 * without anything between share one cut, so that no empty run is left.
 */
export function splitRuns(part: XmlPart, splits: readonly RunSplit[], edits: Edits): void {
  const sorted = splits.toSorted((a, b) => a.tag.order - b.tag.order);
  sorted.forEach(({ run, tag }, index) => {
    const previous = sorted[index - 1];
    const next = sorted[index + 1];
    const joined = (left: RunSplit | undefined, right: RunSplit | undefined): boolean =>
      left !== undefined &&
      right !== undefined &&
      left.run === right.run &&
      !hasContent(tag.paragraph, left.tag.source.end, right.tag.source.start, run);
    const { prefix, xml } = part;
    const properties = child(run, 'w:rPr');
    const formatting = properties ? xml.slice(properties.start, properties.end) : '';
    if (!joined(previous, { run, tag })) edits.insert(tag.at, tag.order - 0.25, `</${prefix}t></${prefix}r>`);
    if (!joined({ run, tag }, next)) {
      edits.insert(tag.at, tag.order + 0.25, `<${prefix}r>${formatting}<${prefix}t xml:space="preserve">`);
    }
  });
}
