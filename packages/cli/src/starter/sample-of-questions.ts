import { fieldType, type Application, type FieldInstance } from '@shorui/engine/model';

type Sample = Record<string, unknown>;

/** Lines of a list in a sample. */
const sampleLines = 2;

/** An answer of a type, as a person would type it. Cells get digits, as many as there are cells. */
function sampleOf({ type, options, rules, style }: FieldInstance, cells: number | undefined): unknown {
  const [first] = options ?? [];
  switch (type) {
    case fieldType.number:
      return cells === undefined ? 1200 : Number('12345678'.slice(0, Math.min(cells, 4)));
    case fieldType.decimal:
      return '12.5';
    case fieldType.date:
      return '2026-04-01';
    case fieldType.select_box:
    case fieldType.radio:
      return first?.value;
    case fieldType.multi_select:
      return first && [first.value];
    case fieldType.checkbox:
      return first ? [first.value] : true;
    case fieldType.name:
      return { last: '山田', first: '太郎' };
    case fieldType.address:
      return { postCode: '1000005', fullAddress: '東京都千代田区丸の内1-1-1' };
    case fieldType.post_code:
      return '1000005';
    case fieldType.phone:
      return '03-1234-5678';
    case fieldType.email:
      return 'info@example.com';
    case fieldType.formula:
      return undefined;
    case fieldType.text:
    case fieldType.textarea:
      break;
  }
  if (style?.image === true) return undefined;
  if (rules?.some(({ name }) => name === 'isKana')) return 'ヤマダ タロウ'.slice(0, cells);
  return cells === undefined ? '見本' : '12345678901234567890'.slice(0, cells);
}

/** Sample answers to all questions of an application: every choice its first option, every list two lines. */
export function sampleOfQuestions({ questions, fields }: Application): Sample {
  const cellsOf = new Map<number, number>();
  for (const { source_field_id: source, style } of fields) {
    const count = style?.cells?.count ?? style?.cells?.boxes?.length;
    if (source !== undefined && count !== undefined) cellsOf.set(source, count);
  }
  const listed = new Set(
    questions.flatMap(({ repeat_options }) => (repeat_options ?? []).flatMap((each) => each.questions)),
  );
  const sampleFor = (ids: readonly number[]): Sample => {
    const sample: Sample = {};
    for (const question of questions.filter(({ id }) => ids.includes(id))) {
      for (const group of question.field_groups ?? []) {
        for (const field of fields.filter(({ field_group_id: id }) => id === group.id)) {
          const value = sampleOf(field, cellsOf.get(field.id));
          if (value !== undefined) sample[field.name] = value;
        }
      }
      for (const repeat of question.repeat_options ?? [])
        sample[repeat.name ?? question.name] = Array.from({ length: sampleLines }, () => sampleFor(repeat.questions));
    }
    return sample;
  };
  return sampleFor(questions.map(({ id }) => id).filter((id) => !listed.has(id)));
}
