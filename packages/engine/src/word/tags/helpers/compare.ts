import { DisplayValue, type TemplateValue } from '../../../values/index.ts';
import { isTrue, orderValues, sameValue } from '../compare-values.ts';
import { defineHelper, type Helper } from '../helper.ts';
import { checkLength, toText } from '../../data/to-text.ts';

function ordered(a: TemplateValue, b: TemplateValue, test: (order: number) => boolean): boolean {
  const order = orderValues(a, b);
  return order !== null && test(order);
}

/** Texts up to this length are left to the platform, whose worst case is the product of both lengths. */
const shortText = 64;

/** For each beginning of a text, how long the longest beginning is that it also ends with (Knuth, Morris, Pratt). */
function borders(text: string): Uint32Array {
  const lengths = new Uint32Array(text.length);
  let matched = 0;
  for (let at = 1; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(at) !== text.charCodeAt(matched)) matched = lengths[matched - 1] ?? 0;
    if (text.charCodeAt(at) === text.charCodeAt(matched)) matched++;
    lengths[at] = matched;
  }
  return lengths;
}

/** Does a text hold another one? In time that grows with the sum of their lengths, whatever they are. */
function includesText(text: string, wanted: string): boolean {
  if (wanted.length <= shortText || wanted.length > text.length) return text.includes(wanted);
  const lengths = borders(wanted);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(at) !== wanted.charCodeAt(matched)) matched = lengths[matched - 1] ?? 0;
    if (text.charCodeAt(at) === wanted.charCodeAt(matched)) matched++;
    if (matched === wanted.length) return true;
  }
  return false;
}

/** Is the item in the list, or the text in the text? A single choice is a list of one. */
function contains(holder: TemplateValue, item: TemplateValue): boolean {
  if (Array.isArray(holder)) {
    checkLength(holder as readonly TemplateValue[]);
    return (holder as readonly TemplateValue[]).some((each) => sameValue(each, item));
  }
  if (holder instanceof DisplayValue && sameValue(holder, item)) return true;
  if (typeof holder !== 'string' && !(holder instanceof DisplayValue)) return false;
  const wanted = toText(item);
  return wanted !== '' && includesText(toText(holder), wanted);
}

/** Comparisons and logic. A choice compares by its stored value and by its text. */
export const compareHelpers: readonly Helper[] = [
  defineHelper('eq', 2, ([a, b]) => sameValue(a, b)),
  defineHelper('ne', 2, ([a, b]) => !sameValue(a, b)),
  defineHelper('lt', 2, ([a, b]) => ordered(a, b, (order) => order < 0)),
  defineHelper('lte', 2, ([a, b]) => ordered(a, b, (order) => order <= 0)),
  defineHelper('gt', 2, ([a, b]) => ordered(a, b, (order) => order > 0)),
  defineHelper('gte', 2, ([a, b]) => ordered(a, b, (order) => order >= 0)),
  defineHelper('and', [1, 20], (args) => args.every(isTrue)),
  defineHelper('or', [1, 20], (args) => args.some(isTrue)),
  defineHelper('not', 1, ([value]) => !isTrue(value)),
  defineHelper('contains', 2, ([holder, item]) => contains(holder, item)),
];
