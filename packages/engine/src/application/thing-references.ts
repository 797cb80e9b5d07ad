import type { Condition, Conditional, EditorBlock, FieldInstance, FileRepeat } from './schema/index.ts';
import type { ThingKind, Things } from './thing-kinds.ts';

/** Fields that a formula refers to (`@12*@3` -> 12, 3), each once, in order. */
export function formulaFields(formula: string): number[] {
  return [...new Set([...formula.matchAll(/@([0-9]+)/g)].map((match) => Number(match[1])))];
}

/** The formula with the fields it refers to renumbered. Ids without a new one stay. */
export function renumberFormula(formula: string, newId: (id: number) => number): string {
  return formula.replace(/@([0-9]+)/g, (_, digits: string) => `@${newId(Number(digits))}`);
}

/** Kinds of thing that others refer to. `answer_field` is a field instance or a survey field: both are answered. */
export type ReferenceTarget =
  | 'question'
  | 'option'
  | 'field_group'
  | 'field'
  | 'answer_field'
  | 'rule'
  | 'file'
  | 'folder'
  | 'category'
  | 'master_field';

/** One mention of a thing by its id. */
export interface Reference {
  readonly to: ReferenceTarget;
  readonly id: number;
  /** JSON pointer from the thing that refers, for example `/conditions/0/field_id`. */
  readonly pointer: string;
  /** For an option in a condition: the question it has to belong to. */
  readonly question?: number;
}

function conditionReferences(condition: Condition, pointer: string): Reference[] {
  if ('question_id' in condition) {
    const question = condition.question_id;
    return [
      { to: 'question', id: question, pointer: `${pointer}/question_id` },
      ...(condition.option_ids ?? []).map((id, index): Reference => ({
        to: 'option',
        id,
        question,
        pointer: `${pointer}/option_ids/${index}`,
      })),
    ];
  }
  if ('rule_id' in condition) return [{ to: 'rule', id: condition.rule_id, pointer: `${pointer}/rule_id` }];
  const references: Reference[] = [{ to: 'answer_field', id: condition.field_id, pointer: `${pointer}/field_id` }];
  if (condition.value_field_id !== undefined) {
    references.push({ to: 'answer_field', id: condition.value_field_id, pointer: `${pointer}/value_field_id` });
  }
  return references;
}

/** What a conditional refers to. Blocks of a template carry the same properties in their options. */
export function conditionalReferences(thing: Conditional, pointer = ''): Reference[] {
  const references: Reference[] = [];
  for (const [index, condition] of (thing.conditions ?? []).entries()) {
    references.push(...conditionReferences(condition, `${pointer}/conditions/${index}`));
  }
  for (const [index, id] of (thing.condition_options ?? []).entries()) {
    references.push({ to: 'option', id, pointer: `${pointer}/condition_options/${index}` });
  }
  if (thing.rule_id !== undefined) references.push({ to: 'rule', id: thing.rule_id, pointer: `${pointer}/rule_id` });
  return references;
}

/** What a block and the blocks in it refer to. */
function blockReferences(block: EditorBlock, pointer: string): Reference[] {
  const references: Reference[] = [];
  const { options, children } = block;
  if (options) {
    const at = `${pointer}/options`;
    references.push(...conditionalReferences(options, at));
    if (options.questionId !== undefined) {
      references.push({ to: 'question', id: options.questionId, pointer: `${at}/questionId` });
    }
    if (options.ruleId !== undefined) references.push({ to: 'rule', id: options.ruleId, pointer: `${at}/ruleId` });
    if (options.inheritRuleId !== undefined) {
      references.push({ to: 'rule', id: options.inheritRuleId, pointer: `${at}/inheritRuleId` });
    }
  }
  for (const [index, child] of (children ?? []).entries()) {
    references.push(...blockReferences(child, `${pointer}/children/${index}`));
  }
  return references;
}

/** Single references of a field instance by property. */
export const fieldLinks = {
  file_id: 'file',
  question: 'question',
  field_group_id: 'field_group',
  mst_field_id: 'master_field',
  source_field_id: 'field',
  option_id: 'option',
} as const satisfies Partial<Record<keyof FieldInstance, ReferenceTarget>>;
export type FieldLink = keyof typeof fieldLinks;

function fieldReferences(field: FieldInstance): Reference[] {
  const references = conditionalReferences(field);
  for (const [property, to] of Object.entries(fieldLinks) as [FieldLink, ReferenceTarget][]) {
    const id = field[property];
    if (id !== undefined) references.push({ to, id, pointer: `/${property}` });
  }
  return [...references, ...formulaReferences(field)];
}

function formulaReferences(field: { readonly formula?: string }): Reference[] {
  return formulaFields(field.formula ?? '').map((id) => ({ to: 'answer_field', id, pointer: '/formula' }));
}

function optional(to: ReferenceTarget, id: number | undefined, pointer: string): Reference[] {
  return id === undefined ? [] : [{ to, id, pointer }];
}

function repeatReferences({ question_id: id, totals }: FileRepeat, pointer: string): Reference[] {
  return [
    { to: 'question', id, pointer: `${pointer}/question_id` },
    ...(totals ?? []).map((total, index): Reference => ({
      to: 'field',
      id: total.field_id,
      pointer: `${pointer}/totals/${index}/field_id`,
    })),
  ];
}

/** Every id that a thing mentions, apart from the parts of a question, which are things of their own. */
export const thingReferences: { readonly [Kind in ThingKind]: (thing: Things[Kind]) => Reference[] } = {
  question: (question) => conditionalReferences(question),
  option: (option) => [...conditionalReferences(option), ...optional('field', option.field_id, '/field_id')],
  field_group: (group) => conditionalReferences(group),
  survey_field: () => [],
  repeat_option: (repeat) =>
    repeat.questions.map((id, index) => ({ to: 'question', id, pointer: `/questions/${index}` })),
  field: fieldReferences,
  rule: (rule) => conditionalReferences(rule),
  file: (file) => [
    ...conditionalReferences(file),
    ...optional('folder', file.folder_id, '/folder_id'),
    ...(file.form?.repeats ?? []).flatMap((repeat, index) => repeatReferences(repeat, `/form/repeats/${index}`)),
    ...(file.document?.children ?? []).flatMap((block, index) => blockReferences(block, `/document/children/${index}`)),
  ],
  folder: (folder) => optional('folder', folder.parent_id, '/parent_id'),
  notification: (notification) => optional('question', notification.question_id, '/question_id'),
  plan_price: () => [],
  tag: () => [],
  category: (category) => optional('category', category.parent_id, '/parent_id'),
  master_field: formulaReferences,
};
