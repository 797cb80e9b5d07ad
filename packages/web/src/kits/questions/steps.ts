import type { Question } from '@shorui/engine';
import type { AnswerStore } from './answer-store.ts';
import { repeatedQuestions, withInner } from './parts-of-question.ts';

/** One page of the wizard: a question of the first level with what is repeated in it. */
export interface Step {
  readonly question: Question;
  /** The question and those within its lists. */
  readonly questionIds: ReadonlySet<number>;
  /** Values that are asked on the page, and how many of them have an answer. */
  readonly asked: number;
  readonly answered: number;
  readonly faults: number;
}

/** The pages in their order, without those that the answers hide. */
export function stepsOf(store: AnswerStore): readonly Step[] {
  const { application } = store;
  const inner = repeatedQuestions(application);
  const resolved = store.resolved();
  const visible = resolved.questions.filter((state) => state.visible);
  const computed = new Set(application.fields.filter(({ formula }) => formula !== undefined).map(({ id }) => id));
  return application.questions
    .filter(({ id }) => !inner.has(id) && store.question(id, [])?.visible === true)
    .map((question) => {
      const questionIds = withInner(application, question.id);
      let asked = 0;
      let answered = 0;
      for (const { questionId, repeat, options, fields, answered: isAnswered } of visible) {
        if (!questionIds.has(questionId)) continue;
        if (options.length > 0) {
          asked += 1;
          if (isAnswered) answered += 1;
        }
        for (const id of fields) {
          if (computed.has(id)) continue;
          asked += 1;
          if (resolved.fieldValue(id, repeat) !== null) answered += 1;
        }
      }
      return { question, questionIds, asked, answered, faults: store.errorsOf(questionIds).length };
    });
}
