import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import { countOf } from '../conditions/compile-question-condition.ts';
import type { ModelField, ModelQuestion, ScopeState } from '../model/things.ts';
import { ancestorState, eachState, pathBetween } from '../model/scope.ts';
import type { ExplainedSubject } from './explanation.ts';

/** What a condition is about, with a state in which it is hidden, if it is hidden in all that are looked at. */
export interface FoundSubject {
  readonly subject: ExplainedSubject;
  readonly hiddenIn: ScopeState | null;
}

/** True if the thing is inside repetitions that do not contain the asker. */
export function isRepeatedFor({ scope }: ModelQuestion | ModelField, asker: ScopeState): boolean {
  return pathBetween(asker.scope, scope).down.length > 0;
}

/** A value as a reader sees it. */
export function textOf(value: TemplateValue): string {
  if (value instanceof DisplayValue) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('、');
  if (typeof value === 'boolean') return value ? '✓' : '☐';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function find(
  thing: ModelQuestion | ModelField,
  asker: ScopeState,
  read: (state: ScopeState) => string | null,
): { values: string[]; hiddenIn: ScopeState | null } {
  const path = pathBetween(asker.scope, thing.scope);
  const values: string[] = [];
  let shown = false;
  let hiddenIn: ScopeState | null = null;
  eachState(ancestorState(asker, path.up), path.down, (state) => {
    if (state.visible[thing.slot] !== true) {
      hiddenIn ??= state;
      return;
    }
    shown = true;
    const text = read(state);
    if (text !== null) values.push(text);
  });
  return { values, hiddenIn: shown ? null : hiddenIn };
}

/** What is answered in a question: options, the number of repetitions, or the fields. */
export function explainQuestionSubject(question: ModelQuestion, asker: ScopeState): FoundSubject {
  const { definition, choiceKind, choiceSlot, lists, fields } = question;
  const { values, hiddenIn } = find(question, asker, (state) => {
    if (choiceKind !== null) {
      const value = state.values[choiceSlot] ?? null;
      return value === null ? null : textOf(choiceKind.display(value));
    }
    if (lists.length > 0) return String(countOf(question, state));
    const texts = fields.flatMap((field) => {
      const value = state.values[field.slot] ?? null;
      return value === null ? [] : [textOf(field.kind.display(value))];
    });
    return texts.length === 0 ? null : texts.join(' / ');
  });
  const { id, name, title } = definition;
  const counted = choiceKind === null && lists.length > 0;
  const subject = { kind: 'question' as const, id, name, title, values, hidden: hiddenIn !== null };
  return { subject: counted ? { ...subject, counted } : subject, hiddenIn };
}

/** What is answered in a field. */
export function explainFieldSubject(field: ModelField, asker: ScopeState): FoundSubject {
  const { definition, label, slot, kind } = field;
  const { values, hiddenIn } = find(field, asker, (state) => {
    const value = state.values[slot] ?? null;
    return value === null ? null : textOf(kind.display(value));
  });
  const { id, name } = definition;
  return { subject: { kind: 'field', id, name, title: label, values, hidden: hiddenIn !== null }, hiddenIn };
}
