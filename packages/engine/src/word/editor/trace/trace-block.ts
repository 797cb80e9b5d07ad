import { startFileWork } from '../../../platform/environment.ts';
import { readPart } from '../../../package/read-part.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../../../problems/index.ts';
import type { TemplateData } from '../../../values/index.ts';
import { child, type XmlElement } from '../../../xml/xml-element.ts';
import { type Codec } from '../../../zip/index.ts';
import { readTags } from '../../compile/template-tag.ts';
import { allBlocks, buildBlockTree } from '../../read/block-tree.ts';
import { formatPath, type Block } from '../../read/block.ts';
import { readStyleLists } from '../../read/style-lists.ts';
import type { TextPartKind, TextPartName } from '../../read/word-package.ts';
import { allNodes, type LayerNode, type TemplateLayer } from '../model/layer.ts';
import { layTemplate } from '../plan/lay-template.ts';
import { contentOnly } from '../plan/place-layer.ts';
import { elementsOf } from '../plan/plan-insertions.ts';
import { blockAt, nearestPaths } from '../read/nearest-block.ts';
import { openTemplate } from '../read/open-template.ts';
import { BlockTracer, type TraceTarget } from './block-tracer.ts';
import { TraceWalk, type BlockTrace } from './trace-walk.ts';

/** Where the traced block is. */
export interface TraceBlockOptions {
  readonly codec?: Codec;
  readonly file?: string;
  readonly layer?: TemplateLayer;
  /** Name of the part that the block is in; the main document unless it is given. */
  readonly part?: string;
}

/** The stretch of elements; of a cell, a text box or a header its inside, for that is what is looped or left out. */
function stretch(elements: readonly XmlElement[], contentOnly: boolean): TraceTarget | null {
  const [first] = elements;
  const last = elements.at(-1);
  if (!first || !last) return null;
  const paragraph = elements.length === 1 && first.name === 'w:p' ? first : null;
  if (!contentOnly) return { start: first.start, end: last.end, paragraph };
  return { start: child(first, 'w:tcPr')?.end ?? first.openEnd, end: first.closeStart, paragraph };
}

/** Paths that a reader is offered in place of one that is not there. */
const offeredPaths = 3;

function unknownPath(
  blocks: readonly Block[],
  nodes: readonly LayerNode[],
  wanted: readonly number[],
  place: Place,
): ShoruiError {
  const paths = [
    ...[...allBlocks(blocks)].map(({ path }) => path),
    ...[...allNodes(nodes)].map(({ block }) => block.path),
  ];
  const nearest = nearestPaths(new Map(paths.map((path) => [formatPath(path), path])).values(), wanted, offeredPaths);
  const path = formatPath(wanted);
  return new ShoruiError([
    createProblem('word.block-path', { ...place, path }, { path, nearest: nearest.map(formatPath).join('、') }),
  ]);
}

/** The kind of the part that is examined. @throws ShoruiError `word.block-part` */
function partKind(parts: readonly TextPartName[], name: string, place: Place): TextPartKind {
  const found = parts.find((each) => each.name === name);
  if (found) return found.kind;
  const known = parts.map((each) => each.name).join('、');
  throw new ShoruiError([createProblem('word.block-part', place, { name, known })]);
}

/** What decides whether a block of the part is printed, outermost first. */
export type TraceBlocks = (
  path: readonly number[],
  data: TemplateData,
  repeat: readonly number[],
) => readonly BlockTrace[];

/**
 * Reads a part of a Word file once and tells what decides whether its blocks are printed: blocks of tags and blocks of the template
 * document around them. A path is that of a block of the template document or of the uploaded file, as `inspectTemplate` tells it.
 * `repeat` chooses the repetition at each loop on the way in, the first one unless it specifies another.
 * @throws ShoruiError when the file cannot be read; `word.block-part` when there is no such part. The returned function throws
 *   `word.block-path` when there is no such block
 */
export function traceBlocks(bytes: Uint8Array, options: TraceBlockOptions = {}): TraceBlocks {
  const work = startFileWork(options);
  const { codec, limits, place } = work;
  const { archive, main, parts } = openTemplate(bytes, work);
  const name = options.part ?? main;
  const kind = partKind(parts, name, place);
  const styleLists = readStyleLists(archive, limits, place);
  const { layer } = options;
  const laid = layer && layTemplate(archive, layer, { codec, limits, place, styleLists, parts }).parts.get(name);
  const part = laid?.part ?? readPart(archive, name, limits, place);
  const tags = readTags(part, kind, styleLists, place, limits);
  throwErrors(tags.problems);

  const blocks = laid?.blocks ?? buildBlockTree(part, kind, styleLists);
  const nodes = laid?.nodes ?? [];
  const tracer = new BlockTracer(part, tags, laid);
  return (path, data, repeat) => {
    const node = [...allNodes(nodes)].find(({ block }) => formatPath(block.path) === formatPath(path));
    const block = node?.mirrored ?? blockAt(blocks, path);
    if (!node && !block) throw unknownPath(blocks, nodes, path, { ...place, part: name });
    const elements =
      node && laid ? laid.elements(node) : (block ? elementsOf(block) : []).map((each) => laid?.moved(each) ?? each);
    const target = stretch(elements, contentOnly.has(block?.type ?? node?.block.type ?? ''));
    if (!target) return [];

    const walk = new TraceWalk(data, repeat, limits);
    for (const { source, branch } of tracer.enclosing(target)) {
      if (walk.isOver) break;
      if ('open' in source) walk.tag(source, branch);
      else walk.node(source);
    }
    if (tracer.vanishes(target)) walk.traces.push({ kind: 'tagsOnly', holds: false, place });
    else if (!walk.isOver) walk.inside(tracer.inside(target));
    return walk.traces;
  };
}

function throwErrors(problems: readonly Problem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
}
