import { createProblem, nearestName, type Problem } from '../../problems/index.ts';
import { fieldType, maxInstanceName } from '../schema/index.ts';
import { placeInJson } from '../validate/structure/place-in-json.ts';
import type { Links } from './complete-questions.ts';
import { recordsOf, textOf, type JsonRecord, type Origins } from './json-tree.ts';
import type { ThingNames } from './thing-names.ts';

/** A field written in the form of a file, for which `nameForms` finds what it shows. */
interface DrawnField {
  readonly field: JsonRecord;
  /** Its place in `fields` of the application. */
  readonly index: number;
  /** Name of the list in whose row it was written. */
  readonly list?: string | undefined;
}

/** What moving the fields of forms requires and collects. */
interface Collected {
  readonly fields: unknown[];
  readonly links: Links;
  readonly origins: Origins;
}

/** Properties by which a drawn field refers to what it shows. */
const shownBy = ['source_field_id', 'question', 'option_id'] as const;

/**
 * Moves the fields written in `form.fields` and `form.repeats[].fields` of the files, as `inspect --fields` writes them, to the fields
 * of the application. `name` of a repeat and of a total is what `question_id` and `field_id` are.
 */
export function moveFormFields(files: unknown, { fields, links, origins }: Collected): DrawnField[] {
  const drawn: DrawnField[] = [];
  const move = (file: JsonRecord, owner: JsonRecord, pointer: string, repeat?: JsonRecord): void => {
    const own = recordsOf(owner['fields']);
    if (!Array.isArray(owner['fields'])) return;
    delete owner['fields'];
    for (const [at, written] of own) {
      const page = repeat?.['page'];
      const field: JsonRecord = { ...(page !== undefined && { page }), ...written };
      field['type'] ??= fieldType.text;
      origins.move(`/fields/${fields.length}`, `${pointer}/fields/${at}`);
      links.set(field, { file_id: file });
      drawn.push({ field, index: fields.length, list: textOf(repeat?.['question_id']) });
      fields.push(field);
    }
  };
  for (const [at, file] of recordsOf(files)) {
    for (const [, form] of recordsOf([file['form']])) {
      const pointer = `/files/${at}/form`;
      for (const key of ['format', 'name']) delete form[key];
      move(file, form, pointer);
      for (const [row, repeat] of recordsOf(form['repeats'])) {
        rename(repeat, 'question_id');
        for (const [, total] of recordsOf(repeat['totals'])) rename(total, 'field_id');
        move(file, repeat, `${pointer}/repeats/${row}`, repeat);
      }
    }
  }
  return drawn;
}

function rename(thing: JsonRecord, property: string): void {
  const { name } = thing;
  if (name === undefined) return;
  delete thing['name'];
  thing[property] ??= name;
}

/** The name itself, or with the first number that makes it a new one. */
function uniqueName(name: string, used: ReadonlySet<unknown>): string {
  const characters = [...name];
  let unique = name;
  for (let number = 2; used.has(unique); number += 1) {
    const end = `_${number}`;
    unique = characters.slice(0, maxInstanceName - end.length).join('') + end;
  }
  return unique;
}

/**
 * Finds what drawn fields show by their names, as on a form without an application: a field, the choices of a question, or a part
 * (`氏名.kana`). Those that print a text of their own get names that no other thing has.
 */
export function nameForms(application: JsonRecord, drawn: readonly DrawnField[], names: ThingNames): Problem[] {
  const problems: Problem[] = [];
  const options = recordsOf(application['questions']).flatMap(([, question]) => recordsOf(question['options']));
  const used = new Set<unknown>(
    [...recordsOf(application['fields']), ...recordsOf(application['questions']), ...options]
      .map(([, thing]) => thing)
      .filter((thing) => !drawn.some(({ field }) => field === thing))
      .map(({ name }) => name),
  );
  for (const { field, index, list } of drawn) {
    const name = textOf(field['name']);
    if (name === undefined || shownBy.some((key) => field[key] !== undefined)) continue;
    const hasText = field['value'] !== undefined;
    const fieldNames = names.names('answer_field');
    const shown = [`${list ?? ''}.${name}`, name].find((each) => names.find('answer_field', each));
    if (shown !== undefined) {
      field['source_field_id'] = shown;
      field['name'] = name.slice(name.lastIndexOf('.') + 1);
      continue;
    }
    if (!hasText && names.find('question', name)) {
      field['question'] = name;
      continue;
    }
    const [owner = '', ...parts] = name.split('.');
    if (!hasText && parts.length > 0 && names.find('answer_field', owner)) {
      field['value'] = `{{${name}}}`;
    } else if (!hasText) {
      const place = { ...placeInJson(application, `/fields/${index}/name`), snippet: name };
      const near = nearestName(name, [...fieldNames, ...names.names('question')]);
      problems.push(
        near === undefined
          ? createProblem('application.name-unknown', place, { name })
          : createProblem('application.name-unknown-near', place, { name, near }),
      );
    }
    // What is printed in a row belongs to its list by any field of it.
    const inRow = list === undefined ? undefined : fieldNames.find((each) => each.startsWith(`${list}.`));
    if (inRow !== undefined) field['source_field_id'] = inRow;
    const unique = uniqueName(name.replaceAll('.', '_'), used);
    used.add(unique);
    field['name'] = unique;
  }
  return problems;
}
