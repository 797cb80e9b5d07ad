import type { QuestionOption } from '../../application/schema/index.ts';
import { parseFormula, type FormulaErrorName, type FormulaFault } from '../../formula/index.ts';
import { knownFault } from '../checks/rule-fault.ts';
import { compileOptionCondition } from '../conditions/compile-conditional.ts';
import { compileQuestionCondition } from '../conditions/compile-question-condition.ts';
import type { ConditionContext } from '../conditions/condition-context.ts';
import type { AnswersProblemId, Fault } from '../model/fault.ts';
import { pathBetween } from '../model/scope.ts';
import type { ModelField, ScopeState, Test } from '../model/things.ts';
import type { Value } from '../model/value.ts';
import { FieldNode } from '../nodes/field-node.ts';
import { FormulaNode, type Operand } from '../nodes/formula-node.ts';
import { ShownNode } from '../nodes/visibility-nodes.ts';
import type { ConditionAttacher } from './attach-conditions.ts';
import { isTickBox, optionsByField } from './build-loose-fields.ts';
import type { Draft } from './draft.ts';

const errorProblems: Readonly<Record<FormulaErrorName, AnswersProblemId>> = {
  missing_operand: 'answers.missing-operand',
  not_a_number: 'answers.operand-not-a-number',
  failed_operand: 'answers.failed-operand',
  division_by_zero: 'answers.division-by-zero',
  number_too_large: 'answers.number-too-large',
};

/** A character that no formula holds, to get the message about it. */
const foreignCharacter = 'x';

/** The fault of a text that is no formula; about characters the specification has the words. */
function unreadable(field: ModelField, formula: string, { code, at }: FormulaFault): Fault {
  if (code === 'invalid_character') return knownFault('formula', field.label, foreignCharacter);
  return {
    rule: 'formula',
    problem: 'answers.formula-unreadable',
    params: { field: field.label, formula, at: at + 1 },
  };
}

/** Gives a computed field its formula. One that cannot be computed at all is reported, and wherever it shows. */
function attachFormula(draft: Draft, field: ModelField, node: FormulaNode): void {
  const { definition } = field;
  const text = ('formula' in definition ? definition.formula : undefined) ?? '';
  const parsed = parseFormula(text);
  const operands = new Map<number, Operand>();
  const place = { field: { id: definition.id, name: definition.name } };
  if ('fault' in parsed) {
    node.broken = [unreadable(field, text, parsed.fault)];
    const at = parsed.fault.at + 1;
    draft.report('answers.formula-unreadable', place, { field: field.label, formula: text, at });
    return;
  }
  for (const id of parsed.formula.references) {
    const operand = draft.fields.get(id);
    if (operand === undefined) {
      const params = { field: field.label, id };
      node.broken = [{ rule: 'formula', problem: 'answers.formula-reference', params }];
      draft.report('answers.formula-reference', place, params);
      return;
    }
    node.reads.add(operand.node);
    operands.set(id, { field: operand, path: pathBetween(field.scope, operand.scope) });
  }
  const ownRow = [...operands.values()].some(({ path }) => path.up === 0);
  node.plan = {
    formula: parsed.formula,
    operands,
    decimals: ('decimals' in definition ? definition.decimals : undefined) ?? 0,
    rounding: ('rounding' in definition ? definition.rounding : undefined) ?? 'floor',
    decides: (id) => !ownRow || operands.get(id)?.path.up === 0,
    fault(error, operand) {
      const params = { field: field.label, operand: operand?.label ?? '' };
      return { rule: error, problem: errorProblems[error], params };
    },
  };
}

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
