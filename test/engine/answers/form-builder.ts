import type {
  Application,
  Conditional,
  FieldInstance,
  Question,
  QuestionOption,
  RepeatOption,
} from '../../../packages/engine/src/application/schema/index.ts';

type Field = Omit<FieldInstance, 'id' | 'name'>;

/** A question with the ids of its parts by name. */
export interface BuiltQuestion {
  readonly id: number;
  readonly option: Readonly<Record<string, number>>;
  readonly field: Readonly<Record<string, number>>;
}

/** Builds applications for tests: gives out ids and keeps the lists. */
export class FormBuilder {
  readonly #questions: Question[] = [];
  readonly #fields: FieldInstance[] = [];
  readonly #rules: NonNullable<Application['rules']> = [];
  readonly #files: Application['files'] = [];
  #lastId = 0;

  #next(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** A question with options; the value of each is its text unless given as `text=value`. */
  choice(
    name: string,
    options: readonly (string | (Omit<Partial<QuestionOption>, 'id'> & { text: string }))[],
    more: Partial<Question> = {},
  ): BuiltQuestion {
    const id = this.#next();
    const built = options.map((given): QuestionOption => {
      const option = typeof given === 'string' ? { text: given } : given;
      const [text = '', value = text] = option.text.split('=');
      return { value, ...option, text, id: this.#next() };
    });
    this.#questions.push({ id, name, title: name, type: 'single', options: built, ...more });
    return { id, option: Object.fromEntries(built.map((option) => [option.text, option.id])), field: {} };
  }

  /** A question with one group of fields. */
  fields(
    name: string,
    fields: Readonly<Record<string, Field>>,
    more: Partial<Question> = {},
    group: Conditional = {},
  ): BuiltQuestion {
    const id = this.#next();
    const groupId = this.#next();
    this.#questions.push({
      id,
      name,
      title: name,
      type: 'fields',
      field_groups: [{ id: groupId, name, ...group }],
      ...more,
    });
    const ids: Record<string, number> = {};
    for (const [fieldName, field] of Object.entries(fields)) {
      ids[fieldName] = this.#next();
      this.#fields.push({ ...field, id: ids[fieldName], name: fieldName, field_group_id: groupId });
    }
    return { id, option: {}, field: ids };
  }

  /** A question that repeats others. */
  repeat(
    name: string,
    questions: readonly { readonly id: number }[],
    list: Partial<RepeatOption> = {},
    more: Partial<Question> = {},
  ): BuiltQuestion {
    const id = this.#next();
    const repeat = { id: this.#next(), questions: questions.map((question) => question.id), min: 0, max: 100, ...list };
    this.#questions.push({ id, name, title: name, type: 'repeat', repeat_options: [repeat], ...more });
    return { id, option: {}, field: { list: repeat.id } };
  }

  /** A field outside every group. */
  shown(name: string, field: Field): number {
    const id = this.#next();
    this.#fields.push({ ...field, id, name });
    return id;
  }

  rule(name: string, conditional: Conditional): number {
    const id = this.#next();
    this.#rules.push({ id, name, ...conditional });
    return id;
  }

  file(name: string, conditional: Conditional = {}): number {
    const id = this.#next();
    this.#files.push({ id, type: 'word', name, path: `files/${name}`, ...conditional });
    return id;
  }

  build(more: Partial<Application> = {}): Application {
    return {
      format: 1,
      id: 1,
      name: '試験',
      version: 1,
      publish: 0,
      last_id: this.#lastId,
      questions: this.#questions,
      fields: this.#fields,
      rules: this.#rules,
      files: this.#files,
      ...more,
    };
  }
}
