import type { Resolved } from '../answers/index.ts';
import {
  rootScope,
  scopeChain,
  scopeOfQuestion,
  questionsInScope,
  repeatName,
  type ScopeId,
} from '../application/answer-names.ts';
import { type ApplicationIndex, indexApplication } from '../application/index-application.ts';
import type { Conditional } from '../application/schema/index.ts';
import { conditionalReferences } from '../application/thing-references.ts';
import type { TemplateData, TemplateValue } from '../values/index.ts';
import type { RunningLoop, TemplateConditions } from '../word/index.ts';

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
function conditionLists(
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

/** Which answers an array of the data holds. */
interface AnswerList {
  /** Id of the repeat option. */
  readonly list: number;
  /** The repetitions around it, outermost first. */
  readonly repeat: readonly number[];
}

type ListIndex = Map<readonly TemplateValue[], AnswerList>;

function isScope(value: TemplateValue): value is TemplateData {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== Array.prototype;
}

/** Decides the conditions of a template's blocks by the answers, each in the repetition in which it is asked. */
export class AnswerConditions implements TemplateConditions {
  readonly #resolved: Resolved;
  #index: ApplicationIndex | null = null;
  #arrays: ListIndex | null = null;
  readonly #about = new WeakMap<Conditional, ReadonlySet<number>>();

  constructor(resolved: Resolved) {
    this.#resolved = resolved;
  }

  holds(conditional: Conditional, loops: readonly RunningLoop[]): boolean {
    const place = this.placeOf(conditional, loops);
    return place ? this.#resolved.holds(conditional, place.repeat, place.list) : this.#resolved.holds(conditional);
  }

  /** The innermost loop over answers that the conditional is about; if there is none, the innermost over any answers. */
  placeOf(conditional: Conditional, loops: readonly RunningLoop[]): AnswerList | null {
    const places = this.#places(loops);
    if (places.length < 2) return places[0] ?? null;
    let about = this.#about.get(conditional);
    if (!about) this.#about.set(conditional, (about = conditionLists(this.#applicationIndex(), conditional)));
    return places.findLast(({ list }) => about.has(list)) ?? places.at(-1) ?? null;
  }

  /** The innermost loop over answers; null outside of all. */
  innermost(loops: readonly RunningLoop[]): AnswerList | null {
    return this.#places(loops).at(-1) ?? null;
  }

  #applicationIndex(): ApplicationIndex {
    return (this.#index ??= indexApplication(this.#resolved.application));
  }

  /** Those loops that run over answers, outermost first. */
  #places(loops: readonly RunningLoop[]): AnswerList[] {
    if (loops.length === 0) return [];
    const arrays = (this.#arrays ??= this.#listArrays(this.#applicationIndex()));
    return loops.flatMap(({ items, index: at }) => {
      const found = arrays.get(items);
      return found ? { list: found.list, repeat: [...found.repeat, at] } : [];
    });
  }

  /** The arrays of the data that are repetitions, with the place of each. */
  #listArrays(index: ApplicationIndex): ListIndex {
    const found: ListIndex = new Map();
    const { application, data } = this.#resolved;
    const visit = (scope: TemplateData, id: ScopeId, repeat: readonly number[]): void => {
      for (const question of questionsInScope(application, index, id)) {
        for (const option of question.repeat_options ?? []) {
          const name = repeatName(option, question);
          const items = Object.hasOwn(scope, name) ? scope[name] : undefined;
          if (!Array.isArray(items) || found.has(items)) continue;
          found.set(items, { list: option.id, repeat });
          items.forEach((item: TemplateValue, at) => {
            if (isScope(item)) visit(item, option.id, [...repeat, at]);
          });
        }
      }
    };
    visit(data, rootScope, []);
    return found;
  }
}

/** Decides the conditions of the template editor's blocks by what a user answered. */
export function templateConditions(resolved: Resolved): TemplateConditions {
  return new AnswerConditions(resolved);
}
