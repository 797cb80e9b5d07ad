import { ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { TemplateData } from '../../values/index.ts';
import { Edits, type Mark, type Structure } from '../compile/edits.ts';
import { isAllInBlocks } from '../compile/guards.ts';
import { matchBlocks, type TagBlock } from '../compile/match-blocks.ts';
import { vanishes } from '../compile/paragraph-bounds.ts';
import { placeBlocks } from '../compile/place-blocks.ts';
import { readTags, type PartTags } from '../compile/template-tag.ts';
import { withLimits } from '../limits.ts';
import { buildBlockTree } from '../read/block-tree.ts';
import { formatPath } from '../read/block.ts';
import { readStyleLists } from '../read/style-lists.ts';
import { readPart } from '../read/word-package.ts';
import { child, type XmlElement, type XmlPart } from '../xml/xml-element.ts';
import { portableCodec, type Codec } from '../zip/index.ts';
import { layTemplate, type LaidPart } from './lay-template.ts';
import { acts, allNodes, type LayerNode, type TemplateLayer } from './layer.ts';
import { blockAt } from './nearest-block.ts';
import { openTemplate } from './open-template.ts';
import { placeLayer } from './place-layer.ts';
import { elementsOf } from './plan-insertions.ts';
import { TraceWalk, type BlockTrace } from './trace-walk.ts';

export interface TraceBlockOptions {
  readonly codec?: Codec;
  readonly file?: string;
  readonly layer?: TemplateLayer;
}

/** A stretch of the part with what decides about it. */
interface Enclosing {
  readonly open: Mark;
  /** For blocks of tags: the branch that the target stands in. */
  readonly branch: number;
  readonly source: TagBlock | LayerNode;
}

interface Target {
  readonly start: number;
  readonly end: number;
  readonly paragraph: XmlElement | null;
}

/** The stretch of elements; of a cell or a text box its inside, for that is what is looped or left out. */
function stretch(elements: readonly XmlElement[], contentOnly: boolean): Target | null {
  const [first] = elements;
  const last = elements.at(-1);
  if (!first || !last) return null;
  const paragraph = elements.length === 1 && first.name === 'w:p' ? first : null;
  if (!contentOnly) return { start: first.start, end: last.end, paragraph };
  return { start: child(first, 'w:tcPr')?.end ?? first.openEnd, end: first.closeStart, paragraph };
}

class BlockTracer {
  readonly #part: XmlPart;
  readonly #tags: PartTags;
  readonly #laid: LaidPart | undefined;

  constructor(part: XmlPart, tags: PartTags, laid: LaidPart | undefined) {
    this.#part = part;
    this.#tags = tags;
    this.#laid = laid;
  }

  /** What stands around the target, outermost first. */
  enclosing(target: Target): Enclosing[] {
    const { blocks } = matchBlocks(this.#tags.tags);
    const found: Enclosing[] = [];
    for (const block of blocks) {
      const edits = new Edits();
      placeBlocks(this.#part, this.#tags, [block], edits);
      found.push(...this.#around(edits, target, () => block));
    }
    if (this.#laid?.acts) {
      const nodes = new Map([...allNodes(this.#laid.nodes)].filter(acts).map((node) => [node.place, node]));
      const edits = new Edits();
      placeLayer(this.#laid).place(edits, this.#tags.tags);
      found.push(...this.#around(edits, target, ({ place }) => nodes.get(place)));
    }
    return found.toSorted((a, b) => a.open.at - b.open.at || a.open.order - b.open.order);
  }

  /** Blocks of tags that are all the paragraph consists of. */
  inside({ paragraph }: Target): TagBlock[] {
    const { blocks } = matchBlocks(this.#tags.tags);
    const found = this.#tags.paragraphs.find(({ text }) => text.element === paragraph);
    if (!found || !isAllInBlocks(found, blocks)) return [];
    const own = blocks.filter(({ open, close }) => open.paragraph === found && close.paragraph === found);
    return own.filter(
      (block) => !own.some(({ open, close }) => open.order < block.open.order && close.order > block.close.order),
    );
  }

  vanishes({ paragraph }: Target): boolean {
    const found = this.#tags.paragraphs.find(({ text }) => text.element === paragraph);
    return found !== undefined && vanishes(found);
  }

  #around(
    edits: Edits,
    { start, end }: Target,
    sourceOf: (structure: Structure) => TagBlock | LayerNode | undefined,
  ): Enclosing[] {
    const marks = new Map<Structure, Mark[]>();
    for (const mark of edits.marks) {
      if (mark.kind === 'step' || mark.kind === 'static') continue;
      marks.set(mark.structure, [...(marks.get(mark.structure) ?? []), mark]);
    }
    return [...marks].flatMap(([structure, bounds]) => {
      const source = sourceOf(structure);
      const [open] = bounds;
      if (!source || !open) return [];
      const branch = bounds.findIndex((bound, index) => bound.at <= start && end <= (bounds[index + 1]?.at ?? -1));
      return branch < 0 ? [] : [{ open, branch, source }];
    });
  }
}

/**
 * What decides whether a block of the main document is printed, outermost first: blocks of tags and blocks of the template
 * document around it. `path` is that of a block of the template document or of the uploaded file; null when neither has it.
 * `repeat` chooses the repetition at each loop on the way in, the first one unless it says otherwise.
 * @throws ShoruiError when the file cannot be read
 */
export function traceBlock(
  bytes: Uint8Array,
  path: readonly number[],
  data: TemplateData,
  repeat: readonly number[],
  options: TraceBlockOptions = {},
): readonly BlockTrace[] | null {
  const { codec = portableCodec, file, layer } = options;
  const limits = withLimits();
  const place: Place = file === undefined ? {} : { file };
  const { archive, main } = openTemplate(bytes, { codec, limits, place });
  const styleLists = readStyleLists(archive, limits, place);
  const laid = layer && layTemplate(archive, layer, { codec, limits, place, styleLists, main }).laid;
  const part = laid?.part ?? readPart(archive, main, limits, place);
  const tags = readTags(part, 'document', styleLists, place, limits);
  throwErrors(tags.problems);

  const blocks = laid?.blocks ?? buildBlockTree(part, 'document', styleLists);
  const node = [...allNodes(laid?.nodes ?? [])].find(({ block }) => formatPath(block.path) === formatPath(path));
  const block = node?.mirrored ?? blockAt(blocks, path);
  const elements =
    node && laid ? laid.elements(node) : (block ? elementsOf(block) : []).map((each) => laid?.moved(each) ?? each);
  if (!node && !block) return null;
  const target = stretch(elements, block?.type === 'cell' || block?.type === 'textBox');
  if (!target) return [];

  const tracer = new BlockTracer(part, tags, laid);
  const walk = new TraceWalk(data, repeat, limits);
  for (const { source, branch } of tracer.enclosing(target)) {
    if (walk.isOver) break;
    if ('open' in source) walk.tag(source, branch);
    else walk.node(source);
  }
  if (tracer.vanishes(target)) walk.traces.push({ kind: 'tagsOnly', holds: false, place });
  else if (!walk.isOver) walk.inside(tracer.inside(target));
  return walk.traces;
}

function throwErrors(problems: readonly Problem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
}
