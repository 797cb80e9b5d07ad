import fc from 'fast-check';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';

/** One piece of a text with blocks: plain text, a tag of a block, or the end of a paragraph. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'open'; readonly block: BlockName; readonly name: string }
  | { readonly kind: 'else' }
  | { readonly kind: 'close'; readonly block: BlockName };

export type BlockName = 'if' | 'unless' | 'each';

/** Values of the names that the blocks read. */
export interface SplitData {
  readonly [name: string]: boolean | readonly TemplateData[];
}

interface Trees {
  tokens: readonly Token[];
  piece: readonly Token[];
  block: readonly Token[];
}

const end: Token = { kind: 'paragraph' };
const ends = fc.array(fc.constant(end), { maxLength: 1 });

/** Blocks in blocks, with ends of paragraphs in any place between their tags and texts. */
export const anySplitBlocks: fc.Arbitrary<readonly Token[]> = fc.letrec<Trees>((tie: fc.LetrecTypedTie<Trees>) => ({
  tokens: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.flat()),
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('甲', '乙', '丙', '丁').map((text): readonly Token[] => [{ kind: 'text', text }]),
    fc.constant([end]),
    tie('block'),
  ),
  block: fc
    .record({
      block: fc.constantFrom<BlockName>('if', 'unless', 'each'),
      name: fc.constantFrom('a', 'b'),
      inner: tie('tokens'),
      otherwise: fc.option(tie('tokens'), { freq: 2 }),
      ends: fc.array(ends, { minLength: 6, maxLength: 6 }),
    })
    .map(
      ({
        block,
        name,
        inner,
        otherwise,
        ends: [before = [], first = [], last = [], next = [], final = [], after = []],
      }) => [
        ...before,
        { kind: 'open' as const, block, name: block === 'each' ? `l${name}` : name },
        ...first,
        ...inner,
        ...last,
        ...(otherwise ? [{ kind: 'else' as const }, ...next, ...otherwise, ...final] : []),
        { kind: 'close' as const, block },
        ...after,
      ],
    ),
})).tokens;

export const anySplitData: fc.Arbitrary<SplitData> = fc.record({
  a: fc.boolean(),
  b: fc.boolean(),
  la: fc.array(fc.constant({}), { maxLength: 3 }),
  lb: fc.array(fc.constant({}), { maxLength: 3 }),
});

/** How a tag is written in a template. */
export function tagText(token: Exclude<Token, { kind: 'paragraph' }>): string {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'else') return '{{else}}';
  return token.kind === 'open' ? `{{#${token.block} ${token.name}}}` : `{{/${token.block}}}`;
}

/** The tokens of each paragraph. */
export function paragraphsOf(tokens: readonly Token[]): Exclude<Token, { kind: 'paragraph' }>[][] {
  const paragraphs: Exclude<Token, { kind: 'paragraph' }>[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'paragraph') paragraphs.push([]);
    else paragraphs.at(-1)?.push(token);
  }
  return paragraphs;
}

/** A tag or text with its place, or an edge of a paragraph. A guarded paragraph is left out when its blocks print nothing. */
type Placed =
  | { readonly token: Token; readonly isInside: boolean }
  | { readonly edge: 'begin' | 'end'; readonly isGuarded: boolean };

/** The tags of blocks that do not end in the paragraph where they begin. */
function spanningTags(paragraphs: readonly (readonly Token[])[]): Set<Token> {
  const spanning = new Set<Token>();
  const open: { paragraph: number; tags: Token[]; isSpanning: boolean }[] = [];
  paragraphs.forEach((paragraph, index) => {
    for (const token of paragraph) {
      if (token.kind === 'text') continue;
      if (token.kind === 'open') open.push({ paragraph: index, tags: [], isSpanning: false });
      const block = open.at(-1);
      if (!block) continue;
      block.tags.push(token);
      if (block.paragraph !== index) block.isSpanning = true;
      if (token.kind !== 'close') continue;
      open.pop();
      if (block.isSpanning) for (const tag of block.tags) spanning.add(tag);
    }
  });
  return spanning;
}

/** Is all text of the paragraph in blocks that begin and end in it? */
function isAllInBlocks(paragraph: readonly Token[]): boolean {
  let depth = 0;
  return paragraph.every(({ kind }) => {
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    return kind !== 'text' || depth > 0;
  });
}

