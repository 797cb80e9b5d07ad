import type { ApplicationIndex, Condition } from '@shorui/engine/model';
import type { builderConditionsText } from '../../../../../messages/builder-conditions.ts';

export type ConditionWords = (typeof builderConditionsText)['jp'];

/** A condition as a sentence: 「契約の種類」が「新規」のとき. */
export function sentenceOf(condition: Condition, index: ApplicationIndex, words: ConditionWords): string {
  const sentence = words.sentences[condition.operator];
  if ('rule_id' in condition) return sentence(index.rules.get(condition.rule_id)?.name ?? words.unknown, []);
  if ('question_id' in condition) {
    const { question_id: id, option_ids: ids = [], count } = condition;
    const options = ids.map((option) => index.options.get(option)?.thing.text ?? words.unknown);
    const compared = count === undefined ? options : [String(count)];
    return sentence(index.questions.get(id)?.name ?? words.unknown, compared.length === 0 ? [words.none] : compared);
  }
  const { field_id: id, value, value_field_id: other } = condition;
  const nameOf = (field: number): string =>
    index.fields.get(field)?.name ?? index.surveyFields.get(field)?.thing.name ?? words.unknown;
  const compared =
    other === undefined
      ? value === undefined
        ? words.none
        : value === true
          ? words.yes
          : String(value)
      : nameOf(other);
  return sentence(nameOf(id), [compared]);
}

/** The condition that an option is chosen, as a sentence. */
export function sentenceOfOption(id: number, index: ApplicationIndex, words: ConditionWords): string {
  const part = index.options.get(id);
  return words.sentences.chosen(part?.question.name ?? words.unknown, [part?.thing.text ?? words.unknown]);
}
