import type { Application, Question } from '@shorui/engine';
import type { AnswerStore } from './answer-store.ts';
import { repeatedQuestions, withInner } from './parts-of-question.ts';

/** A question of the first level with what is repeated in it. */
export interface StepQuestion {
  readonly question: Question;
  /** The question and those within its lists. */
  readonly questionIds: ReadonlySet<number>;
}

/** One page of the wizard: a question that begins it and those that are asked on the same page, as far as answers show them. */
export interface Step {
  /** Id of the question that begins the page, though it may be hidden. */
  readonly id: number;
  /** Names of its questions. */
  readonly name: string;
  readonly questions: readonly StepQuestion[];
  readonly questionIds: ReadonlySet<number>;
  /** Values that are asked on the page, and how many of them have an answer. */
  readonly asked: number;
  readonly answered: number;
  readonly faults: number;
  /** Something was asked and answered, and nothing is wrong. A page that asks nothing, such as one of computed values, is never done. */
  readonly isDone: boolean;
}

/** The questions of the first level, page by page. */
function pagesOf(application: Application): readonly (readonly Question[])[] {
  const inner = repeatedQuestions(application);
  const pages: Question[][] = [];
  for (const question of application.questions) {
    if (inner.has(question.id)) continue;
    const last = pages.at(-1);
    if (question.same_page === true && last !== undefined) last.push(question);
    else pages.push([question]);
  }
  return pages;
}

/** The pages in their order, without those that the answers hide. */
export function stepsOf(store: AnswerStore): readonly Step[] {
  const { application } = store;
  const resolved = store.resolved();
  const visible = resolved.questions.filter((state) => state.visible);
  const computed = new Set(application.fields.filter(({ formula }) => formula !== undefined).map(({ id }) => id));
  return pagesOf(application).flatMap((page) => {
    const questions = page
      .filter(({ id }) => store.question(id, [])?.visible === true)
      .map((question) => ({ question, questionIds: withInner(application, question.id) }));
    if (questions.length === 0) return [];
    const questionIds = new Set(questions.flatMap((each) => [...each.questionIds]));
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
    const faults = store.errorsOf(questionIds).length;
    return [
      {
        id: page[0]?.id ?? 0,
        name: questions.map(({ question }) => question.name).join('、'),
        questions,
        questionIds,
        asked,
        answered,
        faults,
        isDone: faults === 0 && answered > 0,
      },
    ];
  });
}
