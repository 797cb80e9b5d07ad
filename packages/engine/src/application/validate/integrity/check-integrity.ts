import { parseFormula } from '../../../formula/index.ts';
import type { Place, Problem } from '../../../problems/index.ts';
import { type FieldRule, fieldType, publishState, type Application } from '../../schema/index.ts';
import { formRuleTable, isPostCodeFormat, readFormRule } from '../form-rules/index.ts';
import { placeOf, ApplicationCheck, type PlacedThing } from './application-check.ts';
import { checkConditions } from './check-conditions.ts';
import { checkCycles } from './check-cycles.ts';
import { checkFileTypes, checkPaths } from './check-files.ts';
import { checkIncrements, checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkReferences } from './check-references.ts';

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
function checkFields(check: ApplicationCheck): void {
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

/**
 * Every thing has a number of its own, and none is above `last_id`: the next number that is given would meet it. Plan
 * prices
 * have none: plans are numbered outside the application.
 */
function checkIds(check: ApplicationCheck): void {
  const { last_id: last } = check.application;
  const first = new Map<number, PlacedThing>();
  const ids = check.things.flatMap(({ thing }) => ('id' in thing ? [thing.id] : []));
  const highest = ids.reduce((most, id) => Math.max(most, id), last);
  for (const at of check.things) {
    if (!('id' in at.thing)) continue;
    const { id } = at.thing;
    const earlier = first.get(id);
    if (earlier) check.report('application.invalid-duplicate-id', placeOf(at, '/id'), { id }, placeOf(earlier, '/id'));
    else first.set(id, at);
    if (id > last) check.report('application.invalid-last-id', placeOf(at, '/id'), { id, last, highest });
  }
}

/** Repeat lists have a range and questions, and a question is in one list only: its answers have one place. */
function checkRepeats(check: ApplicationCheck): void {
  const firstList = new Map<number, Place>();
  for (const at of check.of('repeat_option')) {
    const { min, max, questions } = at.thing;
    if (min > max) check.report('application.invalid-repeat-range', placeOf(at, '/min'), { min, max });
    if (questions.length === 0) check.report('application.empty-repeat', placeOf(at, '/questions'));
    for (const [index, id] of questions.entries()) {
      const place = placeOf(at, `/questions/${index}`);
      const earlier = firstList.get(id);
      const question = check.index.questions.get(id)?.name ?? String(id);
      if (earlier) check.report('application.invalid-two-lists', place, { question }, earlier);
      else firstList.set(id, place);
    }
  }
}

/** A public or limited application has a file (specification section 4), and each plan has one price. */
function checkPublication(check: ApplicationCheck): void {
  const { publish, files } = check.application;
  if (publish !== publishState.private && files.length === 0) {
    check.report('application.invalid-published-without-file', { pointer: '/publish' });
  }
  const prices = new Map<number, Place>();
  for (const at of check.of('plan_price')) {
    const { plan_id: id } = at.thing;
    const place = placeOf(at, '/plan_id');
    const earlier = prices.get(id);
    if (earlier) check.report('application.invalid-duplicate-plan', place, { id }, earlier);
    else prices.set(id, place);
  }
}

type Check = (check: ApplicationCheck) => void;

/** What holds after every edit. */
const lasting: readonly Check[] = [
  checkIds,
  checkReferences,
  checkRepeats,
  checkCycles,
  checkNames,
  checkPaths,
  checkPublication,
];

/** What has to hold before an application is published: an edit may leave it to a later one. */
const finishing: readonly Check[] = [checkIncrements, checkOptions, checkFields, checkConditions, checkFileTypes];

function problemsOf(application: Application, checks: readonly Check[]): Problem[] {
  const check = new ApplicationCheck(application);
  for (const run of checks) run(check);
  return check.problems;
}

/**
 * Everything in which an application contradicts itself: ids, references, names, repetitions, options, formulas, form
 * rules,
 * conditions, files. Circular conditions and things that are never reached are not looked at here.
 */
export function checkIntegrity(application: Application): Problem[] {
  return problemsOf(application, [...lasting, ...finishing]);
}

/** Everything in an application that no edit leaves so: ids, references, names, repetitions, files. */
export function checkDraft(application: Application): Problem[] {
  return problemsOf(application, lasting);
}
