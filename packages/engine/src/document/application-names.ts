import { answerNames, hasChoice, questionsInScope, rootScope, type ScopeId } from '../application/answer-names.ts';
import { indexApplication, type ApplicationIndex } from '../application/index-application.ts';
import {
  addressParts,
  fieldType,
  isListOfLines,
  nameParts,
  type Application,
  type FieldInstance,
  type FieldOption,
  type Question,
  type SurveyQuestionField,
} from '../application/schema/index.ts';
import type { KnownKind, KnownNames, KnownValue } from '../word/index.ts';

const text: KnownValue = { kind: 'text' };

/** Every answer prints one text and compares as another; both can be named. */
function shown(kind: KnownKind, parts: readonly string[] = []): KnownValue {
  return { kind, parts: new Map(['text', 'value', ...parts].map((name) => [name, text])) };
}

function choice(options: readonly FieldOption[], multiple: boolean): KnownValue {
  const one = { ...shown('choice'), options };
  return multiple ? { kind: 'list', items: one } : one;
}

/** What a field shows in a template. */
function fieldValue(field: FieldInstance | SurveyQuestionField): KnownValue {
  const { type, options = [] } = field;
  if (isListOfLines(field)) return { kind: 'list', items: text };
  switch (type) {
    case fieldType.number:
    case fieldType.decimal:
    case fieldType.formula:
      return shown('number');
    case fieldType.date:
      return shown('date');
    case fieldType.select_box:
    case fieldType.radio:
      return choice(options, false);
    case fieldType.multi_select:
      return choice(options, true);
    case fieldType.checkbox:
      return options.length > 0 ? choice(options, true) : { kind: 'boolean' };
    case fieldType.name:
      return shown('text', nameParts);
    case fieldType.address:
      return shown('text', addressParts);
    case fieldType.text:
    case fieldType.textarea:
    case fieldType.post_code:
    case fieldType.phone:
    case fieldType.email:
      return shown('text');
  }
}

class NameCollector {
  readonly #application: Application;
  readonly #index: ApplicationIndex;
  /** Lists being collected, so that a list within itself comes to an end. */
  readonly #open = new Set<ScopeId>();

  constructor(application: Application) {
    this.#application = application;
    this.#index = indexApplication(application);
  }

  root(): KnownValue {
    const parts = this.#scope(rootScope);
    // Fields outside every group show another value; they may be read from anywhere.
    for (const field of this.#application.fields) {
      if (field.field_group_id === undefined) add(parts, field.name, this.#looseField(field));
    }
    return { kind: 'data', parts };
  }

  #scope(id: ScopeId): Map<string, KnownValue> {
    const parts = new Map<string, KnownValue>();
    this.#open.add(id);
    for (const question of questionsInScope(this.#application, this.#index, id)) this.#question(question, parts);
    this.#open.delete(id);
    return parts;
  }

  #question(question: Question, parts: Map<string, KnownValue>): void {
    for (const { name, kind, id } of answerNames(question, this.#index)) {
      const value = this.#answer(question, kind, id);
      if (value) add(parts, name, value);
    }
  }

  #answer(question: Question, kind: ReturnType<typeof answerNames>[number]['kind'], id: number): KnownValue | null {
    switch (kind) {
      case 'question':
        return choice(question.options ?? [], question.type === 'multiple');
      case 'field': {
        const field = this.#index.fields.get(id);
        return field ? fieldValue(field) : null;
      }
      case 'survey_field': {
        const field = question.survey_question_fields?.find((each) => each.id === id);
        return field ? fieldValue(field) : null;
      }
      case 'repeat_option':
        return this.#open.has(id) ? null : { kind: 'list', items: { kind: 'data', parts: this.#scope(id) } };
    }
  }

  /** A field that shows another field, or what was chosen in a question. */
  #looseField(field: FieldInstance, seen: ReadonlySet<number> = new Set()): KnownValue {
    const source = this.#index.fields.get(field.source_field_id ?? 0);
    if (source && !seen.has(field.id)) return this.#looseField(source, new Set([...seen, field.id]));
    const question = this.#index.questions.get(field.question ?? 0);
    const showsChoice = field.field_group_id === undefined && question !== undefined && hasChoice(question);
    return showsChoice ? choice(question.options ?? [], question.type === 'multiple') : fieldValue(field);
  }
}

/** Two things may share a name; then nothing is sure about its kind, only that it is there. */
function add(parts: Map<string, KnownValue>, name: string, value: KnownValue): void {
  const known = parts.get(name);
  parts.set(name, known && known.kind !== value.kind ? { kind: 'unknown', open: true } : value);
}

/** The names that templates of an application can read, with what each can be, as `resolve` will give them. */
export function applicationNames(application: Application): KnownNames {
  return { root: new NameCollector(application).root(), source: 'application' };
}
