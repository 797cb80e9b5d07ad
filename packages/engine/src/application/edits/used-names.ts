import type { Application } from '../schema/index.ts';
import { TakenNames } from './unique-name.ts';

/** Every name of an application that answers or templates may use, of whatever scope. */
export function usedNames(application: Application): TakenNames {
  const names = application.fields.map((field) => field.name);
  for (const question of application.questions) {
    names.push(question.name);
    for (const field of question.survey_question_fields ?? []) names.push(field.name);
    for (const repeat of question.repeat_options ?? []) if (repeat.name !== undefined) names.push(repeat.name);
  }
  return new TakenNames(names);
}
