import type { Application, Question } from '@shorui/engine';
import { fieldType, indexApplication, type FieldInstance } from '@shorui/engine/model';
import type { Answers } from '../../../../../../kits/questions/answer-path.ts';

/** A box that is narrower holds fewer characters than the usual example, mm. */
const narrowWidth = 12;

/** The example of a text: as many digits as there are cells, one where a box holds no more. */
function sampleText({ style }: FieldInstance): string {
  const { cells, width = Number.POSITIVE_INFINITY } = style ?? {};
  const count = cells?.boxes?.length ?? cells?.count;
  if (count !== undefined) return Array.from({ length: count }, (_, at) => (at + 1) % 10).join('');
  return width < narrowWidth ? '1' : '見本の値';
}

/** What a field is filled with while nobody has answered it, by its type. */
function sampleOf(field: FieldInstance): unknown {
  const { type, unit, options = [] } = field;
  const [first] = options;
  switch (type) {
    case fieldType.textarea:
      return '見本の文章です。欄の幅で折り返し、何行かになることを確かめます。';
    case fieldType.number:
      return unit === '円' ? 123456 : 42;
    case fieldType.decimal:
      return '1234.5';
    case fieldType.date:
      return '2025-04-01';
    case fieldType.select_box:
    case fieldType.radio:
      return first?.value;
    case fieldType.checkbox:
      return first === undefined ? true : [first.value];
    case fieldType.multi_select:
      return first && [first.value];
    case fieldType.name:
      return { last: '山田', first: '太郎', kana: 'ヤマダ タロウ' };
    case fieldType.address:
      return {
        postCode: '100-0001',
        province: '東京都',
        district: '千代田区',
        street: '千代田1番1号',
        building: '見本ビル10階',
      };
    case fieldType.post_code:
      return '100-0001';
    case fieldType.phone:
      return '03-1234-5678';
    case fieldType.email:
      return 'yamada@example.jp';
    case fieldType.formula:
      return undefined;
    case fieldType.text:
      return sampleText(field);
  }
}

const isNothing = (answer: unknown): boolean => answer === undefined || answer === null || answer === '';
const scopeOf = (value: unknown): Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answers) : {};

/** Rows of a list that nobody has answered. */
const rowsShown = 2;

/** The answers to try an application with, and examples where there are none, so that each field of a form shows something. */
export function sampleAnswers(application: Application, given: Answers): Answers {
  const index = indexApplication(application);
  const fill = (question: Question, scope: Answers, seen: readonly number[]): Answers => {
    if (seen.includes(question.id)) return scope;
    const filled: Record<string, unknown> = { ...scope };
    const put = (name: string, value: unknown): void => {
      if (isNothing(filled[name]) && value !== undefined) filled[name] = value;
    };
    const option = question.options?.[0]?.value;
    if (option !== undefined) put(question.name, question.type === 'multiple' ? [option] : option);
    for (const { id } of question.field_groups ?? [])
      for (const field of index.fieldsOfGroup.get(id) ?? []) put(field.name, sampleOf(field));
    for (const list of question.repeat_options ?? []) {
      const name = list.name ?? question.name;
      const known = filled[name];
      const rows: readonly unknown[] = Array.isArray(known) && known.length > 0 ? known : [];
      const count = rows.length > 0 ? rows.length : Math.min(Math.max(rowsShown, list.min), list.max);
      filled[name] = Array.from({ length: count }, (_, at) =>
        list.questions.reduce<Answers>((row, id) => {
          const inner = index.questions.get(id);
          return inner === undefined ? row : fill(inner, row, [...seen, question.id]);
        }, scopeOf(rows[at])),
      );
    }
    return filled;
  };
  return application.questions
    .filter(({ id }) => !index.listOf.has(id))
    .reduce((answers, question) => fill(question, answers, []), given);
}
