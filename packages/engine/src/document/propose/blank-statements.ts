import { fieldType, maxInstanceName } from '../../application/schema/index.ts';
import { shortWords } from '../../japanese/short-words.ts';
import type { NamedBlank } from './blank.ts';

/** Boxes that are printed to be checked, and a line that has one at its beginning. */
const boxes = /[□☐☑☒]/gu;
const boxedLine = /^[\s　・]*(?:[（(]?[\d０-９①-⑳]+[）)．.]?)?[\s　]*([□☐])[\s　]*([^□☐☑☒]+)$/u;
/** Words that are true or not. A box before others may be the mark of a heading. */
const statement =
  /(?:する|した|ます|ました|ある|あり|有り?|なし|無し?|ない|いる|済み?|希望|同意|承諾|承認|確認|了承|誓約|該当|不要|要)。?$/u;
/** Longest words of a statement, and longest that say no more than yes (要, 有り), in characters. */
const longest = 80;
const longestYes = 2;

/**
 * The only box of a paragraph, which is checked or not: □ 同意する. Its words are the question, or those of the cell before it where
 * they only say yes.
 */
export function blankOfStatement(text: string, label: string | undefined): NamedBlank[] {
  const [, from, behind = ''] = boxedLine.exec(text) ?? [];
  if (from === undefined || (text.match(boxes) ?? []).length > 1) return [];
  const words = behind.replace(/[（(［[][\s　_＿…・.]*[）)］\]].*$/u, '').trim();
  const isNamed = label !== undefined && label !== '';
  // What continues like a sentence speaks of boxes, and is none.
  if (words === '' || [...words].length > longest || /^[でにのをはがと欄枠]/u.test(words)) return [];
  if (/["'{}]/u.test(words) || (!isNamed && !statement.test(words))) return [];
  const whole = words.replace(/。$/u, '');
  const isYes = isNamed && [...whole].length <= longestYes;
  const name = isYes ? label : shortWords(whole, maxInstanceName);
  // Names have letters and digits alone: what was left out is shown.
  const isWhole = isYes || (name === whole && !/[^\p{L}\p{N}ー々〇]/u.test(whole));
  return [
    {
      at: text.indexOf(from),
      from,
      before: '',
      name,
      isShared: false,
      theme: 'other',
      values: { type: fieldType.checkbox, ...(isWhole ? {} : { label: whole }) },
      prints: [{ at: text.indexOf(from), from, to: (own) => `{{#if ${own}}}☑{{else}}${from}{{/if}}` }],
    },
  ];
}
