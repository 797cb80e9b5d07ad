import type { Condition, Conditional, FieldCondition, Question, QuestionCondition } from '../../schema/index.ts';
import { canHold, all, any, factual, impossible, nothing, type Proposition } from '../logic/can-hold.ts';
import type { AnalysisModel, KnownField } from '../model.ts';
import { answeredFact, comparisonFact, relationFact, straightenField } from './field-facts.ts';
import { readQuestionCondition, straighten, type Outcome, type QuestionOutcome } from './question-facts.ts';
import { choosesOptions } from './unknowns.ts';
import { fieldShown, isAlwaysAsked, isAlwaysShown, isConditional, questionShown } from './visibility.ts';

/** Lists that are being read: two lists may refer to each other endlessly. */
const deepestLists = 2;

/** Number of facts after which reading no longer follows references; unread conditions count as possible. */
const mostFacts = 100;

function propose(outcome: Outcome): Proposition {
  if (outcome === undefined) return nothing;
  if (typeof outcome === 'boolean') return outcome ? nothing : impossible;
  return factual(outcome);
}

export interface ReaderSettings {
  /** Are all required questions answered that are always shown? */
  readonly complete: boolean;
  /** How many lists were looked into on the way here. */
  readonly lists?: number;
}

/**
 * Reads conditions as propositions, together with what they take for granted: a chosen option is available, an answered question
 * is shown. One reader reads one conditional.
 */
export class ConditionReader {
  private readonly model: AnalysisModel;
  private readonly settings: ReaderSettings;
  /** Rules, questions and fields on the way, so that circles come to an end. */
  private readonly open = new Set<object>();
  private facts = 0;

  constructor(model: AnalysisModel, settings: ReaderSettings = { complete: false }) {
    this.model = model;
    this.settings = settings;
  }

  /** That a conditional holds, or does not, for an asker in a scope. */
  conditional(thing: Conditional, scope: number, holds = true): Proposition {
    const { conditions = [], condition_options: options = [], required_all: needsAll = false, rule_id: rule } = thing;
    const parts = [
      ...conditions.map((condition) => this.condition(condition, scope, holds)),
      ...options.map((id) => this.option(id, scope, holds)),
    ];
    const own = parts.length === 0 ? [] : [needsAll === holds ? all(parts) : any(parts)];
    const both = rule === undefined ? own : [...own, this.rule(rule, scope, holds)];
    if (both.length === 0) return holds ? nothing : impossible;
    return holds ? all(both) : any(both);
  }

  /** That one condition holds, or does not. */
  condition(condition: Condition, scope: number, holds = true): Proposition {
    if ('question_id' in condition) return this.questionCondition(condition, scope, holds);
    if ('field_id' in condition) return this.fieldCondition(condition, scope, holds);
    return this.rule(condition.rule_id, scope, (condition.operator === 'holds') === holds);
  }

  /** That an option is chosen, or is not. */
  option(id: number, scope: number, holds = true): Proposition {
    const owner = this.model.index.options.get(id)?.question;
    if (!owner) return nothing;
    return this.questionCondition({ question_id: owner.id, operator: 'chosen', option_ids: [id] }, scope, holds);
  }

  /** That a question is shown. */
  questionShown(question: Question): Proposition {
    return questionShown(this.model, question, this.readShown);
  }

  private readonly readShown = (conditional: Conditional, scope: number): Proposition =>
    this.once(conditional, () => this.conditional(conditional, scope));

  /** Reads something that may refer back to itself; the second time it counts as unknown. */
  private once(thing: object, read: () => Proposition): Proposition {
    if (this.open.has(thing) || this.facts > mostFacts) return nothing;
    this.open.add(thing);
    const proposition = read();
    this.open.delete(thing);
    return proposition;
  }

  private rule(id: number, scope: number, holds: boolean): Proposition {
    const rule = this.model.index.rules.get(id);
    return rule ? this.once(rule, () => this.conditional(rule, scope, holds)) : nothing;
  }

  /**
   * A subject inside repetitions that do not contain the asker: the condition means "in any repetition", which is one unknown,
   * unless it can hold in none.
   */
  private inAnyRepetition(condition: Condition, subject: number, asker: number, holds: boolean): Proposition {
    const { lists = 0 } = this.settings;
    const inside = new ConditionReader(this.model, { complete: false, lists: lists + 1 });
    if (lists < deepestLists && !canHold(inside.condition(condition, subject))) return holds ? impossible : nothing;
    const common = this.model.commonScope(subject, asker);
    const unknown = `in any repetition ${common} ${JSON.stringify(condition)}`;
    return factual({ kind: 'flag', unknown, test: null, holds });
  }

