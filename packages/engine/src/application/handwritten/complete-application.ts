import { isRecord } from '../../platform/is-record.ts';
import type { Problem } from '../../problems/index.ts';
import { applicationFormat, fieldType, publishState } from '../schema/index.ts';
import { applicationLists, questionLists } from '../thing-kinds.ts';
import { moveFormFields, nameForms } from './complete-forms.ts';
import { completeOptions, completeQuestions, type Links } from './complete-questions.ts';
import { recordsOf, type JsonRecord, copyJson, Origins } from './json-tree.ts';
import { resolveFormulas } from './resolve-formulas.ts';
import { resolveNames } from './resolve-names.ts';
import { ThingNames } from './thing-names.ts';

/** Parts with an id in the order of the file: each question, its parts, then everything else. */
function* numberedThings(application: JsonRecord): Generator<JsonRecord> {
  for (const [kind, list] of Object.entries(applicationLists)) {
    if (kind === 'plan_price') continue;
    for (const [, thing] of recordsOf(application[list])) {
      yield thing;
      if (kind !== 'question') continue;
      for (const parts of Object.values(questionLists)) {
        for (const [, part] of recordsOf(thing[parts])) yield part;
      }
    }
  }
}

/**
 * Gives an id to everything that has none, and writes the highest into `last_id`. New ids count up from the highest one of the
 * file in the order of its content, so the same file always has the same ids.
 */
function giveIds(application: JsonRecord): void {
  const things = [...numberedThings(application)];
  const given = [application['last_id'], application['id'], ...things.map(({ id }) => id)];
  const known = given.filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id));
  let last = Math.max(1, ...known);
  let made = false;
  for (const thing of things) {
    if (thing['id'] !== undefined) continue;
    last += 1;
    made = true;
    thing['id'] = last;
  }
  if (made || application['last_id'] === undefined) application['last_id'] = last;
}

/** An application as the schema has it, made from one that was written by hand. */
export interface CompletedApplication {
  /** The completed value. It need not be an application: what is wrong otherwise is left for `validateApplication`. */
  readonly value: unknown;
  /** Names that refer to nothing, or to several things. Their places are in `value`. */
  readonly problems: readonly Problem[];
  /** The JSON pointer into what was written for one into `value`. */
  written(pointer: string): string;
}

function numberOf(table: Readonly<Record<string, number>>, name: unknown): unknown {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : name;
}

/** Types and rules may be written by their names. */
function completeField(field: JsonRecord): void {
  if ('type' in field) field['type'] = numberOf(fieldType, field['type']);
  completeOptions(field);
  if (Array.isArray(field['rules'])) {
    field['rules'] = field['rules'].map((rule: unknown) => (typeof rule === 'string' ? { name: rule } : rule));
  }
}

function completeFields(application: JsonRecord): void {
  for (const list of ['fields', 'master_fields']) {
    for (const [, field] of recordsOf(application[list])) completeField(field);
  }
  for (const [, question] of recordsOf(application['questions'])) {
    for (const [, field] of recordsOf(question['survey_question_fields'])) completeField(field);
  }
}

/** The links of parts that were written inside others, now that these have ids. */
function completeLinks(links: Links): void {
  for (const [thing, targets] of links) {
    for (const [property, target] of Object.entries(targets)) {
      if (property === 'questions/0') thing['questions'] = [target['id']];
      else thing[property] ??= target['id'];
    }
  }
}

/** A file is what its path says: Word, or a PDF form; and it is called like its template. */
function completeFile(file: JsonRecord): void {
  const { path } = file;
  if (typeof path !== 'string') return;
  file['type'] ??= /\.pdf$/i.test(path) ? 'pdf' : 'word';
  file['name'] ??= path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Completes an application that was written by hand: ids that are missing are given, references by name become ids, types
 * and rules by name become what the schema has, fields written in their questions or forms are moved to `fields`, and everything that
 * follows from the rest (titles, kinds of question, versions) is filled in. A complete application stays as it is.
 */
export function completeApplication(json: unknown): CompletedApplication {
  if (!isRecord(json)) return { value: json, problems: [], written: (pointer) => pointer };
  const origins = new Origins();
  const application: JsonRecord = copyJson(json);
  // Editors find the JSON Schema of the file by it.
  delete application['$schema'];
  application['format'] ??= applicationFormat;
  application['id'] ??= 1;
  application['version'] ??= 1;
  application['publish'] = numberOf(publishState, application['publish'] ?? 'private');
  for (const list of ['questions', 'fields', 'files']) application[list] ??= [];
  const links: Links = new Map();
  const { fields, questions } = application;
  if (Array.isArray(questions) && Array.isArray(fields)) {
    application['questions'] = completeQuestions(questions, { fields, links, origins });
  }
  const drawn = Array.isArray(fields) ? moveFormFields(application['files'], { fields, links, origins }) : [];
  completeFields(application);
  for (const [, file] of recordsOf(application['files'])) completeFile(file);
  giveIds(application);
  completeLinks(links);
  // What is drawn on forms has the names of what it shows, or its own, to which nothing refers.
  const others = recordsOf(application['fields']).flatMap(([, field]) =>
    drawn.some((each) => each.field === field) ? [] : [field],
  );
  const names = new ThingNames({ ...application, fields: others });
  const problems = [
    ...nameForms(application, drawn, names),
    ...resolveNames(application, names),
    ...resolveFormulas(application),
  ];
  return { value: application, problems, written: (pointer) => origins.written(pointer) };
}
