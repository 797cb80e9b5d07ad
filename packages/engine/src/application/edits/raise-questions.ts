import type { Question, RepeatOption } from '../schema/index.ts';
import type { Draft } from './draft.ts';
import type { ThingRef } from './effect.ts';

/** The repeat option whose list asks a question, with its own question. */
function findList(draft: Draft, id: number): { repeat: RepeatOption; owner: Question } | undefined {
  for (const owner of draft.application.questions) {
    const repeat = owner.repeat_options?.find((candidate) => candidate.questions.includes(id));
    if (repeat) return { repeat, owner };
  }
  return undefined;
}

/**
 * Before repeat lists go, their questions move to where the repeat question is asked: into the list around it, or to the root.
 * They would otherwise be lost with the list.
 */
export function raiseQuestions(draft: Draft, owner: Question, repeats: readonly RepeatOption[], cause: ThingRef): void {
  const ids = new Set(repeats.flatMap((repeat) => repeat.questions));
  const raised = draft.application.questions.filter((question) => ids.has(question.id));
  for (const question of raised) {
    draft.note('moved', 'question', question, undefined, { because: cause, property: 'questions' });
  }
  const around = raised.length > 0 ? findList(draft, owner.id) : undefined;
  if (around) {
    const { questions } = around.repeat;
    const behind = questions.indexOf(owner.id) + 1;
    const listed = questions.toSpliced(behind, 0, ...[...ids].filter((id) => raised.some((other) => other.id === id)));
    draft.replace('repeat_option', { ...around.repeat, questions: listed }, around.owner);
  }
}
