import { fieldType } from '../../application/schema/index.ts';
import { blankBracket, type NamedBlank, type Print } from './blank.ts';
import type { ProposedValues } from './field-by-name.ts';

/** Boxes that are printed to be checked. A filled one is an example among empty ones. */
const box = '[□☐☑☒]';
const boxes = new RegExp(box, 'gu');
/** A line with one box at its beginning, and what it offers. */
const boxedLine = new RegExp(`^[\\s　・]*(?:[（(]?[\\d０-９①-⑳]+[）)．.]?)?[\\s　]*(${box})[\\s　]*([^□☐☑☒]+)$`, 'u');
/** What is offered at a box: up to a space or a mark, with a note in brackets that is no room. */
const offer = /^[\s　]*([^\s　、，,・／/（）()：:」』]+(?:[（(][^\s　_＿（）()]+[）)])?)/u;
const offerWithRoom = /[（(［[][\s　_＿…・.]+[）)］\]]/u;
/** The longest words that are offered at a box. */
const longestOffer = 40;
/** What stands between the last thing offered and the end of the sentence: it begins no other choice. */
const onlyMarks = /^[\s　、，,。．・／/（）()［］「」『』：:_＿…]*$/u;
/** Words around boxes of which several may be checked. */
const several =
  /(?:すべて|全て|複数|いずれも|変更(?:事項|項目|箇所)|添付書類|必要書類|提出書類|確認事項|チェックリスト)/u;

/** May several of the boxes be checked that these words are around? */
export const severalApply = (words: string): boolean => several.test(words);

export interface Offer {
  /** Where the box is. */
  readonly at: number;
  readonly from: string;
  readonly option: string;
  /** Where the words of the option end. */
  readonly end: number;
}

interface Choice {
  /** The words between the choice before it and its first box. */
  readonly ahead: string;
  readonly offers: readonly Offer[];
}

const isOffer = (option: string): boolean =>
  option !== '' && [...option].length <= longestOffer && !/[。"'{}]/u.test(option);

/** The choices in a text: boxes in a row that offer different things. Words of their own between two boxes begin another choice. */
function choicesIn(text: string): Choice[] {
  const found: { ahead: string; offers: Offer[] }[] = [];
  const all = [...text.matchAll(boxes)];
  let done = 0;
  for (const [index, { index: at, 0: from }] of all.entries()) {
    const behind = text.slice(at + from.length, all[index + 1]?.index ?? text.length);
    const [head = '', option = ''] = offer.exec(behind) ?? [];
    const between = text.slice(done, at);
    const last = found.at(-1);
    const each = { at, from, option, end: at + from.length + head.length };
    if (last === undefined || !onlyMarks.test(between.replace(offerWithRoom, '')))
      found.push({ ahead: between, offers: [each] });
    else last.offers.push(each);
    done = each.end;
  }
  return found.filter(
    ({ offers }) =>
      offers.length > 1 &&
      offers.every(({ option }) => isOffer(option)) &&
      new Set(offers.map(({ option }) => option)).size === offers.length,
  );
}

/** Does a text have boxes of which one is to be checked? */
export const hasChoice = (text: string): boolean => choicesIn(text).length > 0;

/** What is offered on a line of its own: □ 住民票の写し. */
export function offerOfLine(text: string): Offer | undefined {
  const [, from, words = ''] = boxedLine.exec(text) ?? [];
  if (from === undefined) return undefined;
  const at = text.indexOf(from);
  const option = words
    .replace(/[（(［[][\s　_＿…・.]*[）)］\]].*$/u, '')
    .replace(/[\s　：:_＿]+$/u, '')
    .trim();
  return isOffer(option) ? { at, from, option, end: text.indexOf(option, at) + option.length } : undefined;
}

/**
 * A mark as a template prints it. A choice of one equals its option; `contains` reads choices of one and of several, but texts in
 * each other's would be mistaken.
 */
function markTag(option: string, options: readonly string[], isOne: boolean, from: string): (name: string) => string {
  const isInOther = options.some((each) => each !== option && each.includes(option));
  const test = isOne && isInOther ? 'eq' : 'contains';
  const empty = from === '☐' || from === '☒' ? '☐' : '□';
  return (name) => `{{#if (${test} ${name} "${option}")}}☑{{else}}${empty}{{/if}}`;
}

/** The values of a choice and its marks. `around`: the words that tell whether several boxes may be checked. */
export function choiceOf<Place extends Offer>(
  offers: readonly Place[],
  around: string,
): { readonly values: ProposedValues; readonly prints: readonly (Print & { readonly offer: Place })[] } {
  const texts = offers.map(({ option }) => option);
  const isOne = !severalApply(around);
  return {
    values: {
      type: isOne ? fieldType.radio : fieldType.checkbox,
      options: texts.map((text) => ({ text, value: text })),
    },
    prints: offers.map((each) => ({
      offer: each,
      at: each.at,
      from: each.from,
      to: markTag(each.option, texts, isOne, each.from),
    })),
  };
}

const room = new RegExp(blankBracket, 'u');

/** The room in brackets behind what is offered: その他 with brackets. */
export function roomBehind(text: string, { option, end }: Offer, choice: string): NamedBlank[] {
  const behind = text.slice(end);
  const [whole, inner] = room.exec(behind) ?? [];
  if (whole === undefined || inner === undefined || !behind.trimStart().startsWith(whole)) return [];
  const name = `${choice}の${option.startsWith('その他') ? 'その他' : '内容'}`;
  return [{ at: text.indexOf(whole, end) + 1, from: inner, before: '', name, isShared: false }];
}

/**
 * The choices of a paragraph, and the room in brackets behind their options.
 * @param label the words of the cell before it
 * @param nameOf reads the name of a choice in the words before it; empty when there is none
 */
export function blanksInChoices(
  text: string,
  label: string | undefined,
  nameOf: (ahead: string) => string,
): NamedBlank[] {
  return choicesIn(text).flatMap(({ ahead, offers }, index) => {
    const own = nameOf(ahead);
    const name = own !== '' ? own : index === 0 && label !== undefined && label !== '' ? label : '選択';
    const { values, prints } = choiceOf(offers, `${label ?? ''}${ahead}${text.slice(offers.at(-1)?.end)}`);
    const [{ at, from } = { at: 0, from: '' }] = offers;
    const choice: NamedBlank = { at, from, before: '', name, isShared: false, values, theme: 'other', prints };
    return [choice, ...offers.flatMap((each) => roomBehind(text, each, name))];
  });
}
