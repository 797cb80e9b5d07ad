import type { ApplicationIndex } from './index-application.ts';
import type { Reference, ReferenceTarget } from './thing-references.ts';

const exists: Readonly<Record<ReferenceTarget, (index: ApplicationIndex, id: number) => boolean>> = {
  question: ({ questions }, id) => questions.has(id),
  option: ({ options }, id) => options.has(id),
  field_group: ({ groups }, id) => groups.has(id),
  field: ({ fields }, id) => fields.has(id),
  answer_field: ({ fields, surveyFields }, id) => fields.has(id) || surveyFields.has(id),
  rule: ({ rules }, id) => rules.has(id),
  file: ({ files }, id) => files.has(id),
  folder: ({ folders }, id) => folders.has(id),
  category: ({ categories }, id) => categories.has(id),
  master_field: ({ masterFields }, id) => masterFields.has(id),
};

/** Does a reference lead to a thing of the right kind, and an option to one of the question it is named with? */
export function isResolved(index: ApplicationIndex, { to, id, question }: Reference): boolean {
  if (question !== undefined && index.options.get(id)?.question.id !== question) return false;
  return exists[to](index, id);
}
