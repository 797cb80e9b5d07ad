import type { QuestionOption } from '../../application/schema/index.ts';
import { compileOptionCondition } from '../conditions/compile-conditional.ts';
import { compileQuestionCondition } from '../conditions/compile-question-condition.ts';
import type { ConditionContext } from '../conditions/condition-context.ts';
import type { ModelField, ScopeState, Test } from '../model/things.ts';
import type { Value } from '../model/value.ts';
import { FieldNode } from '../nodes/field-node.ts';
import { FormulaNode } from '../nodes/formula-node.ts';
import { ShownNode } from '../nodes/shown-node.ts';
import type { ConditionAttacher } from './attach-conditions.ts';
import { attachFormula } from './attach-formula.ts';
import { isTickBox, optionsByField } from './build-loose-fields.ts';
import type { Draft } from './draft.ts';

interface Tick {
  readonly option: QuestionOption;
  readonly chosen: Test;
}

function compileTicks(options: readonly QuestionOption[], context: ConditionContext): Tick[] {
  return options.map((option) => ({ option, chosen: compileOptionCondition(option.id, context) }));
}

/** A box is ticked by a chosen option, and empty once another option of the question is. */
function readTickBox(ticks: readonly Tick[], draft: Draft, context: ConditionContext): (state: ScopeState) => Value {
  const questions = new Set(ticks.map(({ option }) => draft.options.get(option.id)?.question.definition.id ?? 0));
  const answered = [...questions].map((question_id) =>
    compileQuestionCondition({ question_id, operator: 'answered' }, context),
  );
  return (state) => {
    if (ticks.some(({ chosen }) => chosen(state))) return true;
    return answered.some((test) => test(state)) ? false : null;
  };
}

/** A field with choices of its own shows those that agree with the chosen options; any other their texts. */
function readTicks(ticks: readonly Tick[], { kind }: ModelField): (state: ScopeState) => Value {
  const position = ({ option }: Tick): number =>
    kind.options.findIndex(({ value, text }) => value === option.value || text === option.text);
  return (state) => {
    const chosen = ticks.filter((tick) => tick.chosen(state));
    if (chosen.length === 0) return null;
    if (kind.family !== 'choice') return kind.read(chosen.map(({ option }) => option.text).join('、')).value;
    const positions = [...new Set(chosen.map(position))].filter((at) => at >= 0).sort((a, b) => a - b);
    return positions.length === 0 ? null : positions;
  };
}

function readSource(source: ModelField): (state: ScopeState) => Value {
  return (state) => state.values[source.slot] ?? null;
}

function attachShown(
  draft: Draft,
  field: ModelField,
  node: ShownNode,
  ticking: readonly QuestionOption[],
  context: ConditionContext,
): void {
  const { definition } = field;
  const sourceId = 'source_field_id' in definition ? definition.source_field_id : undefined;
  const questionId = 'question' in definition ? definition.question : undefined;
  if (sourceId !== undefined) {
    const source = draft.fields.get(sourceId);
    if (source === undefined || source.scope !== field.scope) return;
    node.reads.add(source.node);
    node.read = readSource(source);
    return;
  }
  const question = draft.questions.get(questionId ?? 0);
  if (question !== undefined && question.choiceNode !== null) {
    node.reads.add(question.choiceNode);
    node.read = (state) => state.values[question.choiceSlot] ?? null;
    return;
  }
  if (ticking.length === 0) return;
  const ticks = compileTicks(ticking, context);
  node.read = isTickBox(field) ? readTickBox(ticks, draft, context) : readTicks(ticks, field);
}

/** Gives computed fields their formulas, shown fields their sources, and boxes the options that tick them. */
export function attachValues(draft: Draft, attacher: ConditionAttacher): void {
  const ticks = optionsByField(draft);
  for (const field of draft.fields.values()) {
    const { node } = field;
    const ticking = ticks.get(field.definition.id) ?? [];
    if (node instanceof FormulaNode) attachFormula(draft, field, node);
    else if (node instanceof ShownNode) attachShown(draft, field, node, ticking, attacher.contextOf(node));
    else if (node instanceof FieldNode && isTickBox(field) && ticking.length > 0) {
      const compiled = compileTicks(ticking, attacher.contextOf(node));
      node.ticked = (state) => compiled.some(({ chosen }) => chosen(state));
    }
  }
}
