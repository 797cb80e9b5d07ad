import type { AnswerError, Problem } from '@shorui/engine/node';
import { createProblem } from '@shorui/engine/problems';

/** Converts an error in the answers to a `Problem`. */
export function answerProblem(error: AnswerError): Problem {
  const { questionId, question, fieldId = 0, field, repeat, message, rule } = error;
  const place = {
    ...(question !== '' && { question: { id: questionId, name: question } }),
    ...(repeat.length > 0 && { repeat }),
    ...(field !== undefined && { field: { id: fieldId, name: field } }),
  };
  return createProblem('document.answer', place, { message, rule });
}
