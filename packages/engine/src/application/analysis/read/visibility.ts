import { rootScope } from '../../answer-names.ts';
import type { Conditional, Question } from '../../schema/index.ts';
import { all, nothing, type Proposition } from '../logic/can-hold.ts';
import type { AnalysisModel, KnownField } from '../model.ts';

/** Reads a conditional for an asker in a scope. */
export type ReadConditional = (conditional: Conditional, scope: number) => Proposition;

export function isConditional({ conditions, condition_options: options, rule_id: rule }: Conditional): boolean {
  return (conditions?.length ?? 0) > 0 || (options?.length ?? 0) > 0 || rule !== undefined;
}

/** A question and its enclosing repeat questions, innermost first: they also decide its visibility. */
function* wayIn(model: AnalysisModel, question: Question): Generator<Question> {
  const seen = new Set<number>();
  let current: Question | undefined = question;
  while (current && !seen.has(current.id)) {
    seen.add(current.id);
    yield current;
    const scope = model.scopeOf(current.id);
    current = scope === rootScope ? undefined : model.index.repeats.get(scope)?.question;
  }
}

/** Whether a question is shown: its own conditions, and those of the repeat questions around it. */
export function questionShown(model: AnalysisModel, question: Question, read: ReadConditional): Proposition {
  const parts: Proposition[] = [];
  for (const each of wayIn(model, question)) {
    parts.push(isConditional(each) ? read(each, model.scopeOf(each.id)) : nothing);
  }
  return all(parts);
}

/** Is the question shown whatever is answered? */
export function isAlwaysShown(model: AnalysisModel, question: Question): boolean {
  for (const each of wayIn(model, question)) if (isConditional(each)) return false;
  return true;
}

/** Whether a field is asked. Fields that are never asked are unknown. */
export function fieldShown(model: AnalysisModel, known: KnownField, read: ReadConditional): Proposition {
  const { question, scope, conditionals } = known;
  if (!question) return nothing;
  const own = conditionals.filter(isConditional).map((conditional) => read(conditional, scope));
  return all([...own, questionShown(model, question, read)]);
}

/** Is the field asked whatever is answered? */
export function isAlwaysAsked(model: AnalysisModel, { question, conditionals }: KnownField): boolean {
  return question !== undefined && isAlwaysShown(model, question) && !conditionals.some(isConditional);
}
