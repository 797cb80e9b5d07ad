import { DisplayValue, type TemplateValue } from '../../../values/index.ts';
import { isTrue, orderValues, sameValue } from '../compare-values.ts';
import { defineHelper, type Helper } from '../helper.ts';
import { includesText } from '../includes-text.ts';
import { checkLength, toText } from '../../data/to-text.ts';

function ordered(a: TemplateValue, b: TemplateValue, test: (order: number) => boolean): boolean {
  const order = orderValues(a, b);
  return order !== null && test(order);
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
