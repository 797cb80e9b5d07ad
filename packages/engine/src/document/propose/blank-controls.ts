import { dateFormats, fieldType, type DateFormat } from '../../application/schema/index.ts';
import type { PlaceholderControl } from '../../word/editor/index.ts';
import { labelOf, type NamedBlank } from './blank.ts';
import { wordBefore } from './blank-words.ts';
import type { ProposedValues } from './field-by-name.ts';

/** What Word itself prints in a control that is empty, and what people write there: it names no value. */
const instruction =
  /(?:クリック|タップ|ここに|こちらに|テキストを|文字を|アイテムを|項目を選択|選択してください|日付を|入力してください|Click|Choose|Enter)/iu;
const request = /(?:を)?(?:ご)?(?:入力|記入|記載|選択|指定)(?:して(?:ください|下さい)|する)?[。．]?$/u;

/** 甲の名称 of ［甲の名称］ and 甲の名称を入力; empty for words that are the same in every control. */
function nameOfPlaceholder(text: string): string {
  const bare = text.replace(/^[\s　［[【〔（(〈<＜]+|[\s　］\]】〕）)〉>＞]+$/gu, '');
  const words = labelOf(bare.replace(request, ''));
  return instruction.test(words) || /[。、]/u.test(words) ? '' : words;
}

/** How a date prints, of its pattern in Word: `yyyy'年'M'月'd'日'`, `ggge年M月d日`. */
function formatOf(pattern: string): DateFormat {
  const wanted = pattern.replace(/'/gu, '').replace(/y/gu, 'Y').replace(/d/gu, 'D');
  if (/[ge]/u.test(pattern)) return 'ggge年M月D日';
  return dateFormats.find((format) => format === wanted) ?? 'YYYY年M月D日';
}

/** What the control takes; undefined where any text may be written. */
function valuesOf({ date, choices }: PlaceholderControl): ProposedValues | undefined {
  if (date !== undefined) return { type: fieldType.date, date_format: formatOf(date) };
  const options = choices.map((text) => ({ text, value: text }));
  return options.length > 1 ? { type: fieldType.select_box, options } : undefined;
}

/**
 * The content controls of a paragraph that nothing is filled into yet, named by their title, the words next to them or their own.
 * @param text of the paragraph
 * @param label the words of the cell before it
 */
export function blanksInControls(
  controls: readonly PlaceholderControl[],
  text: string,
  label: string | undefined,
): NamedBlank[] {
  return controls.map((control, index) => {
    const { at, from, title } = control;
    const { at: before = 0, from: previous = '' } = controls[index - 1] ?? {};
    const near =
      controls.length === 1 && label !== undefined ? label : wordBefore(text.slice(before + previous.length, at));
    const own = nameOfPlaceholder(from);
    const name = labelOf(title ?? '') || (label === undefined && own !== '' ? own : near || own);
    const values = valuesOf(control);
    const isDate = control.date !== undefined;
    return { at, from, before: '', name, isShared: false, ...(values && { values }), ...(isDate && { theme: 'date' }) };
  });
}
