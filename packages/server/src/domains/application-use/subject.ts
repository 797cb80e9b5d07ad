import type { Application as Definition, Resolved } from '@shorui/engine';
import { isImageField } from '@shorui/engine/answers';
import { fieldType, type FieldInstance } from '@shorui/engine/model';
import { DisplayValue } from '@shorui/engine/word';

/** Most characters of a subject: the width of its column. */
export const longestSubject = 100;
/** Most answers that a subject consists of, and most characters of each. */
const [mostParts, longestPart] = [3, 30];

/** Names of fields whose answers tell runs apart: 委託者名, 氏名, 件名, 契約番号. Furigana repeats what the name says. */
const naming = /(?:名|題|商号|名称|(?:契約|案件|管理|見積|請求|請求書)番号)$/u;
const reading = /ふりがな|フリガナ|カナ|かな/u;

const typesOfTexts: ReadonlySet<number> = new Set([fieldType.text, fieldType.name]);

function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  return characters.length <= longestPart ? characters.join('') : `${characters.slice(0, longestPart - 1).join('')}…`;
}

/** What an answer prints, in one short line; empty for what is hidden, not answered or a list. */
function printed({ data }: Resolved, { name }: FieldInstance): string {
  const value = data[name];
  if (value instanceof DisplayValue) return shorten(value.text);
  return typeof value === 'string' ? shorten(value) : '';
}

/**
 * By which a person tells one run of an application from another, in lists: the first answered name, title or number of a contract
 * of each group of questions, three at most; where there are fewer than two, first texts of other groups too. Questions of
 * repetitions are left out: they have many answers.
 */
export function subjectOf({ questions, fields }: Definition, resolved: Resolved): string {
  const named: string[] = [];
  const others: string[] = [];
  for (const { field_groups: groups = [] } of questions) {
    const ids = new Set<number | undefined>(groups.map(({ id }) => id));
    const texts = fields.filter(
      (field) =>
        ids.has(field.field_group_id) &&
        typesOfTexts.has(field.type) &&
        !isImageField(field) &&
        !reading.test(field.name),
    );
    const firstOf = (of: readonly FieldInstance[]) =>
      of.map((field) => printed(resolved, field)).find((text) => text !== '');
    const name = firstOf(texts.filter((field) => naming.test(field.name)));
    const text = name === undefined ? firstOf(texts) : undefined;
    if (name !== undefined) named.push(name);
    if (text !== undefined) others.push(text);
  }
  const parts = new Set(named.slice(0, mostParts));
  for (const text of others) if (parts.size < 2) parts.add(text);
  return [...parts].join('、');
}
