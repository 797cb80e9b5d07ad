import { fieldType, type FieldOption } from '@shorui/engine/model';
import type { NewQuestion } from '@shorui/server/contract';

type NewField = NewQuestion['fields'][number];

/** What of a proposal is wanted: fields left out and kinds changed, by question and field. */
export interface Choice {
  readonly without: ReadonlySet<string>;
  readonly kinds: Readonly<Record<string, number>>;
}

export const keyOf = (question: number, field?: number): string => `${question}.${field ?? ''}`;

export function toggled(choice: Choice, key: string, isWanted: boolean): Choice {
  const without = new Set(choice.without);
  if (isWanted) without.delete(key);
  else without.add(key);
  return { ...choice, without };
}

/** What the engine has proposed for a field, which the contract leaves open. */
const valuesOf = (field: NewField) => field as { readonly options?: readonly FieldOption[]; readonly formula?: string };

/** What a proposed choice offers. */
export const optionsOf = (field: NewField): readonly FieldOption[] => valuesOf(field).options ?? [];

const numbers: readonly number[] = [fieldType.number, fieldType.decimal, fieldType.formula];

/** The sums of columns that are left out, or are no numbers any more. */
function lostSums(questions: readonly NewQuestion[], { without, kinds }: Choice): ReadonlySet<string> {
  const lost = questions.flatMap(({ list = [], fields }, at) =>
    fields.flatMap(({ name, type }, place) => {
      const key = keyOf(at, place);
      const isLeft = without.has(keyOf(at)) || without.has(key) || !numbers.includes(kinds[key] ?? type);
      return list.length > 0 && isLeft ? [`合計(${[...list, name].join('.')})`] : [];
    }),
  );
  return new Set(lost);
}

/** The tags of a field that is asked as something else than a number, which has no digits to group. */
const plainTags = (blanks: NewField['blanks']): NewField['blanks'] =>
  blanks?.map((blank) => ({ ...blank, to: blank.to.replaceAll(/\{\{number ([^\s{}]+)\}\}/g, '{{$1}}') }));

/** The questions with the kinds that were chosen. A sum without its column is asked as a number. */
export function asChosen(questions: readonly NewQuestion[], choice: Choice): NewQuestion[] {
  const lost = lostSums(questions, choice);
  return questions.map((question, at) => ({
    ...question,
    fields: question.fields.map((field, place): NewField => {
      const { formula, ...values } = valuesOf(field);
      const isLost = formula !== undefined && lost.has(formula);
      const type = choice.kinds[keyOf(at, place)] ?? (isLost ? fieldType.number : field.type);
      const isComputed = type === fieldType.formula && formula !== undefined && !isLost;
      const blanks = numbers.includes(type) ? field.blanks : plainTags(field.blanks);
      const printed = blanks === undefined ? {} : { blanks };
      return { ...values, name: field.name, type, ...(isComputed && { formula }), ...printed };
    }),
  }));
}

/** What the field is computed by, in the words of its names. */
export const formulaOf = (field: NewField): string | undefined => valuesOf(field).formula;

/** The questions and fields that are wanted. */
export function wantedOf(questions: readonly NewQuestion[], choice: Choice): NewQuestion[] {
  return asChosen(questions, choice).flatMap((question, at) => {
    if (choice.without.has(keyOf(at))) return [];
    const fields = question.fields.filter((_, place) => !choice.without.has(keyOf(at, place)));
    return question.fields.length > 0 && fields.length === 0 ? [] : [{ ...question, fields }];
  });
}
