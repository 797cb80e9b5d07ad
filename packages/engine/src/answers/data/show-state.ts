import type { TemplateData, TemplateValue } from '../../values/index.ts';
import type { ModelField, ModelList, ModelQuestion, Scope, ScopeState, Show } from '../model/things.ts';

function showField({ definition, slot, kind }: ModelField): Show {
  return {
    name: definition.name,
    read(state) {
      const value = state.values[slot] ?? null;
      return value === null ? null : kind.display(value);
    },
  };
}

function showChoice({ definition, choiceSlot, choiceKind }: ModelQuestion): Show {
  return {
    name: definition.name,
    read(state) {
      const value = state.values[choiceSlot] ?? null;
      return value === null || choiceKind === null ? null : choiceKind.display(value);
    },
  };
}

function showList({ name, question, position }: ModelList): Show {
  return {
    name,
    read: (state) => (state.visible[question.slot] === true ? (state.lists[position] ?? []).map(showState) : []),
  };
}

/** True if it carries less information than any value. */
function saysNothing(value: TemplateValue): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * What templates read in a state: values by name. Of things that share a name the first that shows a value counts. The object
 * has no prototype.
 */
export function showState(state: ScopeState): TemplateData {
  const data = Object.create(null) as Record<string, TemplateValue>;
  for (const show of state.scope.shows) {
    if (saysNothing(data[show.name])) data[show.name] = show.read(state);
  }
  return data;
}

/** Lists what templates can read in a scope. Answered fields come before fields that show them again. */
export function buildShows(scope: Scope): void {
  for (const question of scope.questions) {
    if (question.choiceKind !== null) scope.shows.push(showChoice(question));
    scope.shows.push(...question.fields.map(showField), ...question.lists.map(showList));
  }
  scope.shows.push(...scope.looseFields.map(showField));
}
