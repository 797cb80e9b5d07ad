import { answerNames, questionsInScope, repeatName, rootScope, type ScopeId } from '../../application/answer-names.ts';
import { indexApplication } from '../../application/index-application.ts';
import { fieldType, type Application, type FieldInstance, type FieldOption } from '../../application/schema/index.ts';
import type { ProposedField, ProposedPlace, ProposedRows } from './group-fields.ts';
import type { ProposedBlank } from './proposed-blank.ts';

/** A field that the application asks already, with the places of a file that print its value. */
export interface ExistingField {
  readonly field_id: number;
  readonly name: string;
  /** Names of the lists whose repetitions ask it, outermost first. */
  readonly list: readonly string[];
  readonly placements?: readonly ProposedPlace[];
  readonly blanks?: readonly ProposedBlank[];
  /** The choices whose marks the form prints, for a field of choices that has none. */
  readonly options?: readonly FieldOption[];
  readonly rows?: ProposedRows;
}

const choices: readonly number[] = [fieldType.select_box, fieldType.radio, fieldType.multi_select, fieldType.checkbox];

/** The fields that the questions of an application ask, by their lists and names. */
export class AskedFields {
  readonly #fields = new Map<string, FieldInstance>();
  readonly #lists = new Set<string>();
  readonly #printed: ReadonlySet<number>;

  /** @param fileId the file on which values are to be printed */
  constructor(application: Application, fileId?: number) {
    const index = indexApplication(application);
    const walk = (scope: ScopeId, list: readonly string[], open: readonly ScopeId[]): void => {
      for (const question of questionsInScope(application, index, scope)) {
        for (const { kind, id, name } of answerNames(question, index)) {
          const key = JSON.stringify([...list, name]);
          const field = kind === 'field' ? index.fields.get(id) : undefined;
          if (field !== undefined && !this.#fields.has(key)) this.#fields.set(key, field);
        }
        for (const repeat of question.repeat_options ?? []) {
          const path = [...list, repeatName(repeat, question)];
          this.#lists.add(JSON.stringify(path));
          if (!open.includes(repeat.id)) walk(repeat.id, path, [...open, repeat.id]);
        }
      }
    };
    walk(rootScope, [], []);
    const here = application.fields.filter(({ file_id: file }) => file !== undefined && file === fileId);
    this.#printed = new Set(here.flatMap(({ id, source_field_id: source }) => [id, source ?? id]));
  }

  hasList(list: readonly string[]): boolean {
    return this.#lists.has(JSON.stringify(list));
  }

  /**
   * The field of that name, with the places at which its value fits: marks need a choice of the same value. Undefined when no question
   * asks it, when no place fits, and when the file prints it already.
   */
  link(list: readonly string[], proposed: ProposedField, rows?: ProposedRows): ExistingField | undefined {
    const field = this.#fields.get(JSON.stringify([...list, proposed.name]));
    if (field === undefined || this.#printed.has(field.id)) return undefined;
    const { name, placements = [], blanks = [], options: marks = [] } = proposed;
    const options =
      (field.options?.length ?? 0) === 0 && choices.includes(field.type) && marks.length > 0 ? marks : undefined;
    const values = new Set((options ?? field.options ?? []).map(({ value }) => value));
    const fitting = placements.filter(({ option_value: mark, value }) =>
      value === undefined ? mark === undefined || values.has(mark) : field.type === fieldType.date,
    );
    if (fitting.length === 0 && blanks.length === 0) return undefined;
    return {
      field_id: field.id,
      name,
      list,
      ...(fitting.length > 0 && { placements: fitting }),
      ...(blanks.length > 0 && { blanks }),
      ...(options && { options }),
      ...(rows && { rows }),
    };
  }
}
