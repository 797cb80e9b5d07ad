import { isRecord } from '../../platform/is-record.ts';
import { recordsOf, textOf, type JsonRecord, type Origins } from './json-tree.ts';

/** Most repetitions of a list for which the file states no `max`. */
const defaultMaxRepetitions = 100;

/** Things that parts refer to, by the part and its property: ids are given later. */
export type Links = Map<JsonRecord, Readonly<Record<string, JsonRecord>>>;

/** What completing the questions collects besides them. */
interface Collected {
  readonly fields: unknown[];
  readonly links: Links;
  readonly origins: Origins;
}

function completeOption(option: unknown): unknown {
  if (typeof option === 'string') return { text: option, value: option };
  if (!isRecord(option)) return option;
  const text = option['text'] ?? option['value'];
  return { ...option, ...(text !== undefined && { text, value: option['value'] ?? text }) };
}

/** A choice may be written as its text alone. */
export function completeOptions(thing: JsonRecord): void {
  if (Array.isArray(thing['options'])) thing['options'] = thing['options'].map(completeOption);
}

function typeOf(question: JsonRecord): string | undefined {
  if (question['repeat_options'] !== undefined || question['max'] !== undefined || question['min'] !== undefined)
    return 'repeat';
  if (question['options'] !== undefined) return 'single';
  if (['fields', 'field_groups', 'survey_question_fields'].some((key) => question[key] !== undefined)) return 'fields';
  return undefined;
}

/** Moves the fields written in a question or a group to the fields of the application. */
function moveFields(group: JsonRecord, written: string, { fields, links, origins }: Collected): void {
  const own = group['fields'];
  if (!Array.isArray(own)) return;
  delete group['fields'];
  for (const [index, field] of own.entries()) {
    origins.move(`/fields/${fields.length}`, `${written}/${index}`);
    if (isRecord(field)) {
      const moved = { ...field };
      links.set(moved, { field_group_id: group });
      fields.push(moved);
    } else fields.push(field);
  }
}

/** A list with its fields: the question that asks one line of it is made. */
function splitList(
  question: JsonRecord,
  position: number,
  pointer: string,
  collected: Collected,
): JsonRecord | undefined {
  const { fields, min, max, ...list } = question;
  if (!Array.isArray(fields)) return undefined;
  const name = textOf(question['name']) ?? '';
  const line: JsonRecord = { name: `${name}の内容`, title: question['title'] ?? name, type: 'fields', fields };
  const repeat: JsonRecord = { name: question['name'], min: min ?? 0, max: max ?? defaultMaxRepetitions };
  collected.links.set(repeat, { 'questions/0': line });
  for (const key of Object.keys(question)) delete question[key];
  Object.assign(question, list, { repeat_options: [repeat] });
  const base = `/questions/${position}`;
  for (const key of ['min', 'max', 'name'])
    collected.origins.move(`${base}/repeat_options/0/${key}`, `${pointer}/${key}`);
  collected.origins.move(`${base}/repeat_options/0`, pointer);
  return line;
}

function completeQuestion(question: JsonRecord, pointer: string, collected: Collected): void {
  question['title'] ??= question['name'];
  const type = typeOf(question);
  if (type !== undefined) question['type'] ??= type;
  completeOptions(question);
  if (Array.isArray(question['fields'])) {
    const group: JsonRecord = { name: question['name'], fields: question['fields'] };
    delete question['fields'];
    moveFields(group, `${pointer}/fields`, collected);
    const groups = Array.isArray(question['field_groups']) ? question['field_groups'] : [];
    question['field_groups'] = [...groups, group];
  }
  for (const [index, group] of recordsOf(question['field_groups'])) {
    moveFields(group, `${pointer}/field_groups/${index}/fields`, collected);
  }
}

/**
 * The questions in full: a title is the name unless written, the type follows from the content, options may be texts, fields
 * are moved to `fields`, and a list with fields becomes the question that repeats and the one that it asks.
 */
export function completeQuestions(questions: readonly unknown[], collected: Collected): unknown[] {
  const found: unknown[] = [];
  for (const [index, question] of questions.entries()) {
    const written = `/questions/${index}`;
    const place = (): string => `/questions/${found.length}`;
    if (!isRecord(question)) {
      collected.origins.move(place(), written);
      found.push(question);
      continue;
    }
    if ((question['type'] ?? typeOf(question)) === 'repeat') {
      const line = splitList(question, found.length + 1, written, collected);
      if (line) {
        collected.origins.move(place(), written);
        completeQuestion(line, written, collected);
        found.push(line);
      }
    }
    collected.origins.move(place(), written);
    completeQuestion(question, written, collected);
    found.push(question);
  }
  return found;
}
