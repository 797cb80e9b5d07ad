import fc from 'fast-check';

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
  readonly [name: string]: boolean | readonly object[];
}

interface Trees {
  tokens: readonly Token[];
  piece: readonly Token[];
  block: readonly Token[];
}

const end: Token = { kind: 'paragraph' };
const ends = fc.array(fc.constant(end), { maxLength: 1 });

/** Blocks in blocks, with ends of paragraphs in any place between their tags and texts. */
export const anySplitBlocks: fc.Arbitrary<readonly Token[]> = fc.letrec<Trees>((tie) => ({
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

/**
 * The template as a program on text. `begin` and `end` are the ends of a paragraph of the template; a tag is `between` paragraphs
 * or inside one; `guard` is a paragraph that is left out when its blocks print nothing.
 */
type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'begin' | 'end' }
  | { readonly kind: 'guard'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'block';
      readonly block: BlockName;
      readonly name: string;
      readonly sections: readonly { readonly steps: Step[]; readonly from: boolean }[];
      /** Is the close tag inside a paragraph? */
      readonly to: boolean;
    };

type Placed =
  | { readonly token: Token; readonly isInside: boolean }
  | { readonly edge: 'begin' | 'end'; readonly isGuarded: boolean };

/** Puts the edges of paragraphs among the tokens, as an author means them: tags at an edge are outside of it. */
function placeEdges(tokens: readonly Token[]): Placed[] {
  const paragraphs = paragraphsOf(tokens);
  const spanning = new Set<Token>();
  const open: { token: Token; paragraph: number; own: Token[]; isSpanning: boolean }[] = [];
  paragraphs.forEach((paragraph, index) => {
    for (const token of paragraph) {
      if (token.kind === 'text') continue;
      if (token.kind === 'open') open.push({ token, paragraph: index, own: [], isSpanning: false });
      const top = open.at(-1);
      if (!top) continue;
      top.own.push(token);
      if (top.paragraph !== index) top.isSpanning = true;
      if (token.kind === 'close') {
        open.pop();
        if (top.isSpanning) for (const each of top.own) spanning.add(each);
      }
    }
  });
  return paragraphs.flatMap((paragraph): Placed[] => {
    const texts = paragraph.flatMap(({ kind }, index) => (kind === 'text' ? [index] : []));
    const first = texts[0];
    const last = texts.at(-1);
    const place = (from: number, to: number, isInside: boolean): Placed[] =>
      paragraph.slice(from, to).map((token) => ({ token, isInside: isInside || !spanning.has(token) }));
    if (first === undefined || last === undefined) {
      if (paragraph.length > 0)
        return paragraph.filter((token) => spanning.has(token)).map((token) => ({ token, isInside: false }));
      return [
        { edge: 'begin', isGuarded: false },
        { edge: 'end', isGuarded: false },
      ];
    }
    const start = paragraph.findLastIndex((token, index) => index < first && spanning.has(token)) + 1;
    const behind = paragraph.findIndex((token, index) => index > last && spanning.has(token));
    const stop = behind < 0 ? paragraph.length : behind;
    let depth = 0;
    const isGuarded = paragraph.every((token) => {
      if (token.kind === 'open') depth++;
      else if (token.kind === 'close') depth--;
      return !spanning.has(token) && (token.kind !== 'text' || depth > 0);
    });
    return [
      ...place(0, start, false).filter((each) => 'token' in each && spanning.has(each.token)),
      { edge: 'begin', isGuarded },
      ...place(start, stop, true),
      { edge: 'end', isGuarded },
      ...place(stop, paragraph.length, false).filter((each) => 'token' in each && spanning.has(each.token)),
    ];
  });
}

function program(placed: readonly Placed[]): Step[] {
  const stack: Step[][] = [[]];
  const blocks: { block: BlockName; name: string; sections: { steps: Step[]; from: boolean }[] }[] = [];
  const add = (step: Step): void => void stack.at(-1)?.push(step);
  for (const each of placed) {
    if ('edge' in each) {
      if (each.isGuarded && each.edge === 'begin') stack.push([]);
      add({ kind: each.edge });
      if (each.isGuarded && each.edge === 'end') {
        const steps = stack.pop() ?? [];
        add({ kind: 'guard', steps });
      }
      continue;
    }
    const { token, isInside } = each;
    if (token.kind === 'text') add(token);
    else if (token.kind === 'open') {
      const section = { steps: [], from: isInside };
      blocks.push({ block: token.block, name: token.name, sections: [section] });
      stack.push(section.steps);
    } else if (token.kind === 'else') {
      stack.pop();
      const section = { steps: [], from: isInside };
      blocks.at(-1)?.sections.push(section);
      stack.push(section.steps);
    } else if (token.kind === 'close') {
      stack.pop();
      const block = blocks.pop();
      if (block) add({ kind: 'block', ...block, to: isInside });
    }
  }
  return stack[0] ?? [];
}

/** The lines of the text that a reader expects. */
export function expectedLines(tokens: readonly Token[], data: SplitData): string[] {
  let lines: string[] = [];
  let line: string | null = null;
  let printed = 0;
  const beInside = (isInside: boolean): void => {
    if (isInside) line ??= '';
    else if (line !== null) {
      lines.push(line);
      line = null;
    }
  };
  const run = (steps: readonly Step[]): void => {
    for (const step of steps) {
      if (step.kind === 'text') line = (line ?? '') + step.text;
      else if (step.kind === 'begin') {
        beInside(false);
        beInside(true);
      } else if (step.kind === 'end') beInside(false);
      else if (step.kind === 'guard') {
        const before = { lines: [...lines], line, printed };
        run(step.steps);
        if (printed === before.printed) ({ lines, line } = before);
      } else {
        const value = data[step.name];
        const isTrue = Array.isArray(value) ? value.length > 0 : value === true;
        const index = isTrue === (step.block !== 'unless') ? 0 : 1;
        const times = index === 0 && Array.isArray(value) ? value.length : 1;
        const section = step.sections[index];
        beInside(step.sections[0]?.from === true);
        for (let pass = 0; section && pass < times; pass++) {
          printed++;
          beInside(section.from);
          run(section.steps);
          beInside(step.sections[index + 1]?.from ?? step.to);
        }
        beInside(step.to);
      }
    }
  };
  run(program(placeEdges(tokens)));
  return lines;
}
