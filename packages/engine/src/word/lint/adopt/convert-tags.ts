import { createProblem, type Place, type Problem, type ProblemId } from '../../../problems/index.ts';
import { asArgument, convertExpression } from './convert-expression.ts';
import type { OldTag } from './read-tags.ts';

/** A tag in its paragraph. */
export interface PlacedTag {
  readonly tag: OldTag;
  /** That of the tag, with its text as snippet. */
  readonly place: Place;
}

/** A tag and what it becomes. */
export interface AdoptedTag extends PlacedTag {
  readonly becomes: string;
}

/** What sample data has under a name; `undefined` when it is not known. */
export type KindOfValue = (name: string, around: readonly string[]) => 'list' | 'object' | 'other' | undefined;

interface OpenBlock {
  readonly placed: PlacedTag;
  readonly block: 'each' | 'if' | 'unless' | 'with';
  /** Could its beginning be converted? Otherwise its end stays too. */
  readonly isConverted: boolean;
}

/** Names of answers to yes and no. */
const yesOrNo = /^(?:is|has|show|can|use|with|without|no)[A-Z_]|flag$|フラグ$|有無$|あり$|なし$|か$/u;

/**
 * Converts the tags of a part, in the order of its paragraphs. A section of docxtemplater is a list, a condition or an object, whichever its
 * value is; Shorui's tags state which. Without sample data, a section with tags in it is taken for a list.
 */
export class TagConverter {
  readonly converted: AdoptedTag[] = [];
  readonly problems: Problem[] = [];
  readonly #kindOf: KindOfValue;
  readonly #open: OpenBlock[] = [];
  readonly #tags: readonly PlacedTag[];

  constructor(tags: readonly PlacedTag[], kindOf: KindOfValue) {
    this.#tags = tags;
    this.#kindOf = kindOf;
    for (const index of tags.keys()) this.#convert(index);
    for (const { placed } of this.#open) this.#report('word.adopt-unclosed', placed);
  }

  #report(id: ProblemId, { tag, place }: PlacedTag): void {
    this.problems.push(createProblem(id, place, { name: tag.name, tag: tag.text }));
  }

  #put(placed: PlacedTag, becomes: string): void {
    this.converted.push({ ...placed, becomes: `{{${becomes}}}` });
  }

  #convert(index: number): void {
    const placed = this.#tags[index];
    if (!placed) return;
    const { kind, name } = placed.tag;
    if (kind === 'open' || kind === 'inverted') return this.#begin(placed, index);
    if (kind === 'close') return this.#end(placed);
    if (kind === 'unknown') return this.#report('word.adopt-unknown', placed);
    const expression = convertExpression(name);
    if (!expression) return this.#report('word.adopt-expression', placed);
    if (kind === 'value') return this.#put(placed, expression.text);
    if (kind === 'raw') this.#report('word.adopt-raw', placed);
    if (kind === 'html') this.#report('word.adopt-html', placed);
    this.#put(placed, `${kind === 'image' ? 'image' : 'richtext'} ${asArgument(expression)}`);
  }

  #begin(placed: PlacedTag, index: number): void {
    const expression = convertExpression(placed.tag.name);
    if (!expression) {
      this.#report('word.adopt-expression', placed);
      this.#open.push({ placed, block: 'if', isConverted: false });
      return;
    }
    const block = placed.tag.kind === 'inverted' ? 'unless' : this.#blockOf(placed, index, expression.isCall);
    this.#put(placed, `#${block} ${asArgument(expression)}`);
    this.#open.push({ placed, block, isConverted: true });
  }

  /** What a section is: by the sample data, else by what is in it. */
  #blockOf(placed: PlacedTag, index: number, isCall: boolean): OpenBlock['block'] {
    const { name, isList } = placed.tag;
    if (isList || name === '.') return 'each';
    if (isCall) return 'if';
    const around = this.#open
      .filter(({ block }) => block === 'each' || block === 'with')
      .map(({ placed: { tag } }) => tag.name);
    const kind = this.#kindOf(name, around);
    if (kind !== undefined) return { list: 'each', object: 'with', other: 'if' }[kind] as OpenBlock['block'];
    if (yesOrNo.test(name) || !this.#hasTagsInside(index)) return 'if';
    this.#report('word.adopt-list', placed);
    return 'each';
  }

  /** Are there tags between a section's tag and its end? */
  #hasTagsInside(index: number): boolean {
    return this.#tags[index + 1] !== undefined && this.#tags[index + 1]?.tag.kind !== 'close';
  }

  #end(placed: PlacedTag): void {
    const block = this.#open.at(-1);
    const { name } = placed.tag;
    const isMatch =
      block && (name === '' || name.replaceAll(/\s/g, '') === block.placed.tag.name.replaceAll(/\s/g, ''));
    if (!isMatch) return this.#report('word.adopt-unopened', placed);
    this.#open.pop();
    if (block.isConverted) this.#put(placed, `/${block.block}`);
  }
}
