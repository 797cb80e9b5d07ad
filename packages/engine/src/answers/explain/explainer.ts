import type {
  Condition,
  Conditional,
  FieldCondition,
  QuestionCondition,
  RuleCondition,
} from '../../application/schema/index.ts';
import type { ExplanationWords } from '../../problems/catalogue/explanation-words.ts';
import { compileCondition } from '../conditions/compile-conditional.ts';
import { conditionalTest, outsideContext } from '../conditions/conditional-test.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import { repeatOf } from '../model/scope.ts';
import type { ModelField, ModelQuestion, ScopeState } from '../model/things.ts';
import { say, type Explanation } from './explanation.ts';
import {
  explainFieldSubject,
  explainQuestionSubject,
  isRepeatedFor,
  textOf,
  type FoundSubject,
} from './explain-subject.ts';

/** Maximum depth of an explanation; below it, only the fact that something is hidden is given. */
const deepest = 20;

/** Explains why things show, from conditions down to answers. One for each explanation. */
export class Explainer {
  readonly #model: AnswerModel;
  /** What is being explained already: a circle is not followed again. */
  readonly #open = new Set<object>();

  constructor(model: AnswerModel) {
    this.#model = model;
  }

  /** Why a question is shown or hidden in a state. */
  question(question: ModelQuestion, state: ScopeState): Explanation {
    const { definition, scope, node } = question;
    const holds = state.visible[question.slot] === true;
    const named = (words: ExplanationWords) => nameIn(words, words.question(definition.title), state);
    const text = say((words) => (holds ? words.shown(named(words)) : words.hidden(named(words))));
    const children: Explanation[] = [];
    if (this.#enter(question)) {
      if (scope.list !== null && state.parent !== null) children.push(this.question(scope.list.question, state.parent));
      children.push(node.circular ? circular : this.conditional(definition, state));
      this.#open.delete(question);
    }
    return { text, holds, children };
  }

  /** Why a field is shown or hidden in a state. */
  field(field: ModelField, state: ScopeState): Explanation {
    const { definition, question, group, node, label } = field;
    const holds = state.visible[field.slot] === true;
    const named = (words: ExplanationWords) => nameIn(words, words.field(label), state);
    const text = say((words) => (holds ? words.shown(named(words)) : words.hidden(named(words))));
    const children: Explanation[] = [];
    if (this.#enter(field)) {
      if (question !== null) children.push(this.question(question, state));
      if (group !== null && group.node !== null) children.push(this.conditional(group.definition, state));
      if (node.circular) children.push(circular);
      else if (node.test !== null) children.push(this.conditional(definition as Conditional, state));
      this.#open.delete(field);
    }
    return { text, holds, children };
  }

  /** Why a conditional holds or not for an asker in a state. */
  conditional(conditional: Conditional, state: ScopeState): Explanation {
    const { conditions = [], condition_options = [], required_all, rule_id } = conditional;
    const children = [
      ...conditions.map((condition) => this.#condition(condition, state)),
      ...condition_options.map((optionId) => this.#option(optionId, state)),
    ];
    const holds = conditionalTest(this.#model, conditional, state.scope)(state);
    const rule = rule_id === undefined ? null : this.#rule({ rule_id, operator: 'holds' }, state);
    const own = this.#group(children, required_all === true);
    if (own === null && rule === null) return { text: say((words) => words.always), holds, children: [] };
    if (own === null || rule === null) return own ?? (rule as Explanation);
    return { text: say((words) => words.all), holds, children: [own, rule] };
  }

  /** What is answered there, and why nothing is when it is hidden. `holds` when something is answered. */
  answer(thing: ModelQuestion | ModelField, state: ScopeState): Explanation {
    const found = 'label' in thing ? explainFieldSubject(thing, state) : explainQuestionSubject(thing, state);
    const statement = (words: ExplanationWords) =>
      nameIn(words, 'label' in thing ? words.field(thing.label) : words.question(thing.definition.title), state);
    return this.#leaf(statement, found.subject.values.length > 0, found, (place) =>
      'label' in thing ? this.field(thing, place) : this.question(thing, place),
    );
  }

  #group(children: readonly Explanation[], all: boolean): Explanation | null {
    const [only] = children;
    if (only === undefined) return null;
    if (children.length === 1) return only;
    const holds = all ? children.every((child) => child.holds) : children.some((child) => child.holds);
    return { text: say((words) => (all ? words.all : words.any)), holds, children };
  }

  #enter(thing: object): boolean {
    if (this.#open.has(thing) || this.#open.size >= deepest) return false;
    this.#open.add(thing);
    return true;
  }

  #condition(condition: Condition, state: ScopeState): Explanation {
    if ('rule_id' in condition) return this.#rule(condition, state);
    return 'question_id' in condition ? this.#onQuestion(condition, state) : this.#onField(condition, state);
  }

