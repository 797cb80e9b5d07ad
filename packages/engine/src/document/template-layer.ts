import { repeatName } from '../application/answer-names.ts';
import { indexApplication } from '../application/index-application.ts';
import type { Application, ApplicationFile, TemplateDocument } from '../application/schema/index.ts';
import type { TemplateLayer } from '../word/index.ts';

/** Names of the lists that repeat a question: its own, or the one it is asked in. */
function repeatingLists(application: Application): (questionId: number) => readonly string[] {
  const index = indexApplication(application);
  return (questionId) => {
    const question = index.questions.get(questionId);
    if (!question) return [];
    const own = (question.repeat_options ?? []).map((option) => repeatName(option, question));
    if (own.length > 0) return own;
    const around = index.repeats.get(index.listOf.get(questionId) ?? 0);
    return around ? [repeatName(around.thing, around.question)] : [];
  };
}

/** The layer that the template editor's document is over a file; null for a file without one. */
export function templateLayer(
  application: Application,
  file: ApplicationFile,
  document: TemplateDocument | undefined = file.document,
): TemplateLayer | null {
  if (!document) return null;
  const position = application.files.indexOf(file);
  const pointer = position < 0 ? {} : { pointer: `/files/${position}/document` };
  const rules = new Set((application.rules ?? []).map(({ id }) => id));
  return { document, lists: repeatingLists(application), hasRule: (id) => rules.has(id), ...pointer };
}
