import type { ReferenceTarget } from '../thing-references.ts';

/** Properties of application.json that refer to a thing by its id, and in a handwritten file also by its name. */
export const singleReferences: Readonly<Record<string, ReferenceTarget>> = {
  question_id: 'question',
  questionId: 'question',
  question: 'question',
  field_id: 'answer_field',
  value_field_id: 'answer_field',
  source_field_id: 'field',
  field_group_id: 'field_group',
  mst_field_id: 'master_field',
  option_id: 'option',
  rule_id: 'rule',
  ruleId: 'rule',
  inheritRuleId: 'rule',
  file_id: 'file',
  folder_id: 'folder',
};

/** Properties that hold a list of such references. `questions` does so only in a repeat option. */
export const listReferences: Readonly<Record<string, ReferenceTarget>> = {
  option_ids: 'option',
  condition_options: 'option',
  questions: 'question',
};

/** What `parent_id` refers to, by the list of the application that holds the thing. */
export const parentReferences: Readonly<Record<string, ReferenceTarget>> = {
  folders: 'folder',
  categories: 'category',
};

/** Properties whose content is a writer's own and holds no references. */
export const opaqueProperties: ReadonlySet<string> = new Set([
  'params',
  'style',
  'page',
  'image',
  'table',
  'row',
  'cell',
]);