  #option(optionId: number, state: ScopeState): Explanation {
    const question = this.#model.index.options.get(optionId)?.question;
    if (question === undefined) return missing(optionId);
    const question_id = question.definition.id;
    return this.#onQuestion({ question_id, operator: 'chosen', option_ids: [optionId] }, state);
  }

  #rule({ rule_id, operator }: RuleCondition, state: ScopeState): Explanation {
    const rule = this.#model.index.rules.get(rule_id);
    if (rule === undefined) return missing(rule_id);
    const holds = this.#holds({ rule_id, operator }, state);
    const text = say((words) => (operator === 'holds' ? words.ruleHolds(rule.name) : words.ruleFails(rule.name)));
    if (!this.#enter(rule)) return { text, holds, children: [circular] };
    const children = [this.conditional(rule, state)];
    this.#open.delete(rule);
    return { text, holds, children };
  }

  #holds(condition: Condition, state: ScopeState): boolean {
    return compileCondition(condition, outsideContext(this.#model, state.scope))(state);
  }

  #onQuestion(condition: QuestionCondition, state: ScopeState): Explanation {
    const question = this.#model.index.questions.get(condition.question_id);
    if (question === undefined) return missing(condition.question_id);
    const negative = condition.operator === 'not_chosen' || condition.operator === 'not_answered';
    const statement = (words: ExplanationWords) =>
      overRepetitions(words, isRepeatedFor(question, state), negative, sayQuestion(words, condition, question));
    const subject = explainQuestionSubject(question, state);
    return this.#leaf(statement, this.#holds(condition, state), subject, (place) => this.question(question, place));
  }

  #onField(condition: FieldCondition, state: ScopeState): Explanation {
    const { fields } = this.#model.index;
    const field = fields.get(condition.field_id);
    const otherId = condition.value_field_id;
    const other = otherId === undefined ? null : fields.get(otherId);
    if (field === undefined) return missing(condition.field_id);
    if (other === undefined) return missing(otherId ?? 0);
    const negative = ['ne', 'not_contains', 'not_answered'].includes(condition.operator);
    const statement = (words: ExplanationWords) =>
      overRepetitions(words, isRepeatedFor(field, state), negative, sayField(words, condition, field, other));
    const subject = explainFieldSubject(field, state);
    return this.#leaf(statement, this.#holds(condition, state), subject, (place) => this.field(field, place));
  }

  /** A condition with what is answered now and, if its subject is hidden, why that is. */
  #leaf(
    statement: (words: ExplanationWords) => string,
    holds: boolean,
    { subject, hiddenIn }: FoundSubject,
    why: (place: ScopeState) => Explanation,
  ): Explanation {
    const now = (words: ExplanationWords) =>
      subject.hidden ? words.nowHidden : subject.values.length === 0 ? words.nowNothing : words.now(subject.values);
    const text = say((words) => statement(words) + now(words));
    return { text, holds, subject, children: hiddenIn === null ? [] : [why(hiddenIn)] };
  }
}

const circular: Explanation = { text: say((words) => words.circular), holds: false, children: [] };

function missing(id: number): Explanation {
  return { text: say((words) => words.missing(id)), holds: false, children: [] };
}

function nameIn(words: ExplanationWords, thing: string, state: ScopeState): string {
  return state.parent === null ? thing : words.repetition(thing, repeatOf(state));
}

function overRepetitions(words: ExplanationWords, repeated: boolean, negative: boolean, condition: string): string {
  if (!repeated) return condition;
  return negative ? words.inNoRepetition(condition) : words.inAnyRepetition(condition);
}

function sayQuestion(words: ExplanationWords, condition: QuestionCondition, question: ModelQuestion): string {
  const thing = words.question(question.definition.title);
  const wanted = new Set(condition.option_ids);
  const options = question.options.filter(({ definition }) => wanted.has(definition.id));
  const texts = words.options(options.map(({ definition }) => definition.text));
  switch (condition.operator) {
    case 'chosen':
      return words.chosen(thing, texts, options.length > 1);
    case 'not_chosen':
      return words.notChosen(thing, texts, options.length > 1);
    case 'chosen_all':
      return words.chosenAll(thing, texts);
    case 'answered':
      return words.answered(thing);
    case 'not_answered':
      return words.notAnswered(thing);
    case 'count_eq':
    case 'count_lt':
    case 'count_lte':
    case 'count_gt':
    case 'count_gte':
      return words.counted(thing, question.lists.length > 0, condition.operator, condition.count ?? 0);
  }
}

function sayField(
  words: ExplanationWords,
  { operator, value }: FieldCondition,
  field: ModelField,
  other: ModelField | null,
): string {
  const thing = words.field(field.label);
  if (operator === 'answered') return words.answered(thing);
  if (operator === 'not_answered') return words.notAnswered(thing);
  const constant = other === null ? sayConstant(words, field, value ?? '') : words.field(other.label);
  return words.compared(thing, operator, constant);
}

/** The constant of a comparison as the field would show it. */
function sayConstant(words: ExplanationWords, { kind }: ModelField, raw: string | number | boolean): string {
  const { value } = kind.read(raw);
  if (typeof value === 'boolean') return value ? words.ticked : words.notTicked;
  return words.constant(value === null ? String(raw) : textOf(kind.display(value)));
}
