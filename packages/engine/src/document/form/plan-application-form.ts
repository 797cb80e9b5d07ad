import { repeatName, scopeChain, scopeOfQuestion, type ScopeId } from '../../application/answer-names.ts';
import { indexApplication, type ApplicationIndex } from '../../application/index-application.ts';
import type {
  Application,
  ApplicationFile,
  FieldInstance,
  FileRepeat,
  FileTotal,
} from '../../application/schema/index.ts';
import type { Resolved } from '../../answers/index.ts';
import { overStyle } from '../../pdf/form/index.ts';
import { collectProblems, createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { TemplateValue } from '../../values/index.ts';
import {
  compileName,
  compileTextValue,
  type Limits,
  type ValueReader,
  type ValueScope,
  type ValueTemplate,
} from '../../word/index.ts';
import type { FormPlan, PlannedField, PlannedRepeat, PlannedTotal } from './plan-entries.ts';
import { formInMm } from './lengths-in-mm.ts';
import { rowLayout, valueContent } from './plan-form-fields.ts';

/** Where an instance reads its value: the answers, and the repetitions around it. */
export interface AnswerContext {
  readonly resolved: Resolved;
  readonly reader: ValueReader;
  readonly scope: ValueScope;
  readonly repeat: readonly number[];
}

const rootList: ScopeId = 0;

/** A placed instance, with what it shows. */
interface Instance {
  readonly field: FieldInstance;
  /** The list whose repetitions it shows; the root for one that shows a single value. */
  readonly list: ScopeId;
  readonly place: Place;
}

/** Do the conditions of an instance hold in this repetition? */
function shows({ resolved, repeat }: AnswerContext, field: FieldInstance, list: ScopeId): boolean {
  return list === rootList ? resolved.holds(field) : resolved.holds(field, repeat, list);
}

class InstancePlanner {
  readonly problems: Problem[] = [];
  readonly #index: ApplicationIndex;
  readonly #file: ApplicationFile;
  readonly #limits: { readonly limits: Partial<Limits> | undefined };

  constructor(application: Application, file: ApplicationFile, limits?: Partial<Limits>) {
    this.#index = indexApplication(application);
    this.#file = file;
    this.#limits = { limits };
  }

  placeOf({ id, name }: { id: number; name: string }): Place {
    return { file: this.#file.path, field: { id, name } };
  }

  #compile(action: () => ValueTemplate): ValueTemplate | null {
    return collectProblems(this.problems, action);
  }

  /** The list whose repetitions the instance shows: that of the question it or its source is asked in. */
  listOf(field: FieldInstance): ScopeId {
    const { fields, groups } = this.#index;
    let source = field;
    for (let steps = 0; source.field_group_id === undefined && steps < 100; steps += 1) {
      const next = source.source_field_id === undefined ? undefined : fields.get(source.source_field_id);
      if (!next) break;
      source = next;
    }
    const group = source.field_group_id === undefined ? undefined : groups.get(source.field_group_id);
    const question = group?.question.id ?? source.question;
    return question === undefined ? rootList : scopeOfQuestion(this.#index, question);
  }

  /** What an instance shows in one repetition. */
  #value({ field, place }: Instance): (context: AnswerContext) => TemplateValue {
    const { value, question: questionId, option_id: optionId } = field;
    if (value !== undefined) {
      const template = this.#compile(() => compileTextValue(value, place, this.#limits));
      return ({ reader, scope }) => (template ? reader.value(template, scope) : null);
    }
    const question = this.#index.questions.get(questionId ?? this.#index.options.get(optionId ?? 0)?.question.id ?? 0);
    if (!question || field.source_field_id !== undefined) {
      return ({ resolved, repeat }) => resolved.fieldValue(field.id, repeat);
    }
    const name = compileName(question.name, place);
    return ({ reader, scope }) => reader.value(name, scope);
  }

  instance(instance: Instance): PlannedField<AnswerContext> {
    const { field, place } = instance;
    const style = overStyle(this.#file.form?.style, field.style);
    const read = this.#value(instance);
    const option = field.option_value ?? this.#index.options.get(field.option_id ?? 0)?.thing.value;
    return {
      name: field.name,
      place,
      page: (field.page ?? 1) - 1,
      x: field.position_x ?? 0,
      y: field.position_y ?? 0,
      style,
      content: (context) =>
        shows(context, field, instance.list) ? valueContent(read(context), option, style, place, context.reader) : null,
    };
  }

  #total(total: FileTotal): PlannedTotal<AnswerContext>[] {
    const field = this.#index.fields.get(total.field_id);
    if (!field) return [];
    const place = this.placeOf(field);
    const text = this.#compile(() => compileTextValue(total.value ?? '{{number 合計}}', place, this.#limits));
    if (!text) return [];
    return [
      {
        name: field.name,
        place,
        over: total.over,
        x: total.position_x,
        y: total.position_y,
        style: overStyle(this.#file.form?.style, total.style),
        amount: ({ resolved, reader, repeat }) => {
          const value = resolved.fieldValue(field.id, repeat);
          return reader.text(value, place);
        },
        text: (sum, { reader, scope }) =>
          reader.text(reader.value(text, reader.withNames(scope, { 合計: sum })), place),
      },
    ];
  }

  /** The rows of a list: as the file lays them out, or one row where it does not mention the list. */
  list(list: ScopeId, instances: readonly Instance[]): PlannedRepeat<AnswerContext>[] {
    const found = this.#index.repeats.get(list);
    if (!found) return [];
    const name = repeatName(found.thing, found.question);
    const place: Place = { file: this.#file.path, question: { id: found.question.id, name } };
    if (scopeChain(this.#index, list).length > 1) {
      this.problems.push(createProblem('document.form-nested-rows', place, { name }));
      return [];
    }
    const given = (this.#file.form?.repeats ?? []).find(({ question_id: id }) => id === found.question.id);
    const page = instances[0]?.field.page ?? 1;
    const layout: Omit<FileRepeat, 'question_id'> = given ?? { page, rows: 1, pitch: 0 };
    const items = compileName(name, place);
    return [
      {
        name,
        place,
        layout: rowLayout({ ...layout, page: layout.page ?? page }),
        fields: instances.map((instance) => this.instance(instance)),
        totals: (given?.totals ?? []).flatMap((total) => this.#total(total)),
        rows: ({ resolved, reader, scope }) =>
          reader.items(items, scope).map((item, index) => ({ resolved, reader, scope: item, repeat: [index] })),
      },
    ];
  }
}

/** Instances that are drawn on a file: they have its id and a position. */
export function placedInstances(application: Application, file: ApplicationFile): FieldInstance[] {
  return application.fields.filter(
    ({ file_id: id, position_x: x, position_y: y }) => id === file.id && x !== undefined && y !== undefined,
  );
}

/**
 * Makes the plan of a PDF form of an application: instances that show a repeated field are laid out in rows, once for each
 * repetition; all others once.
 * @throws ShoruiError with every value that cannot be read, and `document.form-nested-rows` for a list within a list
 */
export function planApplicationForm(
  givenApplication: Application,
  givenFile: ApplicationFile,
  limits?: Partial<Limits>,
): FormPlan<AnswerContext> {
  const { application, file } = formInMm(givenApplication, givenFile);
  const planner = new InstancePlanner(application, file, limits);
  const lists = new Map<ScopeId, Instance[]>();
  for (const field of placedInstances(application, file)) {
    const list = planner.listOf(field);
    const instance: Instance = { field, list, place: planner.placeOf(field) };
    const known = lists.get(list);
    if (known) known.push(instance);
    else lists.set(list, [instance]);
  }
  const plan: FormPlan<AnswerContext> = {
    fields: (lists.get(rootList) ?? []).map((instance) => planner.instance(instance)),
    repeats: [...lists].flatMap(([list, instances]) => (list === rootList ? [] : planner.list(list, instances))),
  };
  if (planner.problems.length > 0) throw new ShoruiError(planner.problems);
  return plan;
}
