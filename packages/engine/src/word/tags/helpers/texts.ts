import {
  countCodePoints,
  formatPhoneNumber,
  formatPostalCode,
  toFullWidth,
  toHalfWidth,
  toHiragana,
  toKatakana,
} from '../../../japanese/index.ts';
import type { TemplateValue } from '../../../values/index.ts';
import { isTrue } from '../compare-values.ts';
import { HelperError } from '../../data/helper-error.ts';
import { defineHelper, type Helper } from '../helper.ts';
import { joinTexts, listSeparator, toPlain, toText, toTexts } from '../../data/to-text.ts';

function join(list: TemplateValue, separator: TemplateValue, last: TemplateValue, limit: number): string | null {
  if (list === null || list === undefined) return null;
  if (!Array.isArray(list)) return toText(list);
  const texts = toTexts(list as readonly TemplateValue[], limit);
  const between = separator === undefined || separator === null ? listSeparator : toText(separator);
  const end = toText(last);
  if (end === '' || texts.length < 2) return joinTexts(texts, between, limit);
  return `${joinTexts(texts.slice(0, -1), between, limit)}${end}${texts.at(-1) ?? ''}`;
}

/** Longest padding, in characters. */
const longestPad = 1000;

function pad(value: TemplateValue, length: TemplateValue, filler: TemplateValue): string {
  const wanted = Number(toPlain(length));
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > longestPad) {
    throw new HelperError('word.helper-number', { value: toPlain(length).slice(0, 40) });
  }
  const text = toText(value);
  const fill = toText(filler) || '0';
  const lacking = Math.max(0, wanted - countCodePoints(text));
  // Whole characters, and no more of the filler than is needed: it may be as long as any text.
  const unit = Array.from(fill.slice(0, 2 * longestPad));
  return Array.from({ length: lacking }, (_, index) => unit[index % unit.length] ?? '').join('') + text;
}

function kana(value: TemplateValue, script: TemplateValue): string {
  const text = toText(value);
  switch (toText(script)) {
    case '':
    case 'katakana':
      return toKatakana(text);
    case 'hiragana':
      return toHiragana(text);
    case 'half':
      return toHalfWidth(toKatakana(text), ['katakana']);
    default:
      throw new HelperError('word.helper-choice', { value: toText(script), known: 'katakana, hiragana, half' });
  }
}

/** Text: joining, padding, width, kana, postal codes and phone numbers. */
export const textHelpers: readonly Helper[] = [
  defineHelper(
    'default',
    2,
    ([value, fallback]) => (isTrue(value) || value === 0 || value === false ? value : fallback),
    { allowsMissing: true },
  ),
  defineHelper('concat', [1, 20], (args, _options, { run }) =>
    joinTexts(toTexts(args, run.limits.textCharacters), '', run.limits.textCharacters),
  ),
  defineHelper('length', 1, ([value]) => (Array.isArray(value) ? value.length : countCodePoints(toText(value)))),
  defineHelper(
    'join',
    [1, 2],
    ([list, separator], options, { run }) => join(list, separator, options.last, run.limits.textCharacters),
    {
      options: ['last'],
    },
  ),
  defineHelper('upper', 1, ([value]) => toText(value).toUpperCase()),
  defineHelper('lower', 1, ([value]) => toText(value).toLowerCase()),
  defineHelper('pad', [2, 3], ([value, length, filler]) => pad(value, length, filler)),
  defineHelper('zenkaku', 1, ([value]) => toFullWidth(toText(value))),
  defineHelper('hankaku', 1, ([value]) => toHalfWidth(toText(value))),
  defineHelper('kana', [1, 2], ([value, script]) => kana(value, script)),
  defineHelper('postcode', 1, ([value], options) => formatPostalCode(toText(value), { mark: isTrue(options.mark) }), {
    options: ['mark'],
  }),
  defineHelper('phone', 1, ([value]) => formatPhoneNumber(toText(value))),
];
