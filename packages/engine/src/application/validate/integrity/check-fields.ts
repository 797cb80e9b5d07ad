import { parseFormula } from '../../../formula/index.ts';
import type { FieldRule } from '../../schema/index.ts';
import { fieldType } from '../../schema/index.ts';
import { formRuleTable, isPostCodeFormat, readFormRule } from '../form-rules/index.ts';
import { placeOf, type ApplicationCheck } from './application-check.ts';
import type { PlacedThing } from './list-things.ts';

type PlacedField = PlacedThing<'field' | 'survey_field' | 'master_field'>;

function checkFormula(check: ApplicationCheck, at: PlacedThing<'field' | 'master_field'>): void {
  const { formula, type } = at.thing;
  if (formula === undefined) {
    if (type === fieldType.formula) check.report('application.invalid-no-formula', placeOf(at));
    return;
  }
  const parsed = parseFormula(formula);
  if (!('fault' in parsed)) return;
  const place = { ...placeOf(at, '/formula'), snippet: parsed.fault.found || formula };
  check.report('application.invalid-formula', place, { formula, at: parsed.fault.at + 1 });
}

function checkRules(check: ApplicationCheck, at: PlacedField, rules: readonly FieldRule[]): void {
  for (const [index, { name, params }] of rules.entries()) {
    const place = placeOf(at, `/rules/${index}`);
    const reading = readFormRule(name, params, place);
    if ('problems' in reading) check.problems.push(...reading.problems);
    else if (formRuleTable[reading.rule.name].subject !== 'answer') {
      check.report('application.rule-without-answer', place, { name });
    }
  }
}

/** Formulas can be read, formats are formats, and form rules exist and have the parameters they take. */
export function checkFields(check: ApplicationCheck): void {
  for (const at of check.of('field', 'survey_field', 'master_field')) {
    checkRules(check, at, at.thing.rules ?? []);
    if (at.kind === 'survey_field') {
      if (at.thing.type === fieldType.formula) check.report('application.invalid-survey-formula', placeOf(at, '/type'));
      continue;
    }
    checkFormula(check, at);
    const format = at.thing.post_code_format;
    if (format !== undefined && !isPostCodeFormat(format)) {
      check.report('application.invalid-post-code-format', placeOf(at, '/post_code_format'), { format });
    }
  }
}
