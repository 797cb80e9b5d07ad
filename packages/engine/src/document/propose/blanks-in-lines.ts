import { fieldType } from '../../application/schema/index.ts';
import { choiceOf, offerOfLine, roomBehind, type Offer } from './blank-choices.ts';
import { labelOf, type NamedBlank, type Print } from './blank.ts';
import { isLabel } from './table-labels.ts';
import type { TextBlock } from './text-blocks.ts';

/** A tag, and the paragraph that prints it. */
export interface PlacedPrint extends Print {
  readonly block: TextBlock;
}

/** A list, and the tags that repeat its rows. */
export interface FoundList {
  readonly name: string;
  readonly tags: readonly PlacedPrint[];
}

/** Characters of paragraphs where an answer belongs, and what is asked there. */
export interface FoundBlank extends NamedBlank {
  readonly block: TextBlock;
  readonly prints?: readonly (Print | PlacedPrint)[];
  /** All paragraphs that belong to it, where it has several. */
  readonly blocks?: readonly TextBlock[];
  readonly list?: FoundList;
  /** The column of a list that it adds up. */
  readonly sumOf?: FoundBlank;
}

/** The words of a paragraph as the name of what is below it: 出席者 of 【出席者】; empty for a sentence. */
export function headingOf(block: TextBlock | undefined): string {
  const bare = (block?.text ?? '').replace(/^[\s　■●◆◇▼【［[〔《＜<]+|[\s　】］\]〕》＞>：:]+$/gu, '');
  const name = labelOf(bare);
  return isLabel(bare.trim()) && !/\p{Script=Hiragana}$/u.test(name) ? name : '';
}

const parentOf = ({ part = '', path }: TextBlock): string => `${part}|${path.slice(0, -1).join('.')}`;

/** Offers of more characters are things to hand in or to confirm, of which several apply. */
const longestAlternative = 10;

/** Boxes in lines of their own: a choice of what the lines offer. */
export function blanksInLines(blocks: readonly TextBlock[], at: number): FoundBlank[] {
  const [first] = blocks.slice(at, at + 1);
  if (first === undefined) return [];
  const lines: (Offer & { readonly block: TextBlock })[] = [];
  for (const block of blocks.slice(at)) {
    const offer = parentOf(block) === parentOf(first) ? offerOfLine(block.text) : undefined;
    if (offer === undefined || block.controls.length > 0) break;
    lines.push({ ...offer, block });
  }
  const options = new Set(lines.map(({ option }) => option));
  if (lines.length < 2 || options.size < lines.length) return [];
  const before = blocks[at - 1];
  const name = (first.cell?.label ?? headingOf(before)) || '選択';
  const { values, prints } = choiceOf(lines, `${first.cell?.label ?? ''}${before?.text ?? ''}`);
  const isLong = lines.some(({ option }) => [...option].length > longestAlternative);
  const own = lines.map(({ block }) => block);
  return [
    {
      block: first,
      blocks: own,
      at: lines[0]?.at ?? 0,
      from: lines[0]?.from ?? '',
      before: '',
      name,
      isShared: false,
      theme: 'other',
      values: isLong ? { ...values, type: fieldType.checkbox } : values,
      prints: prints.map(({ offer: { block }, at: place, from, to }) => ({ block, at: place, from, to })),
    },
    ...lines.flatMap((line) =>
      roomBehind(line.block.text, line, name).map((found): FoundBlank => ({
        ...found,
        block: line.block,
        blocks: own,
      })),
    ),
  ];
}