/** Puts the edges of paragraphs among the tokens: tags of spanning blocks before the first text and after the last are outside. */
function placeEdges(tokens: readonly Token[]): Placed[] {
  const paragraphs = paragraphsOf(tokens);
  const spanning = spanningTags(paragraphs);
  const outside = (some: readonly Token[]): Placed[] =>
    some.flatMap((token) => (spanning.has(token) ? [{ token, isInside: false }] : []));
  return paragraphs.flatMap((paragraph): Placed[] => {
    const firstText = paragraph.findIndex(({ kind }) => kind === 'text');
    if (firstText < 0 && paragraph.length > 0) return outside(paragraph);
    const lastText = paragraph.findLastIndex(({ kind }) => kind === 'text');
    const start = paragraph.findLastIndex((token, index) => index < firstText && spanning.has(token)) + 1;
    const behind = paragraph.findIndex((token, index) => index > lastText && spanning.has(token));
    const stop = behind < 0 ? paragraph.length : behind;
    const isGuarded =
      paragraph.length > 0 && !paragraph.some((token) => spanning.has(token)) && isAllInBlocks(paragraph);
    return [
      ...outside(paragraph.slice(0, start)),
      { edge: 'begin', isGuarded },
      ...paragraph.slice(start, stop).map((token) => ({ token, isInside: true })),
      { edge: 'end', isGuarded },
      ...outside(paragraph.slice(stop)),
    ];
  });
}

/** A part of a block that is printed or not; `isInside`: it begins inside a paragraph. */
interface Section {
  readonly steps: Step[];
  readonly isInside: boolean;
}

interface BlockStep {
  readonly kind: 'block';
  readonly block: BlockName;
  readonly name: string;
  readonly sections: Section[];
  /** Is the close tag inside a paragraph? */
  readonly endsInside: boolean;
}

/** The template as a program on text. */
type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end' }
  | { readonly kind: 'guard'; readonly steps: readonly Step[] }
  | BlockStep;

function program(placed: readonly Placed[]): readonly Step[] {
  const stack: Step[][] = [[]];
  const blocks: Omit<BlockStep, 'endsInside'>[] = [];
  const add = (step: Step): void => void stack.at(-1)?.push(step);
  const beginSection = (isInside: boolean): void => {
    const steps: Step[] = [];
    blocks.at(-1)?.sections.push({ steps, isInside });
    stack.push(steps);
  };
  for (const each of placed) {
    if ('edge' in each) {
      if (each.isGuarded && each.edge === 'begin') stack.push([]);
      add({ kind: each.edge });
      if (each.isGuarded && each.edge === 'end') add({ kind: 'guard', steps: stack.pop() ?? [] });
      continue;
    }
    const { token, isInside } = each;
    if (token.kind === 'text') add(token);
    else if (token.kind !== 'paragraph') {
      if (token.kind !== 'open') stack.pop();
      else blocks.push({ kind: 'block', block: token.block, name: token.name, sections: [] });
      if (token.kind !== 'close') beginSection(isInside);
      else {
        const block = blocks.pop();
        if (block) add({ ...block, endsInside: isInside });
      }
    }
  }
  return stack[0] ?? [];
}

class Printer {
  readonly #data: SplitData;
  lines: string[] = [];
  /** Text of the open paragraph; null between paragraphs. */
  #line: string | null = null;
  #printed = 0;

  constructor(data: SplitData) {
    this.#data = data;
  }

  run(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.kind === 'text') this.#line = (this.#line ?? '') + step.text;
      else if (step.kind === 'block') this.#block(step);
      else if (step.kind === 'guard') this.#guarded(step.steps);
      else {
        this.#be(false);
        this.#be(step.kind === 'begin');
      }
    }
  }

  /** Ends the open paragraph or begins one. */
  #be(isInside: boolean): void {
    if (isInside) this.#line ??= '';
    else if (this.#line !== null) {
      this.lines.push(this.#line);
      this.#line = null;
    }
  }

  #guarded(steps: readonly Step[]): void {
    const { lines, length } = { lines: this.lines, length: this.lines.length };
    const printed = this.#printed;
    this.run(steps);
    if (this.#printed === printed) this.lines = lines.slice(0, length);
  }

  #block({ block, name, sections, endsInside }: BlockStep): void {
    const value = this.#data[name];
    const isTrue = Array.isArray(value) ? value.length > 0 : value === true;
    const index = isTrue === (block !== 'unless') ? 0 : 1;
    const passes = index === 0 && Array.isArray(value) ? value.length : 1;
    const section = sections[index];
    this.#be(sections[0]?.isInside === true);
    for (let pass = 0; pass < passes; pass++) {
      if (!section) break;
      this.#printed++;
      this.#be(section.isInside);
      this.run(section.steps);
      this.#be(sections[index + 1]?.isInside ?? endsInside);
    }
    this.#be(endsInside);
  }
}

/** The lines of text that a reader expects. */
export function expectedLines(tokens: readonly Token[], data: SplitData): string[] {
  const printer = new Printer(data);
  printer.run(program(placeEdges(tokens)));
  return printer.lines;
}
