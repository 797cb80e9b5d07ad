import { hasChoice, repeatName, rootScope, scopeOfQuestion, type ScopeId } from '../answer-names.ts';
import { indexApplication, type ApplicationIndex } from '../index-application.ts';
import { fieldType, type Application, type FieldInstance } from '../schema/index.ts';

/** Kinds whose names answers and templates use. */
export type BearerKind = 'question' | 'field' | 'survey_field' | 'repeat_option';

/** A thing that bears a name in a scope. */
export interface NameBearer {
  readonly kind: BearerKind;
  readonly id: number;
  readonly name: string;
  readonly scope: ScopeId;
  /** Id of the thing whose value has the name. Fields that show one and the same value may share a name. */
  readonly source: number;
}

/** The field at the end of a chain of fields that show one another; the field itself when the chain is a circle. */
function lastShown(field: FieldInstance, { fields }: ApplicationIndex): FieldInstance {
  let last = field;
  for (let steps = 0; last.field_group_id === undefined && last.source_field_id !== undefined; steps += 1) {
    const next = fields.get(last.source_field_id);
    if (!next) return last;
    if (steps > fields.size) return field;
    last = next;
  }
  return last;
}

/** Collects names; an application may have thousands, so each is looked at once. */
class BearerList {
  readonly bearers: NameBearer[] = [];
  private readonly index: ApplicationIndex;
  /** Questions of the options that tick fields, by the field. */
  private readonly ticking = new Map<number, number>();

  constructor(index: ApplicationIndex) {
    this.index = index;
    for (const { thing, question } of index.options.values()) {
      const { field_id: field } = thing;
      if (field !== undefined && !this.ticking.has(field)) this.ticking.set(field, question.id);
    }
  }

  private add(kind: BearerKind, id: number, name: string, scope: ScopeId, source = id): void {
    this.bearers.push({ kind, id, name, scope, source });
  }

  addQuestions({ questions }: Application): void {
    for (const question of questions) {
      const scope = scopeOfQuestion(this.index, question.id);
      if (hasChoice(question)) this.add('question', question.id, question.name, scope);
      for (const { id, name } of question.survey_question_fields ?? []) this.add('survey_field', id, name, scope);
      for (const repeat of question.repeat_options ?? []) {
        this.add('repeat_option', repeat.id, repeatName(repeat, question), scope);
      }
    }
  }

  addFields({ fields }: Application): void {
    const { groups } = this.index;
    for (const field of fields) {
      const shown = lastShown(field, this.index);
      const group = shown.field_group_id;
      const linked = group === undefined && shown.type !== fieldType.formula ? shown.question : undefined;
      const owner = group === undefined ? (linked ?? this.ticking.get(shown.id)) : groups.get(group)?.question.id;
      const scope = owner === undefined ? rootScope : scopeOfQuestion(this.index, owner);
      this.add('field', field.id, field.name, scope, linked ?? shown.id);
    }
  }
}

/** Everything that bears a name which answers or templates use. */
export function nameBearers(application: Application, index = indexApplication(application)): readonly NameBearer[] {
  const list = new BearerList(index);
  list.addQuestions(application);
  list.addFields(application);
  return list.bearers;
}

/** The bearers of each name that two things in one scope share. */
export function nameClashes(bearers: readonly NameBearer[]): ReadonlyMap<string, readonly NameBearer[]> {
  const first = new Map<string, NameBearer>();
  const clashing = new Set<string>();
  const keyOf = ({ scope, name }: NameBearer): string => `${scope} ${name.normalize('NFC')}`;
  for (const bearer of bearers) {
    const key = keyOf(bearer);
    const known = first.get(key);
    if (!known) first.set(key, bearer);
    else if (known.source !== bearer.source) clashing.add(key);
  }
  const clashes = new Map<string, NameBearer[]>();
  if (clashing.size === 0) return clashes;
  for (const bearer of bearers) {
    const key = keyOf(bearer);
    if (clashing.has(key)) clashes.set(key, [...(clashes.get(key) ?? []), bearer]);
  }
  return clashes;
}
