export {
  applicationUserStateOf,
  type AnswerError,
  type QuestionState,
  type RawAnswers,
  type Resolved,
} from './resolved.ts';
export { compileAnswers } from './compile/compile-answers.ts';
export { describeExplanation, type ExplainedSubject, type Explanation } from './explain/explanation.ts';
export { explainName, explainConditional, explainField, explainQuestion } from './explain/explain-question.ts';
export { fileOfImageAnswer, imageAnswer, isImageField, mapImageAnswers } from './image-answers.ts';
export type { AnswerModel } from './model/answer-model.ts';
export { resolveAnswers, type ResolveOptions } from './resolve-answers.ts';
export type { AnswerPath, AnswerSession, ChangeSet, ComputedValue } from './session/answer-session.ts';
export { startSession } from './session/start-session.ts';
