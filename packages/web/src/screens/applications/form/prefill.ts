import type { Application } from '@shorui/engine';
import { fieldType } from '@shorui/engine/model';
import type { Company } from '@shorui/server/contract';
import type { Answers } from '../../../kits/questions/answer-path.ts';
import { splitAddress } from '../../../kits/questions/split-address.ts';
import { listName, repeatedQuestions } from '../../../kits/questions/parts-of-question.ts';

/** Names under which an answer of the first level may be saved. */
function ownNames(application: Application): ReadonlySet<string> {
  const inner = repeatedQuestions(application);
  const names = new Set<string>();
  for (const question of application.questions) {
    if (inner.has(question.id)) continue;
    if ((question.options ?? []).length > 0) names.add(question.name);
    for (const list of question.repeat_options ?? []) names.add(listName(question, list));
    for (const field of question.survey_question_fields ?? []) names.add(field.name);
    const groups = new Set((question.field_groups ?? []).map(({ id }) => id));
    for (const field of application.fields)
      if (field.field_group_id !== undefined && groups.has(field.field_group_id)) names.add(field.name);
  }
  return names;
}

/** Is nothing answered yet? A list that only has the empty items it must have is not answered either. */
export function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === '') return true;
  return typeof answer === 'object' && Object.values(answer).every((each) => isBlank(each));
}

/** The answers of an earlier run that this version still asks for. */
export function fromEarlierRun(application: Application, earlier: Answers): Answers {
  const names = ownNames(application);
  return Object.fromEntries(Object.entries(earlier).filter(([name]) => names.has(name)));
}

/** What a field of a name asks of the company that answers. */
const companyValues: readonly (readonly [name: RegExp, value: (company: Company) => string | null])[] = [
  [/^(会社名|法人名|事業者名|自社名|発行者名|company name)$/i, ({ name }) => name],
  [/^(会社名|法人名)?(フリガナ|カナ)$/, ({ name_kana: kana }) => kana],
  [/^(会社|本社|事業所|自社|発行者)(所在地|住所)$/, ({ settings }) => settings.office_address],
  [/^(会社|代表|自社|発行者)電話番号$/, ({ phone }) => phone],
  [/^(会社|自社)(メール|メールアドレス)$/, ({ email }) => email],
];

/** Answers that the record of the company has, for fields of one text. */
export function fromCompany(application: Application, company: Company): Answers {
  const names = ownNames(application);
  const answers: Record<string, unknown> = {};
  for (const { name, type } of application.fields) {
    if (!names.has(name) || type === fieldType.formula) continue;
    const value = companyValues.find(([pattern]) => pattern.test(name))?.[1](company) ?? '';
    if (value !== '') answers[name] = type === fieldType.address ? splitAddress(value) : value;
  }
  return answers;
}
