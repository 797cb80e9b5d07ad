import { renumberFormula, fieldLinks, type FieldLink, type ReferenceTarget } from './thing-references.ts';
import type {
  Application,
  ApplicationFile,
  BlockOptions,
  Condition,
  Conditional,
  EditorBlock,
  FieldInstance,
  FileForm,
  Question,
  QuestionOption,
} from './schema/index.ts';
import type { ThingKind } from './thing-kinds.ts';

/** The new id of a thing, or the same id when it was not copied. */
export type NewId = (kind: ThingKind | ReferenceTarget, id: number) => number;

function renumberCondition(condition: Condition, newId: NewId): Condition {
  if ('question_id' in condition) {
    const { option_ids: ids } = condition;
    return {
      ...condition,
      question_id: newId('question', condition.question_id),
      ...(ids && { option_ids: ids.map((id) => newId('option', id)) }),
    };
  }
  if ('rule_id' in condition) return { ...condition, rule_id: newId('rule', condition.rule_id) };
  const { value_field_id: other } = condition;
  return {
    ...condition,
    field_id: newId('answer_field', condition.field_id),
    ...(other !== undefined && { value_field_id: newId('answer_field', other) }),
  };
}

function renumberConditional<Thing extends Conditional>(thing: Thing, newId: NewId): Thing {
  const { conditions, condition_options: options, rule_id: rule } = thing;
  return {
    ...thing,
    ...(conditions && { conditions: conditions.map((condition) => renumberCondition(condition, newId)) }),
    ...(options && { condition_options: options.map((id) => newId('option', id)) }),
    ...(rule !== undefined && { rule_id: newId('rule', rule) }),
  };
}

function renumberLinks<Thing extends object>(
  thing: Thing,
  links: Readonly<Record<string, ReferenceTarget>>,
  newId: NewId,
): Thing {
  const rest = { ...thing } as Record<string, unknown>;
  for (const [property, kind] of Object.entries(links)) {
    const id = rest[property];
    if (typeof id === 'number') rest[property] = newId(kind, id);
  }
  return rest as Thing;
}

function renumberId<Thing extends { id: number }>(kind: ThingKind, thing: Thing, newId: NewId): Thing {
  return { ...thing, id: newId(kind, thing.id) };
}

function renumberFormulaOf<Thing extends { formula?: string }>(thing: Thing, newId: NewId): Thing {
  if (thing.formula === undefined) return thing;
  return { ...thing, formula: renumberFormula(thing.formula, (id) => newId('answer_field', id)) };
}

const blockLinks = { questionId: 'question', ruleId: 'rule', inheritRuleId: 'rule' } as const;

function renumberBlock(block: EditorBlock, newId: NewId): EditorBlock {
  const { options, children } = block;
  return {
    ...block,
    ...(options && { options: renumberLinks<BlockOptions>(renumberConditional(options, newId), blockLinks, newId) }),
    ...(children && { children: children.map((child) => renumberBlock(child, newId)) }),
  };
}

function renumberOption(option: QuestionOption, newId: NewId): QuestionOption {
  const rest = renumberId('option', renumberConditional(option, newId), newId);
  return renumberLinks(rest, { field_id: 'field' }, newId);
}

/** A question with its parts under new ids; what it mentions is renumbered alike. */
export function renumberQuestion(question: Question, newId: NewId): Question {
  const { options, field_groups: groups, survey_question_fields: surveys, repeat_options: repeats } = question;
  return {
    ...renumberId('question', renumberConditional(question, newId), newId),
    ...(options && { options: options.map((option) => renumberOption(option, newId)) }),
    ...(groups && {
      field_groups: groups.map((group) => renumberId('field_group', renumberConditional(group, newId), newId)),
    }),
    ...(surveys && { survey_question_fields: surveys.map((field) => renumberId('survey_field', field, newId)) }),
    ...(repeats && {
      repeat_options: repeats.map((repeat) => ({
        ...renumberId('repeat_option', repeat, newId),
        questions: repeat.questions.map((id) => newId('question', id)),
      })),
    }),
  };
}

export function renumberField(field: FieldInstance, newId: NewId): FieldInstance {
  const rest = renumberFormulaOf(renumberId('field', renumberConditional(field, newId), newId), newId);
  return renumberLinks(rest, fieldLinks satisfies Record<FieldLink, ReferenceTarget>, newId);
}

function renumberForm(form: FileForm, newId: NewId): FileForm {
  const { repeats } = form;
  if (!repeats) return form;
  return {
    ...form,
    repeats: repeats.map((repeat) => ({
      ...repeat,
      question_id: newId('question', repeat.question_id),
      ...(repeat.totals && {
        totals: repeat.totals.map((total) => ({ ...total, field_id: newId('field', total.field_id) })),
      }),
    })),
  };
}

function renumberFile(file: ApplicationFile, newId: NewId): ApplicationFile {
  const { document, form } = file;
  return {
    ...renumberLinks(renumberId('file', renumberConditional(file, newId), newId), { folder_id: 'folder' }, newId),
    ...(form && { form: renumberForm(form, newId) }),
    ...(document && {
      document: { ...document, children: document.children.map((block) => renumberBlock(block, newId)) },
    }),
  };
}

/** A whole application under new ids. Plans and the application itself are numbered elsewhere: theirs stay. */
export function renumberApplication(application: Application, newId: NewId): Application {
  const { rules, folders, master_fields: masters, question_notification: notes, tags, categories } = application;
  const parent = { parent_id: 'folder' } as const;
  return {
    ...application,
    questions: application.questions.map((question) => renumberQuestion(question, newId)),
    fields: application.fields.map((field) => renumberField(field, newId)),
    files: application.files.map((file) => renumberFile(file, newId)),
    ...(rules && { rules: rules.map((rule) => renumberId('rule', renumberConditional(rule, newId), newId)) }),
    ...(folders && {
      folders: folders.map((folder) => renumberLinks(renumberId('folder', folder, newId), parent, newId)),
    }),
    ...(masters && {
      master_fields: masters.map((field) => renumberFormulaOf(renumberId('master_field', field, newId), newId)),
    }),
    ...(notes && {
      question_notification: notes.map((note) =>
        renumberLinks(renumberId('notification', note, newId), { question_id: 'question' }, newId),
      ),
    }),
    ...(tags && { tags: tags.map((tag) => renumberId('tag', tag, newId)) }),
    ...(categories && {
      categories: categories.map((category) =>
        renumberLinks(renumberId('category', category, newId), { parent_id: 'category' }, newId),
      ),
    }),
  };
}
