import type { TemplateTag } from '../../compile/template-tag.ts';
import type { LoopedStretch } from '../../editor/plan/looped-stretches.ts';
import type { CallExpression, Expression, PathExpression } from '../../tags/expression.ts';
import { knownPart, unknownValue, type KnownValue } from '../names/known-value.ts';
import { innerFrame, lookUpPath, rootFrame, type NameFrame, type NameLookup } from '../names/name-frame.ts';

/** A tag in a paragraph, an alternative text or a document property. */
export type FactTag = Pick<TemplateTag, 'source' | 'parsed' | 'place' | 'at'>;

/** A path that a tag reads, and what is known about it. */
export interface PathRead {
  readonly path: PathExpression;
  readonly found: NameLookup;
  /** The call it is an argument of, if it is. */
  readonly call: CallExpression | null;
  /** Position among the arguments of the call; -1 for an option. */
  readonly position: number;
}

/** A branch of a block that a tag is in. */
export interface Branch {
  readonly open: FactTag;
  /** 0 for what follows the open tag, 1 for what follows the first else. */
  readonly section: number;
  /** The branch around it. */
  readonly outer: Branch | null;
  /** The names seen in it. */
  readonly frame: NameFrame;
}

/** A tag with everything that its context states about it. */
export interface TagFacts {
  readonly tag: FactTag;
  /** What it prints, repeats or tests; null for tags without a value. */
  readonly expression: Expression | null;
  readonly reads: readonly PathRead[];
  readonly calls: readonly CallExpression[];
  /** The innermost branch around it. */
  readonly branch: Branch | null;
}

function expressionOf({ parsed }: FactTag): Expression | null {
  if (parsed.kind === 'value') return parsed.expression;
  return parsed.kind === 'open' || parsed.kind === 'else' ? (parsed.argument ?? null) : null;
}

function collect(
  expression: Expression,
  frame: NameFrame,
  reads: PathRead[],
  calls: CallExpression[],
  call: CallExpression | null = null,
  position = 0,
): void {
  if (expression.kind === 'path')
    reads.push({ path: expression, found: lookUpPath(expression, frame), call, position });
  if (expression.kind !== 'call') return;
  calls.push(expression);
  expression.args.forEach((arg, index) => collect(arg, frame, reads, calls, expression, index));
  for (const option of Object.values(expression.options)) collect(option, frame, reads, calls, expression, -1);
}

function valueOf(expression: Expression, frame: NameFrame): KnownValue {
  if (expression.kind !== 'path') return unknownValue;
  const found = lookUpPath(expression, frame);
  return 'value' in found ? found.value : unknownValue;
}

/** The names that the first section of a block sees. */
function innerNames({ parsed }: FactTag, frame: NameFrame): NameFrame {
  if (parsed.kind !== 'open' || (parsed.block !== 'each' && parsed.block !== 'with')) return frame;
  const value = valueOf(parsed.argument, frame);
  if (parsed.block === 'with') return innerFrame(frame, value, false, parsed.locals);
  return innerFrame(frame, value.kind === 'list' ? (value.items ?? unknownValue) : unknownValue, true, parsed.locals);
}

/** The names seen at each point of a part: by its blocks of tags and by what else is looped there. */
class FrameStack {
  readonly #frames: NameFrame[];
  readonly #loops: LoopedStretch[];
  readonly #open: { readonly end: number; readonly depth: number }[] = [];

  constructor(root: KnownValue, loops: readonly LoopedStretch[]) {
    this.#frames = [rootFrame(root)];
    this.#loops = loops.toReversed();
  }

  get current(): NameFrame {
    return this.#frames.at(-1) as NameFrame;
  }

  /** The names around the block that is open. */
  get outer(): NameFrame {
    return this.#frames.at(-2) ?? this.current;
  }

  push(frame: NameFrame): void {
    this.#frames.push(frame);
  }

  pop(): void {
    if (this.#frames.length > 1) this.#frames.pop();
  }

  #find(name: string): KnownValue | undefined {
    for (let frame: NameFrame | null = this.current; frame; frame = frame.parent) {
      const found = knownPart(frame.value, name);
      if (found) return found;
    }
    return undefined;
  }

  /** Opens and closes what is looped on the way to an offset. */
  goTo(at: number): void {
    for (let open = this.#open.at(-1); open && open.end <= at; open = this.#open.at(-1)) {
      this.#frames.length = Math.min(this.#frames.length, open.depth);
      this.#open.pop();
    }
    for (let next = this.#loops.at(-1); next && next.start <= at; next = this.#loops.at(-1)) {
      this.#loops.pop();
      if (next.end <= at) continue;
      this.#open.push({ end: next.end, depth: this.#frames.length });
      for (const name of next.lists) {
        const list = this.#find(name);
        this.push(innerFrame(this.current, list?.items ?? unknownValue, true, []));
      }
    }
  }
}

/**
 * The facts about the tags of a part. Blocks that do not match are followed as far as they go. `loops` are looped, but not by
 * tags.
 */
export function collectFacts(
  tags: readonly FactTag[],
  root: KnownValue,
  loops: readonly LoopedStretch[] = [],
): TagFacts[] {
  const frames = new FrameStack(root, loops);
  let branch: Branch | null = null;
  return tags.map((tag) => {
    const { kind } = tag.parsed;
    frames.goTo(tag.at);
    if (kind === 'close') {
      if (branch) frames.pop();
      branch = branch?.outer ?? null;
    }
    if (kind === 'else' && branch) {
      const { open, section, outer }: Branch = branch;
      const { outer: frame } = frames;
      frames.pop();
      frames.push(frame);
      branch = { open, section: section + 1, outer, frame };
    }
    const around: Branch | null = branch;
    const frame = frames.current;
    const expression = expressionOf(tag);
    const reads: PathRead[] = [];
    const calls: CallExpression[] = [];
    if (expression) collect(expression, frame, reads, calls);
    if (kind === 'open') {
      branch = { open: tag, section: 0, outer: around, frame: innerNames(tag, frame) };
      frames.push(branch.frame);
    }
    return { tag, expression, reads, calls, branch: around };
  });
}
