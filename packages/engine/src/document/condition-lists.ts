import { rootScope, scopeChain, scopeOfQuestion } from '../application/answer-names.ts';
import type { ApplicationIndex } from '../application/index-application.ts';
import type { Conditional } from '../application/schema/index.ts';
import { conditionalReferences } from '../application/thing-references.ts';

/** The question that an option or a field belongs to. */
function questionOf(index: ApplicationIndex, to: string, id: number): number | undefined {
  if (to === 'question') return id;
  if (to === 'option') return index.options.get(id)?.question.id;
  const survey = index.surveyFields.get(id);
  if (survey) return survey.question.id;
  const field = index.fields.get(id);
  if (!field) return undefined;
  if (field.field_group_id !== undefined) return index.groups.get(field.field_group_id)?.question.id;
  if (field.source_field_id !== undefined && field.source_field_id !== id) {
    return questionOf(index, 'answer_field', field.source_field_id);
  }
  return field.question;
}

/** Ids of the repeat options in which the things are asked that a conditional is about, also through rules. */
export function conditionLists(
  index: ApplicationIndex,
  conditional: Conditional,
  seen: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const lists = new Set<number>();
  for (const { to, id } of conditionalReferences(conditional)) {
    if (to === 'rule') {
      const rule = index.rules.get(id);
      if (!rule || seen.has(id)) continue;
      for (const list of conditionLists(index, rule, new Set([...seen, id]))) lists.add(list);
      continue;
    }
    const question = questionOf(index, to, id);
    if (question === undefined) continue;
    for (const list of scopeChain(index, scopeOfQuestion(index, question))) if (list !== rootScope) lists.add(list);
  }
  return lists;
}
