import type { ExplanationWords } from '../../problems/catalogue/explanation-words.ts';
import { parseFormula } from '../../formula/index.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import { pathBetween } from '../model/scope.ts';
import type { ModelField, Scope, ScopeState } from '../model/things.ts';
import { explainFieldSubject } from './explain-subject.ts';
import { say, type Explanation } from './explanation.ts';

/** The formula as a person writes it: with names in place of ids, and with the list of what is summed up: `合計(明細.金額)`. */
function nameReferences(text: string, field: ModelField, model: AnswerModel, words: ExplanationWords): string {
  return text.replaceAll(/@(\d+)/g, (whole, id: string) => {
    const read = model.index.fields.get(Number(id));
    if (!read) return whole;
    const { name } = read.definition;
    const isBelow = pathBetween(field.scope, read.scope).down.length > 0;
    return isBelow ? words.sum([...listNames(read.scope), name].join('.')) : `@${name}`;
  });
}

/** The names of the lists around a scope, outermost first. */
function listNames({ list, parent }: Scope): readonly string[] {
  const outer = parent === null ? [] : listNames(parent);
  return list === null ? outer : [...outer, list.name];
}

/**
 * How a computed field is computed: its formula, the values that it reads, and how those are computed; each field once. Nothing for a
 * field that is asked or that shows another.
 */
export function explainFormula(
  model: AnswerModel,
  field: ModelField,
  asker: ScopeState,
  explained = new Set<ModelField>(),
): Explanation[] {
  const { definition, origin } = field;
  const text = 'formula' in definition ? definition.formula : undefined;
  const parsed = origin === 'formula' && text !== undefined ? parseFormula(text) : undefined;
  if (parsed === undefined || text === undefined || !('formula' in parsed) || explained.has(field)) return [];
  explained.add(field);
  const children = parsed.formula.references.flatMap((id): Explanation[] => {
    const read = model.index.fields.get(id);
    return read ? [explainValue(model, read, asker, explained)] : [];
  });
  return [{ text: say((words) => words.computed(nameReferences(text, field, model, words))), holds: true, children }];
}

/** A field that a formula reads, with its value or, in a list, its values. */
function explainValue(
  model: AnswerModel,
  field: ModelField,
  asker: ScopeState,
  explained: Set<ModelField>,
): Explanation {
  const { subject } = explainFieldSubject(field, asker);
  const { values, hidden } = subject;
  const text = say((words) => {
    const now = hidden ? words.nowHidden : values.length === 0 ? words.nowNothing : words.nowValue(values);
    return `${words.field(field.label)}${now}`;
  });
  return { text, holds: !hidden, subject, children: hidden ? [] : explainFormula(model, field, asker, explained) };
}
