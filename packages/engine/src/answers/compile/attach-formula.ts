import { parseFormula, type FormulaErrorName, type FormulaFault } from '../../formula/index.ts';
import type { ProblemId } from '../../problems/index.ts';
import { knownFault } from '../checks/rule-fault.ts';
import type { Fault } from '../model/fault.ts';
import type { ModelField } from '../model/things.ts';
import { pathBetween } from '../model/scope-path.ts';
import type { FormulaNode, Operand } from '../nodes/formula-node.ts';
import type { Draft } from './draft.ts';

const errorProblems: Readonly<Record<FormulaErrorName, ProblemId>> = {
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
export function attachFormula(draft: Draft, field: ModelField, node: FormulaNode): void {
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
