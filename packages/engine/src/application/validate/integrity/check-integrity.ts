import { parseFormula } from '../../../formula/index.ts';
import type { Place, Problem } from '../../../problems/index.ts';
import { type ApplicationFile, type FieldRule, fieldType, publishState, type Application } from '../../schema/index.ts';
import { formRuleTable, isPostCodeFormat, readFormRule } from '../form-rules/index.ts';
import { placeOf, ApplicationCheck, type PlacedThing } from './application-check.ts';
import { checkConditions } from './check-conditions.ts';
import { checkCycles } from './check-cycles.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkReferences } from './check-references.ts';

/** Extension of each type of file. */
const extensions: Readonly<Record<ApplicationFile['type'], string>> = { word: '.docx', pdf: '.pdf' };

/**
 * Characters that no path may hold: control characters, and what other systems read as a separator, a drive or a
 * pattern.
 */
const forbidden = /[\p{Cc}\\:*?"<>|]/u;

/** True for a path that stays inside the folder files/ of its bundle wherever it is unpacked. */
function isInsideFiles(path: string): boolean {
  const [first, ...rest] = path.split('/');
  if (first !== 'files' || rest.length === 0 || forbidden.test(path)) return false;
  return rest.every((step) => step !== '' && step !== '.' && step !== '..');
}

/** A name as file systems compare it: composed, and without letter case. */
function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Files are inside the bundle and match their type, and no two outputs have the same name in the same folder. */
function checkFiles(check: ApplicationCheck): void {
  const made = new Map<string, Place>();
  for (const at of check.of('file')) {
    const { type, name, path, folder_id: folder } = at.thing;
    const extension = extensions[type];
    if (!isInsideFiles(path)) check.report('application.invalid-path', placeOf(at, '/path'), { path });
    else if (!path.toLowerCase().endsWith(extension)) {
      check.report('application.invalid-extension', placeOf(at, '/path'), { type, path, extension });
    }
    // A Word file whose name ends in .pdf comes out as PDF; a PDF form never as Word.
    if (type === 'pdf' && name.toLowerCase().endsWith(extensions.word)) {
      check.report('application.invalid-name-extension', placeOf(at, '/name'), { type, name, extension });
    }
    const output = `${folder ?? ''}/${comparable(name)}`;
    const earlier = made.get(output);
    if (earlier) check.report('application.invalid-duplicate-output', placeOf(at, '/name'), { name }, earlier);
    else made.set(output, placeOf(at, '/name'));
  }
}

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

/** The checks of an application beyond its schema, in the order in which problems are reported. */
const checks: readonly ((check: ApplicationCheck) => void)[] = [
  checkIds,
  checkReferences,
  checkRepeats,
  checkCycles,
  checkNames,
  checkOptions,
  checkFields,
  checkConditions,
  checkFiles,
  checkPublication,
];

/**
 * Everything in which an application contradicts itself: ids, references, names, repetitions, options, formulas, form
 * rules,
 * conditions, files. Circular conditions and things that are never reached are not looked at here.
 */
export function checkIntegrity(application: Application): Problem[] {
  const check = new ApplicationCheck(application);
  for (const run of checks) run(check);
  return check.problems;
}
