import { fieldType, type FieldInstance, type FileRepeat } from '../../application/schema/index.ts';
import type { ProposedValues, Theme } from './field-by-name.ts';
import type { ProposedBlank } from './proposed-blank.ts';

/**
 * Where a proposed field is drawn on a PDF form; `option_value` for the mark of one choice, with a `value` for the mark of an era, which
 * is read of a date.
 */
export type ProposedPlace = Required<Pick<FieldInstance, 'page' | 'position_x' | 'position_y' | 'style'>> &
  Pick<FieldInstance, 'option_value' | 'value'>;

/** A proposed field, with its places on a form or in the text of a Word file. */
export interface ProposedField extends ProposedValues {
  readonly name: string;
  readonly blanks?: readonly ProposedBlank[];
  readonly placements?: readonly ProposedPlace[];
}

/** How the repetitions of a list are laid out on a PDF form, as in `form.repeats` of its file; lengths in mm. */
export type ProposedRows = Pick<FileRepeat, 'page' | 'rows' | 'pitch' | 'direction' | 'continuation'>;

/** Fields that are asked together. */
export interface ProposedQuestion {
  readonly name: string;
  readonly title: string;
  /** Names of the lists whose repetitions ask it, outermost first; empty for a question that is asked once. */
  readonly list: readonly string[];
  readonly fields: readonly ProposedField[];
  /** For a list that is printed in rows. */
  readonly rows?: ProposedRows;
  /** For a list that a Word file prints: the tags that repeat its rows. */
  readonly blanks?: readonly ProposedBlank[];
}

/** A field before it is grouped. */
export interface LooseField {
  readonly list: readonly string[];
  readonly theme: Theme;
  readonly field: ProposedField;
  readonly rows?: ProposedRows;
  /** What the question prints for all fields of its list. */
  readonly tags?: readonly ProposedBlank[];
}

const themeNames: Readonly<Record<Theme, string>> = {
  person: '氏名・連絡先',
  date: '日付',
  money: '金額',
  sum: '合計',
  other: 'その他',
};

/** What is about nothing in particular is no rest where it comes first. */
const leadingName = '記入事項';

/** The party or part that a name begins with: 甲 of 甲の住所, 届出人 of 届出人_氏名. Numbers are no part, and この names nothing. */
function prefixOf(name: string): string | undefined {
  const [, part] = /^([^_]{1,20})_(?!\d+$)./u.exec(name) ?? /^(?![こそあど]の)([^の_]{1,20})の./u.exec(name) ?? [];
  return part;
}

/** What asks for the fields. Those that are only computed are asked for nothing. */
function titleOf(name: string, fields: readonly ProposedField[]): string {
  if (fields.every(({ type }) => type === fieldType.formula)) return name;
  return `${name === themeNames.other ? 'そのほかの項目' : name}を入力してください。`;
}

/**
 * Questions of fields: those of one list together, those whose names begin with the same word, the others by what they are about.
 * In the order in which the first field of each appears.
 */
export function groupFields(fields: readonly LooseField[]): ProposedQuestion[] {
  const keyOf = ({ list }: LooseField, prefix: string): string => JSON.stringify([list, prefix]);
  const counts = new Map<string, number>();
  for (const each of fields) {
    const prefix = prefixOf(each.field.name);
    if (prefix !== undefined) counts.set(keyOf(each, prefix), (counts.get(keyOf(each, prefix)) ?? 0) + 1);
  }
  const groups = new Map<
    string,
    Pick<LooseField, 'list' | 'rows' | 'tags'> & { readonly name: string; readonly fields: ProposedField[] }
  >();
  for (const each of fields) {
    const { list, theme, field, rows, tags } = each;
    const prefix = prefixOf(field.name);
    // The fields of rows stay together, as their tags do.
    const isShared = tags === undefined && prefix !== undefined && (counts.get(keyOf(each, prefix)) ?? 0) > 1;
    const name = isShared ? prefix : (list.at(-1) ?? themeNames[theme]);
    const group = groups.get(keyOf(each, name)) ?? {
      name,
      list,
      fields: [],
      ...(rows && { rows }),
      ...(tags && { tags }),
    };
    group.fields.push(field);
    groups.set(keyOf(each, name), group);
  }
  return [...groups.values()].map(({ name: own, list, fields: held, rows, tags }, at) => {
    const name = at === 0 && own === themeNames.other ? leadingName : own;
    const title = titleOf(name, held);
    return { name, title, list, fields: held, ...(rows && { rows }), ...(tags && { blanks: tags }) };
  });
}