  private questionCondition(given: QuestionCondition, scope: number, givenHolds: boolean): Proposition {
    const question = this.model.index.questions.get(given.question_id);
    if (!question) return nothing;
    const { condition, holds } = straighten(given, givenHolds);
    const subject = this.model.scopeOf(question.id);
    if (!this.model.isAround(subject, scope)) return this.inAnyRepetition(condition, subject, scope, holds);
    this.facts += 1;
    const isAnsweredByFields =
      condition.operator === 'answered' && !choosesOptions(question) && !question.repeat_options?.length;
    if (isAnsweredByFields) return this.fieldsAnswered(question, holds);
    const read = readQuestionCondition(condition, question, this.isSurelyAnswered(question), holds);
    return this.withQuestion(question, read);
  }

  private withQuestion(question: Question, { outcome, chosen, needsQuestion }: QuestionOutcome): Proposition {
    const stated = propose(outcome);
    const shown = needsQuestion ? this.questionShown(question) : nothing;
    if (!chosen) return all([stated, shown]);
    const available = chosen.ids.map((id) => this.available(id));
    if (chosen.op === 'all') return all([stated, ...available, shown]);
    // One of the options is chosen, and that one is available.
    const ways = available.every((each) => each === nothing)
      ? nothing
      : any(chosen.ids.map((id, position) => all([this.onlyChosen(question, id), available[position] ?? nothing])));
    return all([stated, ways, shown]);
  }

  private onlyChosen(question: Question, id: number): Proposition {
    const condition: QuestionCondition = { question_id: question.id, operator: 'chosen', option_ids: [id] };
    return propose(readQuestionCondition(condition, question, false, true).outcome);
  }

  private available(optionId: number): Proposition {
    const part = this.model.index.options.get(optionId);
    if (!part || !isConditional(part.thing)) return nothing;
    return this.readShown(part.thing, this.model.scopeOf(part.question.id));
  }

  private isSurelyAnswered(question: Question): boolean {
    if (!this.settings.complete || !isAlwaysShown(this.model, question)) return false;
    if (question.repeat_options?.length) return true;
    return question.required === true && (question.options ?? []).some((option) => !isConditional(option));
  }

  /** A question that asks fields is answered when one of them is. */
  private fieldsAnswered(question: Question, holds: boolean): Proposition {
    const fields = [...this.model.fields.values()].filter((known) => known.question?.id === question.id);
    const parts = fields.map((known) => this.fieldAnswered(known, holds));
    if (holds) return all([parts.length === 0 ? impossible : any(parts), this.questionShown(question)]);
    return all(parts);
  }

  private fieldAnswered(known: KnownField, holds: boolean): Proposition {
    const stated = factual(answeredFact(known, this.isSurelyAnsweredField(known), holds));
    return holds ? all([stated, this.shown(known)]) : stated;
  }

  private isSurelyAnsweredField(known: KnownField): boolean {
    return this.settings.complete && known.field.required === true && isAlwaysAsked(this.model, known);
  }

  private shown(known: KnownField): Proposition {
    return this.once(known, () => fieldShown(this.model, known, this.readShown));
  }

  private fieldCondition(given: FieldCondition, scope: number, givenHolds: boolean): Proposition {
    const known = this.model.fields.get(given.field_id);
    if (!known) return nothing;
    const { condition, holds } = straightenField(given, givenHolds);
    if (!known.hasValue) return holds ? impossible : nothing;
    const { operator, value, value_field_id: otherId } = condition;
    const other = otherId === undefined ? undefined : this.model.fields.get(otherId);
    if (otherId !== undefined && !other) return nothing;
    const isAround = (each: KnownField): boolean => this.model.isAround(each.scope, scope);
    if (other && !(isAround(known) && isAround(other))) return nothing;
    if (!isAround(known)) return this.inAnyRepetition(condition, known.scope, scope, holds);
    this.facts += 1;
    if (operator === 'answered') return this.fieldAnswered(known, holds);
    if (operator === 'ne' || operator === 'not_contains' || operator === 'not_answered') return nothing;
    const answered = this.isSurelyAnsweredField(known);
    if (other) {
      const stated = propose(relationFact(known, other, operator, holds));
      return holds ? all([stated, this.fieldAnswered(known, true), this.fieldAnswered(other, true)]) : stated;
    }
    if (value === undefined) return nothing;
    const stated = propose(comparisonFact(known, operator, value, answered, holds));
    if (!holds) return stated;
    // An untouched checkbox is unticked without being answered; every other comparison requires an answer.
    const isTick = typeof stated === 'object' && stated.op === 'fact' && stated.fact.kind === 'tick';
    return all([stated, isTick ? this.shown(known) : this.fieldAnswered(known, true)]);
  }
}
