import { answerNames, rootScope, scopeOfQuestion, type AnswerName, type ScopeId } from '../../answer-names.ts';
import { type FieldInstance, fieldType } from '../../schema/index.ts';
import { type ApplicationCheck, type PlacedThing, placeOf } from './application-check.ts';
import { findForbiddenCharacter, findTagNameFault, isPlainTagName, tagOfName } from './tag-name.ts';

/** A name that templates or answers use. */
interface PlacedName {
  readonly name: string;
  readonly scope: ScopeId;
  /** Names with the same source print the same value, so they may be the same. */
  readonly source: string;
  readonly at: PlacedThing;
  /** The property that gives the name, as a pointer from the thing; empty when the thing has none of its own. */
  readonly inner: string;
}

type ThingsByName = ReadonlyMap<string, PlacedThing>;

function keyOf(kind: string, id: number): string {
  return `${kind}:${id}`;
}

function placeName(things: ThingsByName, { name, kind, id }: AnswerName, scope: ScopeId): PlacedName[] {
  const source = keyOf(kind, id);
  const at = things.get(source);
  const inner = at && 'name' in at.thing && at.thing.name !== undefined ? '/name' : '';
  return at ? [{ name, scope, source, at, inner }] : [];
}

interface Source {
  readonly source: string;
  /** Question whose scope has the name; none for the root. */
  readonly questionId?: number | undefined;
}

/** Questions of the options that tick fields, by the field. */
function tickingQuestions(check: ApplicationCheck): ReadonlyMap<number, number> {
  const ticks = new Map<number, number>();
  for (const { thing, question } of check.of('option')) {
    if (thing.field_id !== undefined && question && !ticks.has(thing.field_id)) ticks.set(thing.field_id, question.id);
  }
  return ticks;
}

/** The field at the end of a chain of fields that show one another; the field itself when the chain is a circle. */
function lastShown(field: FieldInstance, fields: ReadonlyMap<number, FieldInstance>): FieldInstance {
  const seen = new Set<number>();
  let last = field;
  while (last.field_group_id === undefined) {
    const next = fields.get(last.source_field_id ?? 0);
    if (!next) return last;
    if (seen.has(next.id)) return field;
    seen.add(next.id);
    last = next;
  }
  return last;
}

/** The thing whose value a field outside every group shows. */
function sourceOf(check: ApplicationCheck, field: FieldInstance, ticks: ReadonlyMap<number, number>): Source {
  const { fields, groups } = check.index;
  const shown = lastShown(field, fields);
  const source = keyOf('field', shown.id);
  if (shown.field_group_id !== undefined) return { source, questionId: groups.get(shown.field_group_id)?.question.id };
  if (shown.type !== fieldType.formula && shown.question !== undefined) {
    return { source: keyOf('question', shown.question), questionId: shown.question };
  }
  return { source, questionId: ticks.get(shown.id) };
}

/** All names of an application with their scope: those that are answered, and those of fields that show something else. */
function listNames(check: ApplicationCheck): PlacedName[] {
  const { index, application } = check;
  const things = new Map(
    check.things.flatMap((at) => ('id' in at.thing ? [[keyOf(at.kind, at.thing.id), at] as const] : [])),
  );
  const names = application.questions.flatMap((question) => {
    const scope = scopeOfQuestion(index, question.id);
    return answerNames(question, index).flatMap((name) => placeName(things, name, scope));
  });
  const ticks = tickingQuestions(check);
  for (const at of check.of('field')) {
    if (at.thing.field_group_id !== undefined) continue;
    const { source, questionId } = sourceOf(check, at.thing, ticks);
    const scope = questionId === undefined ? rootScope : scopeOfQuestion(index, questionId);
    names.push({ name: at.thing.name, scope, source, at, inner: '/name' });
  }
  return names;
}

/** A control character as it can be shown. */
function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return /[{}]/.test(character) ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function checkUsable(check: ApplicationCheck, { name, at, inner }: PlacedName): void {
  const place = placeOf(at, inner);
  switch (findTagNameFault(name)) {
    case 'characters':
      check.report('application.invalid-name-characters', place, {
        name: name.replace(/[\p{Cc}\u2028\u2029]/gu, visible),
        found: visible(findForbiddenCharacter(name) ?? ''),
      });
      break;
    case 'spaces':
      check.report('application.invalid-name-spaces', place, { name });
      break;
    case 'reserved':
      check.report('application.invalid-name-reserved', place, { name });
      break;
    case undefined:
      if (!isPlainTagName(name)) check.report('application.name-needs-brackets', place, { name, tag: tagOfName(name) });
  }
}

/** Names are compared composed: が is one name, however it was typed. */
function scopedName({ scope, name }: PlacedName): string {
  return `${scope}:${name.normalize('NFC')}`;
}

/** A name like that of a counter would count up instead of printing its value. */
export function checkIncrements(check: ApplicationCheck): void {
  const prefix = check.application.increment_tag?.prefix;
  if (prefix === undefined) return;
  if (findTagNameFault(prefix) || !isPlainTagName(prefix) || /[0-9]$/.test(prefix)) {
    check.report('application.invalid-increment-prefix', { pointer: '/increment_tag/prefix' }, { name: prefix });
    return;
  }
  for (const { name, at, inner } of listNames(check)) {
    if (name.startsWith(prefix) && /^[0-9]+$/.test(name.slice(prefix.length))) {
      check.report('application.invalid-increment-clash', placeOf(at, inner), { name, prefix });
    }
  }
}

/**
 * Within the root, and within each repeat list, a name means one thing, and it is one that tags can hold. Questions without
 * options print nothing themselves, so their names are free.
 */
export function checkNames(check: ApplicationCheck): void {
  const first = new Map<string, PlacedName>();
  for (const name of listNames(check)) {
    checkUsable(check, name);
    const key = scopedName(name);
    const earlier = first.get(key);
    if (!earlier) first.set(key, name);
    else if (earlier.source !== name.source) {
      const related = placeOf(earlier.at, earlier.inner);
      check.report('application.invalid-duplicate-name', placeOf(name.at, name.inner), { name: name.name }, related);
    }
  }
}
