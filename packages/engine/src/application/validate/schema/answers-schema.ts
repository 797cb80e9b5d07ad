import { hasChoice, questionsInScope, repeatName, rootScope, type ScopeId } from '../../answer-names.ts';
import { indexApplication, type ApplicationIndex } from '../../index-application.ts';
import type {
  Application,
  Conditional,
  FieldInstance,
  Question,
  RepeatOption,
  SurveyQuestionField,
} from '../../schema/index.ts';
import { choiceSchema, fieldAnswerSchema } from './field-answer-schema.ts';
import { schemaBase, schemaDraft, type JsonSchema } from './plain-schema.ts';

/** One name of a scope. */
interface NamedAnswer {
  readonly name: string;
  readonly schema: JsonSchema;
  /** Must it be there in every set of answers? */
  readonly demanded: boolean;
}

/** True when the thing shows whatever is answered. */
function alwaysShows({ conditions = [], condition_options: options = [], rule_id: rule }: Conditional): boolean {
  return conditions.length === 0 && options.length === 0 && rule === undefined;
}

/** The schema with its title and description; null is allowed as "no answer" if the answer is optional. */
function describe(schema: JsonSchema, demanded: boolean, title: string, description?: string): JsonSchema {
  const words = { title, ...(description === undefined ? {} : { description }) };
  return demanded ? { ...words, ...schema } : { ...words, anyOf: [schema, { type: 'null' }] };
}

class AnswersSchemaWriter {
  readonly #application: Application;
  readonly #index: ApplicationIndex;
  /** Lists being written, so that a list within itself comes to an end. */
  readonly #open = new Set<ScopeId>();

  constructor(application: Application) {
    this.#application = application;
    this.#index = indexApplication(application);
  }

  /** All names of the root, or of one repetition of a list. */
  scope(id: ScopeId): JsonSchema {
    this.#open.add(id);
    const answers = questionsInScope(this.#application, this.#index, id).flatMap((question) =>
      this.#question(question),
    );
    this.#open.delete(id);
    const demanded = [...new Set(answers.filter((answer) => answer.demanded).map(({ name }) => name))];
    return {
      type: 'object',
      properties: Object.fromEntries(answers.map(({ name, schema }) => [name, schema])),
      ...(demanded.length === 0 ? {} : { required: demanded }),
      additionalProperties: false,
    };
  }

  #question(question: Question): NamedAnswer[] {
    const shows = alwaysShows(question);
    const { options = [], type, name, title, help, max_options: most, field_groups: groups = [] } = question;
    const answers: NamedAnswer[] = [];
    if (hasChoice(question)) {
      const demanded = question.required === true && shows && options.every(alwaysShows);
      const schema = choiceSchema(options, type === 'multiple', most);
      answers.push({ name, demanded, schema: describe(schema, demanded, title, help) });
    }
    for (const group of groups) {
      const groupShows = shows && alwaysShows(group);
      for (const field of this.#index.fieldsOfGroup.get(group.id) ?? []) {
        answers.push(...this.#field(field, groupShows && alwaysShows(field)));
      }
    }
    for (const field of question.survey_question_fields ?? []) answers.push(...this.#field(field, shows));
    for (const repeat of question.repeat_options ?? []) answers.push(...this.#repeat(repeat, question, shows));
    return answers;
  }

  #field(field: FieldInstance | SurveyQuestionField, shows: boolean): NamedAnswer[] {
    const schema = fieldAnswerSchema(field);
    if (!schema) return [];
    const demanded = field.required === true && shows;
    const title = ('label' in field ? field.label : undefined) ?? field.name;
    const help = 'help' in field ? field.help : undefined;
    return [{ name: field.name, demanded, schema: describe(schema, demanded, title, help) }];
  }

  #repeat(repeat: RepeatOption, question: Question, shows: boolean): NamedAnswer[] {
    if (this.#open.has(repeat.id)) return [];
    const { min, max } = repeat;
    const name = repeatName(repeat, question);
    const demanded = shows && min > 0;
    const least = demanded ? { minItems: min } : {};
    const schema = { type: 'array', items: this.scope(repeat.id), ...least, maxItems: max };
    return [{ name, demanded, schema: describe(schema, demanded, question.title, question.help) }];
  }
}

/**
 * The JSON Schema (draft 2020-12) of the answers to one application: its names with their types, the values and texts of
 * options, limits of length, size and number, and repeat lists as arrays of objects. What depends on conditions is allowed
 * but never demanded, and computed values are not in it: what the answers mean is found when they are resolved.
 */
export function answersSchema(application: Application): JsonSchema {
  const { id, version, name, description } = application;
  return {
    $schema: schemaDraft,
    $id: `${schemaBase}/applications/${id}/versions/${version}/answers.json`,
    title: name,
    ...(description === undefined ? {} : { description }),
    ...new AnswersSchemaWriter(application).scope(rootScope),
  };
}
