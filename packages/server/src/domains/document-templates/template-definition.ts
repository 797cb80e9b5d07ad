import type { Application as Definition } from '@shorui/engine';
import { editApplication } from '@shorui/engine/model';
import { emptyDefinition } from '../applications/definition.ts';
import { questionChanges } from '../applications/new-questions.ts';
import { questionsOf, type StoredField } from './template-fields.ts';

/** Path of the Word file in the application of a template. */
export const templatePath = 'files/template.docx';

/** Tags in the name of a file are filled too; the name of a template has none. */
const withoutTags = (name: string): string => name.replaceAll(/[{}]/g, '').trim() || 'template';

/**
 * The application whose questions ask the fields of a template, and whose only file is the template.
 * @throws {ShoruiError} for fields that no application can have
 */
export function definitionOfFields(name: string, fields: readonly StoredField[]): Definition {
  let definition = emptyDefinition(1, withoutTags(name));
  for (const next of questionChanges(questionsOf(fields), undefined)) {
    const change = typeof next === 'function' ? next(definition) : next;
    if (change !== undefined) definition = editApplication(definition, change).application;
  }
  // All questions are asked on one page, below each other.
  const questions = definition.questions.map((question, at) =>
    at === 0 ? question : { ...question, same_page: true },
  );
  const id = definition.last_id + 1;
  const file = { id, type: 'word' as const, name: `${withoutTags(name)}.docx`, path: templatePath };
  return { ...definition, questions, last_id: id, files: [file] };
}
